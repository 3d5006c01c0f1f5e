import { createHash } from "node:crypto";
import type { Database } from "#backend/database/connection.ts";
import { DatabaseUnavailable, RateLimited } from "#backend/database/errors.ts";
import { type Checked, type Issue, isTrapped, type PostedForm } from "./posted-form.ts";
import type { Reception, Reply } from "./reception.ts";

/** What a process knows about a form that is received. */
export interface Circumstances {
  database: Database;
  /** The visitor's IP address, for the rate limit. */
  sender: string;
  now: Date;
  reportError: (error: unknown) => void;
}

/** What came in, what became of it, and the HTTP status that says so. */
export interface Received {
  posted: PostedForm;
  /** The id under which it is kept; null for what is not. */
  id: string | null;
  reception: Reception;
  status: 200 | 400 | 409 | 429 | 500 | 503;
}

/** A form as it came in: a web request, or what reads one off a connection without making one. */
export interface SentForm {
  headers: { get(name: string): string | null };
  json(): Promise<unknown>;
  formData(): Promise<FormData>;
}

type Refusal = Extract<Reception, { ok: false }>;

/** What became of a right form: kept, with something to tell its page or not, or in the way of another's. */
export type Kept = { reply?: Reply } | { refused: readonly Issue[] };

interface Handling<Value> {
  /** The schema, the same that the browser checked with. */
  check: (posted: PostedForm) => Checked<Value>;
  /** Keeps what was checked, once for an id. Throws RateLimited or DatabaseUnavailable. */
  save: (value: Value) => Promise<Kept> | Promise<void>;
}

/** The posted fields, sent as JSON or as a browser posts a form without script; none when it can't be read. */
export async function readForm(request: SentForm): Promise<PostedForm> {
  try {
    if (!request.headers.get("content-type")?.startsWith("application/json"))
      return Object.fromEntries(await request.formData());
    const body: unknown = await request.json();
    return typeof body === "object" && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/**
 * Receives a form: checks it with the browser's own schema and keeps it. A robot that filled in the hidden
 * field is thanked and nothing is kept. Never throws.
 */
export async function receiveForm<Value extends { id: string }>(
  posted: PostedForm,
  { check, save }: Handling<Value>,
  { now, reportError }: Pick<Circumstances, "now" | "reportError">,
): Promise<Received> {
  const refused = (status: Received["status"], reception: Refusal): Received => ({
    posted,
    id: null,
    reception,
    status,
  });
  if (isTrapped(posted)) return { posted, id: null, reception: { ok: true }, status: 200 };
  const checked = check({ ...posted, id: posted.id ?? idOfContent(posted, now) });
  if (!checked.ok) return refused(400, { ok: false, reason: "invalid", issues: checked.issues });
  try {
    const kept = (await save(checked.value)) ?? {};
    if ("refused" in kept) return refused(409, { ok: false, reason: "invalid", issues: kept.refused });
    return { posted, id: checked.value.id, reception: { ok: true, ...kept }, status: 200 };
  } catch (error) {
    if (error instanceof RateLimited) return refused(429, { ok: false, reason: "rateLimited" });
    reportError(error);
    if (error instanceof DatabaseUnavailable) return refused(503, { ok: false, reason: "unavailable" });
    return refused(500, { ok: false, reason: "failed" });
  }
}

/**
 * The id of a form that brings none: one posted without script comes from a cached page, the same bytes for
 * everyone. The same content within the same hour is then the same request, however often it is posted.
 */
function idOfContent(posted: PostedForm, now: Date): string {
  const hour = now.toISOString().slice(0, "2026-11-21T08".length);
  const hash = createHash("sha256")
    .update(JSON.stringify([hour, posted]))
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
