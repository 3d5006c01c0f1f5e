import { offerPage } from "#app/content/pages/offer.server.ts";
import { offerMessages } from "#app/content/shared/offer.server.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type OrderLink, ownOrderHref } from "./link.ts";
import { currentOffer, offerState } from "./offer.ts";
import type { OfferRow } from "./offers.server.ts";
import type { OwnLead } from "./own-lead.server.ts";

/**
 * The data of the page of an offer: the one that counts, what can be done with it `now`, and what is said about it. Null
 * when there is none. `asked` is the version that the link named.
 */
export function offerView(
  { offers }: OwnLead,
  link: OrderLink,
  { asked, now, locale }: { asked: number; now: Date; locale: Locale },
) {
  const offer = currentOffer(offers);
  if (!offer) return null;
  const { document } = offer;
  const messages = offerPage[locale];
  const state = offerState(offer, offers, now);
  return {
    state,
    tab: fill(messages.tab, { number: document.number }),
    offer: { id: offer.id, checksum: offer.checksum, document },
    isRead: offer.readAt !== null,
    lead: leadOf(offer, state, locale),
    newer: asked > 0 && asked < offer.version ? messages.newer : null,
    call: {
      href: telephoneHref(document.sender.phone),
      text: fill(messages.call, document.sender),
    },
    accepted: offer.acceptedAt
      ? [
          { name: messages.invoiceTo, value: offer.invoiceAddress ?? "" },
          { name: messages.checksum, value: offer.checksum },
        ]
      : null,
    fileHref: ownOrderHref("offerFile", link, locale),
    statusHref: ownOrderHref("status", link, locale),
    messages: offerMessages[locale],
  };
}

function leadOf(offer: OfferRow, state: ReturnType<typeof offerState>, locale: Locale): string {
  const { lead } = offerPage[locale];
  const inWords = (time: Date | null) => (time ? formatShortMoment(time, locale) : "");
  switch (state) {
    case "accepted":
      return fill(lead.accepted, { time: inWords(offer.acceptedAt), name: offer.acceptedName ?? "" });
    case "declined":
      return fill(lead.declined, { time: inWords(offer.declinedAt) });
    case "withdrawn":
      return offer.withdrawnReason ? fill(lead.withdrawn, { reason: offer.withdrawnReason }) : lead.changed;
    case "expired":
      return fill(lead.expired, { time: inWords(offer.validUntil) });
    // The current offer has no later version.
    case "replaced":
    case "open":
      return lead.open;
  }
}
