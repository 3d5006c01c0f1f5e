import { siteContext } from "#app/context.ts";
import namesTypeface from "#app/orders/fonts/dejavu-sans-names.ttf?inline";
import { linkParameter, readOrderLink } from "#app/orders/link.ts";
import { currentOffer } from "#app/orders/offer.ts";
import { offerFile } from "#app/orders/offer-file.server.ts";
import { findOwnLead } from "#app/orders/own-lead.server.ts";
import typeface from "#app/seo/fonts/schibsted-grotesk-sv-en.ttf?inline";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/offer-file";
import { unlistedHeaders } from "./unlisted-response.ts";

const { name, legalName, organisationNumber, address } = brand;
const fileBrand = {
  name,
  legalName,
  organisationNumber,
  address: `${address.street}, ${address.postalCode} ${address.city}`,
  typeface: bytesOf(typeface),
  namesTypeface: bytesOf(namesTypeface),
};

/** The bytes of a file that the build has written as a data URL. */
function bytesOf(url: string): Buffer {
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

/** The offer that counts as a PDF, for whoever has the buyer's link; 404 for others. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const link = readOrderLink(url.searchParams.get(linkParameter));
  const lead = link && (await findOwnLead(context.get(siteContext).database, link));
  const offer = lead && currentOffer(lead.offers);
  if (!offer) return new Response(null, { status: 404, headers: unlistedHeaders });
  return new Response(new Uint8Array(await offerFile(offer, fileBrand)), {
    headers: {
      ...unlistedHeaders,
      "content-type": "application/pdf",
      "content-disposition": `attachment; filename="${offer.document.number.replace("/", "-")}.pdf"`,
    },
  });
}
