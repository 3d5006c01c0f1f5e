/**
 * The rules of an offer (product 20): what its lines add up to, whether its buyer can still say yes, and who hears of
 * an answer. Nothing here reads or writes; change-offer.server.ts stores what is decided here.
 */

import { milliseconds } from "#app/domain/milliseconds.ts";
import { swedishDay, swedishMoment } from "#app/i18n/swedish-time.ts";
import type { OfferDocument, OfferForm, OfferLine } from "./schema.ts";

/** Why a buyer declines an offer. */
export const declineReasons = ["price", "competitor", "noNeed", "times", "other"] as const;
export type DeclineReason = (typeof declineReasons)[number];

/** The amounts of an offer, SEK with öre. */
export interface OfferSum {
  /** The amount of each line, in their order; a discount's is negative. */
  lines: readonly number[];
  /** Without VAT. */
  net: number;
  vat: number;
  /** With VAT. */
  total: number;
}

/**
 * What lines add up to: people × hours × price, or number × price; then the discounts, each a share of all lines
 * before them that are not discounts. Every amount is rounded to öre.
 */
export function sumOfOffer(lines: readonly OfferLine[], vatPercent: number): OfferSum {
  const full = lines.map((line) => {
    if (line.kind === "discount") return 0;
    const number = line.kind === "hours" ? line.people * line.hours : line.number;
    // Quarters of hours times whole öre are exact, so that half an öre is rounded up.
    return Math.round(number * Math.round(line.price * 100));
  });
  const before = total(full);
  const amounts = lines.map((line, index) =>
    line.kind === "discount" ? -Math.round((before * line.percent) / 100) : (full[index] ?? 0),
  );
  const net = total(amounts);
  const vat = Math.round((net * vatPercent) / 100);
  return {
    lines: amounts.map((amount) => amount / 100),
    net: net / 100,
    vat: vat / 100,
    total: (net + vat) / 100,
  };
}

const total = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

/** What the rules know of an offer: a version that was sent, and what has happened to it. */
export interface Offer {
  id: string;
  version: number;
  checksum: string;
  validUntil: Date;
  withdrawnAt: Date | null;
  declinedAt: Date | null;
  acceptedAt: Date | null;
}

/**
 * Where an offer is: `open` can be accepted or declined; `replaced` has a later version; the others say what has
 * happened to it. What was accepted or declined stays so, whatever comes later.
 */
export type OfferState = "open" | "accepted" | "declined" | "withdrawn" | "replaced" | "expired";

/** The state of an offer among all `offers` of its lead. The second at which it ends is still in time. */
export function offerState(offer: Offer, offers: readonly Offer[], now: Date): OfferState {
  if (offer.acceptedAt) return "accepted";
  if (offer.declinedAt) return "declined";
  if (offers.some(({ version }) => version > offer.version)) return "replaced";
  if (offer.withdrawnAt) return "withdrawn";
  return now > offer.validUntil ? "expired" : "open";
}

/** The offer that counts: the accepted one, else the latest; undefined for none. */
export function currentOffer<One extends Offer>(offers: readonly One[]): One | undefined {
  return (
    offers.find(({ acceptedAt }) => acceptedAt) ??
    offers.reduce<One | undefined>(
      (latest, offer) => (latest && latest.version > offer.version ? latest : offer),
      undefined,
    )
  );
}

/** Why an answer is refused: the offer's state, or `changed` when the buyer has seen another text than this version's. */
export type AnswerRefusal = Exclude<OfferState, "open"> | "changed" | "gone";

/**
 * Whether a buyer can answer an offer that they saw with this checksum: null if so. A yes counts once, for exactly the
 * version that was seen; `accepted` is no error for whoever says the same yes again.
 */
export function refusalOfAnswer(
  offer: Offer | undefined,
  offers: readonly Offer[],
  checksum: string,
  now: Date,
): AnswerRefusal | null {
  if (!offer) return "gone";
  if (offers.some(({ id, acceptedAt }) => acceptedAt && id !== offer.id)) return "replaced";
  const state = offerState(offer, offers, now);
  if (state !== "open") return state;
  return offer.checksum === checksum ? null : "changed";
}

/** When its buyer is reminded that an offer ends: a day before, but never within four hours after it was sent. */
export function reminderTime({ sentAt, validUntil }: { sentAt: Date; validUntil: Date }): Date | null {
  const dayBefore = validUntil.getTime() - milliseconds.day;
  return dayBefore - sentAt.getTime() >= 4 * milliseconds.hour ? new Date(dayBefore) : null;
}

/**
 * Whether an offer must say that a permit is missing: public-order guards need one from the police (product 1.10), and
 * the buyer has not said that there is one.
 */
export function lacksPermit({ service }: Pick<OfferDocument, "service">, permit: string | null): boolean {
  return service === "orderGuard" && permit !== "yes";
}

/**
 * Until when an offer that is sent at `now` is valid, unless its sender says otherwise: a week later at 17, but no later
 * than an hour before its shift begins, or than its beginning if that is within two hours.
 */
export function usualValidity(startsAt: Date | null, now: Date): Date {
  const day = swedishDay(new Date(now.getTime() + 7 * milliseconds.day));
  const inAWeek = swedishMoment(`${day}T17:00`) ?? new Date(now.getTime() + 7 * milliseconds.day);
  if (!startsAt || startsAt <= now) return inAWeek;
  const hourBefore = new Date(startsAt.getTime() - milliseconds.hour);
  const latest = hourBefore.getTime() - now.getTime() >= milliseconds.hour ? hourBefore : startsAt;
  return new Date(Math.min(latest.getTime(), inAWeek.getTime()));
}

/** What can be wrong with an offer whose fields are each valid, by the field that says so. */
export type OfferFault =
  | "startsAt.begun"
  | "endsAt.missing"
  | "endsAt.beforeStart"
  | "validUntil.passed"
  | "validUntil.afterStart"
  | "lines.negative"
  | "lines.tooMuch"
  | "withoutPermit.unconfirmed";

/**
 * Why an offer cannot be sent at `now`, in the order of its fields; empty when it can. `permit` is what the buyer has
 * said about one (product 20.9).
 */
export function faultsOfOffer(
  offer: Pick<OfferForm, "service" | "startsAt" | "endsAt" | "validUntil" | "lines" | "withoutPermit">,
  { permit, vatPercent, now }: { permit: string | null; vatPercent: number; now: Date },
): OfferFault[] {
  const { startsAt, endsAt, validUntil } = offer;
  const { net } = sumOfOffer(offer.lines, vatPercent);
  const faults: readonly [OfferFault, boolean][] = [
    ["startsAt.begun", startsAt !== null && startsAt <= now],
    ["endsAt.missing", (startsAt === null) !== (endsAt === null)],
    ["endsAt.beforeStart", startsAt !== null && endsAt !== null && endsAt <= startsAt],
    ["validUntil.passed", validUntil <= now],
    ["validUntil.afterStart", startsAt !== null && startsAt > now && validUntil > startsAt],
    ["lines.negative", net < 0],
    ["lines.tooMuch", net > mostKronor],
    ["withoutPermit.unconfirmed", lacksPermit(offer, permit) && !offer.withoutPermit],
  ];
  return faults.flatMap(([fault, isFault]) => (isFault ? [fault] : []));
}

/** The most that an offer may be worth, as in the database. */
const mostKronor = 1_000_000_000;
