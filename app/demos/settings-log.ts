/**
 * What the activity log has of a change of the sales reps and of when demos are offered. change-sales-rep.server.ts and
 * change-times.server.ts store it with the change.
 */

import type { LogEntry } from "#app/domain/change-log.ts";
import type { Hours } from "./slots.ts";

/** What the staff may change of a sales rep. */
export interface ChangeableSalesRep {
  name: string;
  email: string | null;
  meetLink: string | null;
  teamsLink: string | null;
  userId: string | null;
  hours: Hours | null;
  active: boolean;
}

const details = ["name", "email", "meetLink", "teamsLink", "userId"] as const;

/** The entries for a change of a sales rep, under the new name: one for each part that differs. */
export function salesRepLog(before: ChangeableSalesRep, after: ChangeableSalesRep): LogEntry[] {
  const kinds: LogEntry["kind"][] = [];
  if (details.some((name) => before[name] !== after[name])) kinds.push("demoSalesRepChanged");
  if (JSON.stringify(before.hours) !== JSON.stringify(after.hours)) kinds.push("demoSalesRepHours");
  if (before.active !== after.active) kinds.push(after.active ? "demoSalesRepActive" : "demoSalesRepPaused");
  return kinds.map((kind) => ({ kind, about: after.name, data: {} }));
}

/** The entry for a change of the opening rules: the settings before and after it. */
export function rulesLog(was: object, now: object): LogEntry {
  return { kind: "demoRules", about: null, data: { was, now } };
}

/** The entry for an absence of a sales rep that was added or ended, without its reason. */
export function absenceLog(
  name: string,
  { from, to }: { from: string; to: string },
  added: boolean,
): LogEntry {
  return { kind: added ? "demoAbsenceAdded" : "demoAbsenceRemoved", about: name, data: { from, to } };
}

/** The entry for a day that was closed for demos, or opened. */
export function dayLog(day: string, closed: boolean): LogEntry {
  return { kind: closed ? "demoDayClosed" : "demoDayOpened", about: day, data: {} };
}
