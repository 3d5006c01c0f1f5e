import { sql } from "kysely";
import { staffDays } from "#app/demos/slots.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { aboutHostCalendar } from "#backend/auth/seal-stored.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import type { Database, Queries } from "#backend/database/connection.ts";
import type { Task } from "#backend/jobs/worker.ts";
import type { GetOutcome } from "#backend/outgoing/get.ts";
import { runProgram } from "#backend/processes/run-program.ts";
import type { BusySpan, FileProblem } from "./busy-spans.server.ts";
import {
  afterReading,
  type CalendarProblem,
  problemOfStatus,
  type ReadResult,
  readEvery,
} from "./calendar.ts";

export const readCalendarsTask = "read-demo-calendars";

/** How many calendars are read in one minute at the most, one after the other. */
const mostAtOnce = 20;
const readMilliseconds = 10_000;

export interface CalendarTools {
  database: Database;
  secrets: Pick<SecretBox, "open">;
  get(url: URL, headers: Record<string, string>): Promise<GetOutcome>;
  /** How we name ourselves to the calendar's server. */
  userAgent: string;
  spansOf?: (text: string, window: BusySpan) => Promise<BusySpan[] | FileProblem>;
  now?: () => Date;
}

/** The task that runs each minute and reads the calendars that were last tried five minutes ago (product 12.16). */
export function readCalendars(tools: CalendarTools): Task {
  const { database, now = () => new Date() } = tools;
  return async () => {
    const due = await database.as("service_role", (queries) =>
      queries
        .selectFrom("demo_calendars")
        .select(["sales_rep_id as host", "address", "etag", "whole_at as wholeAt"])
        .where(({ eb }) =>
          eb.or([
            eb("attempted_at", "is", null),
            eb("attempted_at", "<=", new Date(now().getTime() - readEvery)),
          ]),
        )
        .orderBy(sql`attempted_at nulls first`)
        .limit(mostAtOnce)
        .execute(),
    );
    for (const calendar of due) await readOne(calendar, tools, now());
  };
}

interface DueCalendar {
  host: string;
  /** Encrypted. */
  address: string;
  etag: string | null;
  wholeAt: Date | null;
}

async function readOne(calendar: DueCalendar, tools: CalendarTools, now: Date): Promise<void> {
  const read = await fetchSpans(calendar, tools, now).catch((): { problem: CalendarProblem } => ({
    problem: "unreadable",
  }));
  await tools.database.as("service_role", (queries) => store(queries, calendar, read, now));
}

type Read = { spans: BusySpan[]; etag: string | null } | "same" | { problem: CalendarProblem };

async function fetchSpans(
  { host, address, etag, wholeAt }: DueCalendar,
  { secrets, get, userAgent, spansOf = spansInProcess }: CalendarTools,
  now: Date,
): Promise<Read> {
  const url = openAddress(secrets, host, address);
  if (!url) return { problem: "key" };
  // Repetitions come into the window with time, so that an unchanged file is read again, too.
  const isFresh = wholeAt !== null && now.getTime() - wholeAt.getTime() < milliseconds.day / 4;
  const answer = await get(url, {
    accept: "text/calendar",
    "user-agent": userAgent,
    ...(etag && isFresh ? { "if-none-match": etag } : {}),
  });
  if (answer.status === null) return { problem: answer.problem };
  const problem = problemOfStatus(answer.status);
  if (problem) return { problem };
  if (answer.status === 304) return "same";
  const from = now.getTime() - milliseconds.day;
  const spans = await spansOf(answer.body, { from, to: now.getTime() + (staffDays + 1) * milliseconds.day });
  return typeof spans === "string" ? { problem: spans } : { spans, etag: answer.etag?.slice(0, 500) ?? null };
}

function openAddress(secrets: CalendarTools["secrets"], host: string, address: string): URL | null {
  try {
    return new URL(secrets.open(address, aboutHostCalendar(host)));
  } catch {
    return null;
  }
}

/**
 * Stores an attempt. The host is locked, so that it takes turns with bookings: whoever books afterwards sees the new busy
 * times. A calendar that was replaced meanwhile is left as it is.
 */
async function store(queries: Queries, calendar: DueCalendar, read: Read, now: Date): Promise<void> {
  const { host, address } = calendar;
  await queries.selectFrom("sales_reps").select("id").where("id", "=", host).forUpdate().execute();
  const before = await queries
    .selectFrom("demo_calendars")
    .select(["read_at as readAt", "failing_since as failingSince", "problem", "told_at as toldAt"])
    .where("sales_rep_id", "=", host)
    .where("address", "=", address)
    .executeTakeFirst();
  if (!before) return;
  const result: ReadResult = typeof read === "object" && "spans" in read ? "read" : read;
  const { state, tells } = afterReading(before, result, now);
  await queries
    .updateTable("demo_calendars")
    .set({
      attempted_at: now,
      read_at: state.readAt,
      failing_since: state.failingSince,
      problem: state.problem,
      told_at: state.toldAt,
    })
    .$if(result === "read", (query) =>
      query.set({ whole_at: now, etag: typeof read === "object" && "etag" in read ? read.etag : null }),
    )
    .where("sales_rep_id", "=", host)
    .execute();
  if (typeof read === "object" && "spans" in read) await storeSpans(queries, host, read.spans);
  if (tells)
    await sql`select private.queue_job('send-calendar-notice', ${JSON.stringify({ host })}::json,
      ${`calendar:${host}:${state.failingSince?.getTime()}`}, null::timestamptz)`.execute(queries);
}

async function storeSpans(queries: Queries, host: string, spans: readonly BusySpan[]): Promise<void> {
  await queries.deleteFrom("demo_busy").where("sales_rep_id", "=", host).execute();
  const at = (moment: number) => new Date(moment).toISOString();
  await sql`insert into demo_busy (sales_rep_id, starts_at, ends_at)
    select ${host}::uuid, span.from_at, span.to_at
    from unnest(${spans.map(({ from }) => at(from))}::timestamptz[], ${spans.map(({ to }) => at(to))}::timestamptz[])
      as span (from_at, to_at)`.execute(queries);
}

const readProcess = "build/server/read-calendar.js";

/** Reads a file in a process with a limit on time, since some rules of repetition keep the library busy for ever. */
async function spansInProcess(text: string, window: BusySpan): Promise<BusySpan[] | FileProblem> {
  // In development there is no built program.
  if (import.meta.env.DEV) return (await import("./busy-spans.server.ts")).busySpans(text, window);
  const input = { text, from: String(window.from), to: String(window.to) };
  const spans = await runProgram(readProcess, input, readMilliseconds);
  if (Array.isArray(spans)) return spans;
  return spans === "large" ? "large" : "unreadable";
}
