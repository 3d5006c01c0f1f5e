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
