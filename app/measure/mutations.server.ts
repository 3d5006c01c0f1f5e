import type { Database } from "#backend/database/connection.ts";

/** The values an event may carry (specification section 5, "Event data"). */
export type EventValue = string | number | boolean | null;

export type SiteEvent = { name: string; path: string; data: Record<string, EventValue> };

/**
 * Keeps a first-party event, without anything that tells who it was. Values of another type, which a
 * browser may send whatever our types say, are dropped, as is what goes beyond ten values or 150 characters;
 * an event whose name or path is not one is dropped whole. Gives whether it was kept.
 *
 * Takes what the browser sent and its IP address for the rate limit, which is not stored.
 * Throws RateLimited or DatabaseUnavailable (backend/database/errors.ts).
 */
export async function recordEvent(
  database: Database,
  sent: unknown,
  { sender }: { sender: string },
): Promise<boolean> {
  const event = toEvent(sent);
  if (!event) return false;
  const row = { name: event.name, path: event.path, data: JSON.stringify(event.data) };
  await database.once("anon", (queries) => queries.insertInto("events").values(row), { sender });
  return true;
}

function toEvent(sent: unknown): SiteEvent | undefined {
  if (!isRecord(sent) || typeof sent.name !== "string" || typeof sent.path !== "string") return undefined;
  const path = sent.path.replace(/[?#].*$/s, "");
  if (!/^[a-z][a-z0-9_]{0,63}$/.test(sent.name) || !/^\/[^\p{Cc}]{0,299}$/u.test(path)) return undefined;
  const entries = Object.entries(isRecord(sent.data) ? sent.data : {})
    .filter((entry): entry is [string, EventValue] => /^\w{1,40}$/.test(entry[0]) && isEventValue(entry[1]))
    .slice(0, 10)
    .map(([key, value]) => [key, typeof value === "string" ? plain(value) : value] as const);
  return { name: sent.name, path, data: Object.fromEntries(entries) };
}

function plain(text: string): string {
  // PostgreSQL's JSON holds no NUL and no half of a surrogate pair.
  return text
    .replace(/\p{Cc}/gu, " ")
    .slice(0, 150)
    .toWellFormed();
}

function isEventValue(value: unknown): value is EventValue {
  return value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
