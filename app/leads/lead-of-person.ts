import { hasEnded, type LeadStatus } from "./lead-status.ts";

/** A lead of a person; in place of a merged one, the lead that it was merged into. */
export interface PersonLead {
  id: string;
  status: LeadStatus;
  /** Whether it has their email address, and not their telephone number alone. */
  byEmail: boolean;
  createdAt: Date;
}

/** A demo of a person. */
export interface PersonDemo {
  id: string;
  isBooked: boolean;
  endsAt: Date;
  leadId: string | null;
}

/** The demos that a person's new lead gets (product 19.8): those that are still to come and belong to no lead. */
export function demosOfNewLead(demos: readonly PersonDemo[], now: Date): string[] {
  return demos
    .filter(({ isBooked, endsAt, leadId }) => isBooked && endsAt > now && leadId === null)
    .map(({ id }) => id);
}

/**
 * The lead that an email to the sales mailbox joins (product 19.40): the sender's open one, the latest first. Where all
 * leads of the sender are spam it is the latest of these, so that what a colleague has called spam makes no new lead. Null
 * for a new lead.
 */
export function leadForEmail(leads: readonly PersonLead[]): string | null {
  const ofSender = leads
    .filter(({ byEmail }) => byEmail)
    .toSorted(
      (one, other) => other.createdAt.getTime() - one.createdAt.getTime() || (one.id < other.id ? -1 : 1),
    );
  const open = ofSender.find(({ status }) => !hasEnded(status));
  if (open) return open.id;
  return ofSender.every(({ status }) => status === "spam") ? (ofSender[0]?.id ?? null) : null;
}

/**
 * The lead that a demo of a person belongs to (product 19.8): open leads come first, then those with the email address
 * before those with the number alone, then the latest; spam is left out.
 */
export function leadForDemo(leads: readonly PersonLead[]): string | null {
  const [first] = leads
    .filter(({ status }) => status !== "spam")
    .toSorted(
      (one, other) =>
        Number(hasEnded(one.status)) - Number(hasEnded(other.status)) ||
        Number(other.byEmail) - Number(one.byEmail) ||
        other.createdAt.getTime() - one.createdAt.getTime() ||
        (one.id < other.id ? -1 : 1),
    );
  return first?.id ?? null;
}
