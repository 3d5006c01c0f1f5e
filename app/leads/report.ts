/**
 * What the report counts (product 19.42): how far the leads of a period came, and where. Nothing here reads or writes.
 */

import type { Service } from "#app/domain/services.ts";
import type { LeadStatus, LostReason } from "./lead-status.ts";

/** What time is divided by. */
export type ReportStep = "day" | "week" | "month";

/** Leads that are alike in everything that the report divides by. */
export interface CountedLeads {
  /** The day, week or month in Sweden in which they came: its first day, `2026-11-01`. */
  since: string;
  source: string;
  service: Service | null;
  assignedTo: string | null;
  status: LeadStatus;
  lostReason: LostReason | null;
  /** Whether they got an offer, whatever became of them. */
  wasQuoted: boolean;
  leads: number;
  /** Their total value, SEK without VAT. */
  value: number;
  /** When those with a response came and were responded to, in seconds since 1970. */
  received: readonly number[];
  responded: readonly number[];
}

/** How far leads came. Each step counts the leads of the next one, too. */
export interface Funnel {
  received: number;
  responded: number;
  quoted: number;
  won: number;
  /** The total value of the won ones, SEK without VAT. */
  wonValue: number;
}

/** The funnel of all leads given. A quoted lead counts as responded to. */
export function funnelOf(counted: readonly CountedLeads[]): Funnel {
  const won = counted.filter(({ status }) => status === "won");
  return {
    received: total(counted),
    responded: counted.reduce(
      (sum, { wasQuoted, leads, responded }) => sum + (wasQuoted ? leads : responded.length),
      0,
    ),
    quoted: total(counted.filter(({ wasQuoted }) => wasQuoted)),
    won: total(won),
    wonValue: won.reduce((sum, { value }) => sum + value, 0),
  };
}

/** The leads of each value of a division, those with the most leads first. */
export function divide<Key>(
  counted: readonly CountedLeads[],
  keyOf: (leads: CountedLeads) => Key,
): [Key, CountedLeads[]][] {
  return [...Map.groupBy(counted, keyOf)].sort(([, one], [, other]) => total(other) - total(one));
}

/** Why leads were lost, the most frequent reason first. */
export function lostByReason(
  counted: readonly CountedLeads[],
): { reason: LostReason | null; leads: number }[] {
  const lost = counted.filter(({ status }) => status === "lost");
  return divide(lost, ({ lostReason }) => lostReason).map(([reason, leads]) => ({
    reason,
    leads: total(leads),
  }));
}

export function total(counted: readonly CountedLeads[]): number {
  return counted.reduce((sum, { leads }) => sum + leads, 0);
}
