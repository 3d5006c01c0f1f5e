import { sql } from "kysely";
import { draftsPart, personalPart } from "#app/i18n/personal-addresses.ts";
import type { Client, Database, Queries } from "#backend/database/connection.ts";
import { type EventData, type EventValue, isEventValue } from "./event.ts";

/**
 * The maximum length of an email address: the text is cut that much later, so that an address at its end is found
 * whole.
 */
const longestAddress = 320;

/**
 * Stores a first-party event without anything that identifies the visitor. Values of another type are dropped, and so
 * is anything beyond ten values, 150 characters of a text (500 of a `stack`, product 15.3) or 800 of all texts together;
 * an event with an invalid name or path is dropped whole. Returns whether it was stored. Takes the browser's JSON, and
 * its IP address for the rate limit, which is not stored. The limit is checked before the JSON is parsed, so that a
 * flood costs no more than the check. Throws RateLimited or DatabaseUnavailable (backend/database/errors.ts).
 */
export function recordEvent(database: Database, body: string, client: Client): Promise<boolean> {
  const record = async (queries: Queries) => {
    await sql`select count_event()`.execute(queries);
    const event = toEvent(parsed(body));
    if (!event) return false;
    await queries
      .insertInto("events")
      .values({ ...event, data: JSON.stringify(event.data) })
      .execute();
    return true;
  };
  return database.as("anon", record, client);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

/** Deletes the events from before a timestamp. Throws DatabaseUnavailable. */
export async function eraseEvents(database: Database, before: Date): Promise<void> {
  await database.as("service_role", (queries) =>
    queries.deleteFrom("events").where("created_at", "<", before).execute(),
  );
}

function toEvent(event: unknown): { name: string; path: string; data: EventData } | undefined {
  if (!isRecord(event) || typeof event.name !== "string" || typeof event.path !== "string") return undefined;
  const path = publicPath(event.path);
  // A shared draft is not a page of the site.
  if (path === draftsPart) return undefined;
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(event.name) || !/^\/[^\p{Cc}]{0,299}$/u.test(path)) return undefined;
  const entries = Object.entries(isRecord(event.data) ? event.data : {})
    .filter((entry): entry is [string, EventValue] => /^\w{1,40}$/.test(entry[0]) && isEventValue(entry[1]))
    .slice(0, 10);
  let left = charactersOfAll;
  const kept = entries.map(([key, value]) => {
    if (typeof value !== "string") return [key, value] as const;
    const text = plain(value, Math.min(lengthFor(key), left));
    left -= text.length;
    return [key, text] as const;
  });
  return { name: event.name, path, data: Object.fromEntries(kept) };
}

/** The path without its query; for a personal page only the kind of page. */
function publicPath(address: string): string {
  const path = address.replace(/[?#].*$/s, "");
  return personalPart(path) ?? path;
}

/** More than a message and a stack together. */
const charactersOfAll = 800;

function lengthFor(key: string): number {
  return key === "stack" ? 500 : 150;
}

/** Removes queries and email addresses from a text, since an error may quote them. */
function plain(text: string, length: number): string {
  // PostgreSQL's JSON takes no NUL and no lone surrogates.
  return text
    .slice(0, length + longestAddress)
    .replace(/\p{Cc}/gu, " ")
    .replace(/\?[^\s)"']+/g, "…")
    .split(/([\s"'()<>,;:=/]+)/)
    .map((word) => (isAddress(word) ? "…" : word))
    .join("")
    .slice(0, length)
    .toWellFormed();
}

function isAddress(word: string): boolean {
  const at = word.indexOf("@");
  return at > 0 && word.includes(".", at);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
