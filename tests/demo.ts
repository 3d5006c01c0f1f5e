import { randomUUID } from "node:crypto";
import type { DemoRequest } from "#app/demos/schema.ts";
import { type DemoWeek, nearestFree } from "#app/demos/slots.ts";
import type { TestDatabase } from "./database.ts";

/** Opens demo slots around the clock, every day and on holidays too, so that tests pass at any time. */
export const offerDemosAlways = `
  with opened as (update demo_closed_days set closed = false where kind <> 'admin')
  update demo_settings
  set weekdays = '{1,2,3,4,5,6,7}', opens = '00:00', closes = '23:59', notice_minutes = 0`;

/** Deletes all bookings, closed days, rate limit hits and jobs, and all sales reps but the first. */
export async function clearDemos(db: TestDatabase): Promise<void> {
  await db.ask("truncate demo_bookings, demo_closed_days, private.rate_counts");
  await db.ask("delete from graphile_worker._private_jobs");
  await db.ask("delete from sales_reps where number > 1");
}

/** A slot of next week in Sweden, by the days and half hours after the start of its Monday. */
export function slotOfNextWeek(day: number, halfHours = 20): Date {
  const today = Temporal.Now.zonedDateTimeISO("Europe/Stockholm").startOfDay();
  const start = today.add({ days: 8 - today.dayOfWeek + day });
  return new Date(start.epochMilliseconds + halfHours * 1_800_000);
}

/** Whether a time is the start of an offered slot that is free. */
export function isFree(startsAt: Date, weeks: readonly DemoWeek[]): boolean {
  return nearestFree(startsAt, weeks, 1)[0]?.getTime() === startsAt.getTime();
}

/** A valid booking of a slot, with changes for the test. */
export function demoRequest(startsAt: Date, change: Partial<DemoRequest> = {}): DemoRequest {
  return {
    id: randomUUID(),
    startsAt,
    name: "Karin Lund",
    email: "karin@malarport.example",
    phone: "070-123 45 67",
    company: "Mälarport AB",
    service: "guard",
    message: null,
    platform: "google-meet",
    locale: "sv",
    timeZone: "Europe/Stockholm",
    ...change,
  };
}
