import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import { offerMessages } from "#app/content/shared/offer.server.ts";
import { formatRecent, formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { offerState } from "#app/orders/offer.ts";
import type { OfferRow } from "#app/orders/offers.server.ts";
import { leadOffersMessages } from "./lead-offers-words.server.ts";

const looks = {
  sent: "info",
  read: "info",
  accepted: "ok",
  declined: "error",
  withdrawn: "plain",
  replaced: "plain",
  expired: "warning",
} as const;

/** The offers of a lead and of those merged into it, as its page shows them: the latest first. */
export function offerLabels(offers: readonly OfferRow[], names: Names, now: Date, locale: Locale) {
  const messages = leadOffersMessages[locale];
  const time = (moment: Date) => ({ time: formatRecent(moment, now, locale) });
  return offers.map((offer) => {
    const { sentAt, readAt, validUntil, acceptedAt, declinedAt, withdrawnAt } = offer;
    const ofLead = offers.filter(({ leadId }) => leadId === offer.leadId);
    const state = offerState(offer, ofLead, now);
    const shown = state === "open" ? (readAt ? "read" : "sent") : state;
    const who = nameOf(names, offer.sentBy, locale);
    const to = offer.recipient;
    const until = { time: formatShortMoment(validUntil, locale) };
    return {
      id: offer.id,
      title: fill(messages.one, { number: String(offer.version) }),
      sum: fill(messages.sum, { sum: formatKronor(offer.sum, locale) }),
      state: { look: looks[shown], label: messages.states[shown] },
      facts: [
        who
          ? fill(messages.sentBy, { ...time(sentAt), who, to })
          : fill(messages.sentTo, { ...time(sentAt), to }),
        readAt ? fill(messages.readAt, time(readAt)) : state === "open" ? messages.unread : null,
        acceptedAt
          ? fill(messages.acceptedBy, { ...time(acceptedAt), name: offer.acceptedName ?? "" })
          : null,
        declinedAt
          ? fill(messages.declinedFor, {
              ...time(declinedAt),
              reason: messages.reasons[offer.declineReason ?? "other"],
            })
          : null,
        withdrawnAt ? fill(messages.withdrawnAt, time(withdrawnAt)) : null,
        state === "open"
          ? fill(messages.validUntil, until)
          : state === "expired"
            ? fill(messages.wasValidUntil, until)
            : null,
      ].filter((fact) => fact !== null),
      /** What was written about it: the customer's no, or our reason. */
      said: offer.declineText ?? offer.withdrawnReason ?? (withdrawnAt ? messages.byBuyer : null),
      canBeWithdrawn: state === "open",
      document: offer.document,
      documentMessages: offerMessages[offer.document.locale],
    };
  });
}
