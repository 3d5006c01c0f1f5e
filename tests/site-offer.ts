import type { OfferForm } from "#app/orders/schema.ts";
import { offerPath, sendTestOffer } from "./orders.ts";
import { ask, inDatabaseOf } from "./pages/site-database.ts";
import { addOrder } from "./requests.ts";
import type { RunningSite } from "./site.ts";

/** An offer of a running site that its buyer can answer, and what a form of its page sends. */
export interface SiteOffer {
  lead: string;
  id: string;
  checksum: string;
  /** The page's path, with the buyer's link. */
  path: string;
}

/** Adds an order to a running site, with an offer for it. */
export async function addSiteOffer(
  site: Pick<RunningSite, "dataDir">,
  change: Partial<OfferForm> = {},
): Promise<SiteOffer> {
  const lead = await inDatabaseOf(site, (database) =>
    addOrder(database, { contact_name: "Kim Ek", contact_phone: "070-123 45 67" }),
  );
  return sendSiteOffer(site, lead, change);
}

/** Sends an offer for a lead of a running site: a new version, if there is one already. */
export function sendSiteOffer(
  site: Pick<RunningSite, "dataDir">,
  lead: string,
  change: Partial<OfferForm> = {},
): Promise<SiteOffer> {
  return inDatabaseOf(site, async (database) => {
    const query = (text: string, values: unknown[] = []) =>
      ask(site, text, values.map(String)) as Promise<never>;
    const link = await sendTestOffer({ database, ask: query }, lead, change);
    const [row] = await ask(
      site,
      "select id, checksum from offers where lead_id = $1 order by version desc limit 1",
      [lead],
    );
    const { id, checksum } = Object(row);
    return { lead, id, checksum, path: offerPath(link, change.locale) };
  });
}

/** The yes to an offer, as its page's form posts it. */
export function yesTo({ id, checksum }: SiteOffer, change: Record<string, string> = {}): URLSearchParams {
  return new URLSearchParams({
    do: "accept",
    offer: id,
    checksum,
    name: "Kim Ek",
    invoiceAddress: "Lagergatan 4, 721 30 Västerås",
    accepts: "on",
    ...change,
  });
}
