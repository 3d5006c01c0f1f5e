/**
 * The rules of the status page (product 20.18): the steps from a request to the invoice, which of them are done and
 * when, and which one is next. Nothing here reads or writes.
 */

import { currentOffer, type Offer, offerState } from "./offer.ts";
import { type Order, timeOfStep } from "./order.ts";

/** The usual way of a request, each step once. */
const usualSteps = ["received", "read", "offer", "yes", "staffed", "onSite", "done", "invoiced"] as const;

/** What can happen to an offer instead of a yes; then a new one is next. */
const offerEnds = ["withdrawn", "declined", "expired"] as const;

/** What a request can end with; nothing is next after it. */
const ends = ["takenBack", "closed", "cancelled"] as const;

export type StepName =
  | (typeof usualSteps)[number]
  | (typeof offerEnds)[number]
  | "newOffer"
  | (typeof ends)[number];

/** A step as the status page shows it. */
export interface StatusStep {
  name: StepName;
  /** When it was done; null when it is still to come, or nobody knows. */
  at: Date | null;
  state: "done" | "next" | "later";
}

/** What the rules know of a request: when it was sent, and what has become of it. */
export interface OwnRequest {
  createdAt: Date;
  readAt: Date | null;
  /** Whether the company has closed its lead, and how. */
  outcome: "won" | "lost" | null;
  takenBackAt: Date | null;
  offers: readonly (Offer & { sentAt: Date })[];
  order: (Order & { createdAt: Date }) | null;
}

/**
 * The steps of a request, in their order. A step that was left out is not shown once a later one is done; after an end
 * nothing more is shown, and otherwise exactly one step is next until everything is done.
 */
export function statusSteps(request: OwnRequest, now: Date): StatusStep[] {
  const { createdAt, readAt, offers, order } = request;
  const done = (name: StepName, at: Date | null): StatusStep => ({ name, at, state: "done" });
  const offer = currentOffer(offers);
  const state = offer && offerState(offer, offers, now);
  const end = offerEnds.find((each) => each === state);
  const isAgreed = order !== null || request.outcome === "won";
  const past: StatusStep[] = [done("received", createdAt)];
  if (readAt) past.push(done("read", readAt));
  if (offer) past.push(done("offer", offer.sentAt));
  // Taking the order back withdraws its offer: one step says it.
  const isSaid = isAgreed || (request.takenBackAt !== null && end === "withdrawn");
  if (offer && end && !isSaid) past.push(done(end, timeOfEnd(offer, end)));
  if (isAgreed) past.push(done("yes", offer?.acceptedAt ?? order?.createdAt ?? null));
  if (order)
    for (const name of ["staffed", "onSite", "done", "invoiced"] as const) {
      const at = timeOfStep(order, name);
      if (at) past.push(done(name, at));
    }
  const over = endOf(request);
  if (over) return [...past, over];
  const last = past.at(-1)?.name ?? "received";
  const usual: readonly StepName[] = usualSteps;
  const reached = usual.indexOf(last);
  // After an offer that ended without a yes, a new one follows.
  const coming: StepName[] =
    reached < 0 ? ["newOffer", ...usual.slice(usual.indexOf("yes"))] : usual.slice(reached + 1);
  return [
    ...past,
    ...coming.map((name, place): StatusStep => ({ name, at: null, state: place === 0 ? "next" : "later" })),
  ];
}

/** The latest step that is done: what the page says first. */
export function currentStep(steps: readonly StatusStep[]): StatusStep | undefined {
  return steps.findLast(({ state }) => state === "done");
}

function timeOfEnd(offer: Offer, end: (typeof offerEnds)[number]): Date | null {
  return { withdrawn: offer.withdrawnAt, declined: offer.declinedAt, expired: offer.validUntil }[end];
}

function endOf({ order, takenBackAt, outcome }: OwnRequest): StatusStep | null {
  if (order) return order.cancelledAt && { name: "cancelled", at: order.cancelledAt, state: "done" };
  if (takenBackAt) return { name: "takenBack", at: takenBackAt, state: "done" };
  return outcome === "lost" ? { name: "closed", at: null, state: "done" } : null;
}
