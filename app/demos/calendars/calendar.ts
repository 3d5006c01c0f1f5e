/**
 * The rules of a host's calendar (product 12.16): what becomes of it when it was read or could not be. Nothing here reads
 * or writes.
 */

import { milliseconds } from "#app/domain/milliseconds.ts";

/** Why a calendar could not be read. */
export const calendarProblems = [
  "address",
  "name",
  "connection",
  "certificate",
  "timeout",
  "refused",
  "gone",
  "large",
  "unreadable",
  "key",
] as const;
export type CalendarProblem = (typeof calendarProblems)[number];

/** How often a calendar is read. */
export const readEvery = 5 * milliseconds.minute;
/** After so long without success the sales team is told. */
export const tellAfter = milliseconds.day;

export interface CalendarState {
  readAt: Date | null;
  failingSince: Date | null;
  problem: CalendarProblem | null;
  toldAt: Date | null;
}

/** What an attempt to read a calendar gave: new busy times, the same as before, or a problem. */
export type ReadResult = "read" | "same" | { problem: CalendarProblem };

/**
 * The calendar after an attempt. A failed one leaves the busy times as they are, since no slot may open by an error.
 * `tells`: the sales team is told now, once for each time that it fails.
 */
export function afterReading(
  before: CalendarState,
  result: ReadResult,
  now: Date,
): { state: CalendarState; tells: boolean } {
  if (typeof result === "string")
    return { state: { readAt: now, failingSince: null, problem: null, toldAt: null }, tells: false };
  const failingSince = before.failingSince ?? now;
  const tells = before.toldAt === null && now.getTime() - failingSince.getTime() >= tellAfter;
  const state = { ...before, failingSince, problem: result.problem, toldAt: tells ? now : before.toldAt };
  return { state, tells };
}

/** The problem that the status of a response means; null for a success. */
export function problemOfStatus(status: number): CalendarProblem | null {
  if (status === 200 || status === 304) return null;
  return status === 404 || status === 410 ? "gone" : "refused";
}

/** An address as it is fetched: "webcal" is how Apple writes https. */
export function fetchedAddress(address: string): string {
  return address.trim().replace(/^webcals?:\/\//i, "https://");
}
