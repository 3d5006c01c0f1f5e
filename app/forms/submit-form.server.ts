import { createHash } from "node:crypto";
import type { Client, Database } from "#backend/database/connection.ts";
import { DatabaseUnavailable, ProofOfWorkRequired, RateLimited } from "#backend/database/errors.ts";
import { storable } from "#backend/database/storable.ts";
import { challengeFor, solvedChallenge, workKey } from "#backend/proof-of-work.ts";
import { type Checked, type Issue, isTrapped, type PostedForm } from "./posted-form.ts";
import type { SentDetails, SubmitResult } from "./submit-result.ts";

/** What submitForm needs to know about the request. */
export interface RequestContext {
  database: Database;
  clientIp: string;
  now: Date;
  reportError: (error: unknown) => void;
}

/** The posted form, its result, and the HTTP status for it. */
export interface Submission {
  posted: PostedForm;
  /** The id under which it is stored; null when it is not. */
  id: string | null;
  result: SubmitResult;
  status: 200 | 400 | 409 | 428 | 429 | 500 | 503;
}

type Refusal = Extract<SubmitResult, { ok: false }>;

/**
 * The result of a valid form: stored, perhaps with details for its page, or refused because it conflicts with
 * a stored row.
 */
export type SaveResult = { details?: SentDetails } | { refused: readonly Issue[] };

interface Handling<Value> {
  /** The schema, the same that the browser validates with. */
  check: (posted: PostedForm) => Checked<Value>;
  /** Stores the values, once for each id. Throws RateLimited, ProofOfWorkRequired or DatabaseUnavailable. */
  save: (value: Value, client: Client) => Promise<SaveResult> | Promise<void>;
}

/** Reads the posted fields, sent as JSON or as a browser posts a form without script; none when they can't be read. */
export async function readForm(request: Request): Promise<PostedForm> {
  try {
    if (!request.headers.get("content-type")?.startsWith("application/json"))
      return Object.fromEntries(await request.formData());
    const body: unknown = await request.json();
    // Not cleaned: the schema refuses what can't be stored. JSON that is nested too deep counts as no form.
    return typeof storable(body) === "object" && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}

/**
 * Validates a posted form with the browser's own schema and stores it. Nobody is refused on suspicion: a client that
 * is faster than people type, that filled in the honeypot or that is near its rate limit must solve a proof of work,
 * which the site's script does in the background, and is then treated like any other. Never throws.
 */
export async function submitForm<Value extends { id: string }>(
  posted: PostedForm,
  { check, save }: Handling<Value>,
  { database, clientIp, now, reportError }: RequestContext,
): Promise<Submission> {
  const refused = (status: Submission["status"], result: Refusal): Submission => ({
    posted,
    id: null,
    result,
    status,
  });
  const checked = check({ ...posted, website: "", id: posted.id ?? idOfContent(posted, now) });
  if (!checked.ok) return refused(400, { ok: false, reason: "invalid", issues: checked.issues });
  const { id } = checked.value;
  const challenge = async () =>
    refused(428, {
      ok: false,
      reason: "challenge",
      challenge: await challengeFor(id, await workKey(database), now),
    });
  const saveOrChallenge = async (client: Client): Promise<SaveResult | "proofWanted"> => {
    try {
      return (await save(checked.value, client)) ?? {};
    } catch (error) {
      if (error instanceof ProofOfWorkRequired) return "proofWanted";
      throw error;
    }
  };
  try {
    const proven =
      posted.solution !== undefined &&
      (await solvedChallenge(posted.solution, id, await workKey(database))) !== null;
    if (isSuspicious(posted) && !proven) return await challenge();
    const saved = await saveOrChallenge({ clientIp, proven });
    if (saved === "proofWanted") return await challenge();
    if ("refused" in saved) return refused(409, { ok: false, reason: "invalid", issues: saved.refused });
    return { posted, id, result: { ok: true, ...saved }, status: 200 };
  } catch (error) {
    if (error instanceof RateLimited) return refused(429, { ok: false, reason: "rateLimited" });
    reportError(error);
    if (error instanceof DatabaseUnavailable) return refused(503, { ok: false, reason: "unavailable" });
    return refused(500, { ok: false, reason: "failed" });
  }
}

/** Nobody fills in a form faster than this (ms). */
const minFillTime = 2_000;

/**
 * The site's script sends how long the form was open; a client that sends an id without that is not our
 * script. A form posted without script has neither, so only the honeypot and the rate limit apply.
 */
function isSuspicious(posted: PostedForm): boolean {
  const { id, elapsed } = posted;
  const isByScript = id !== undefined;
  return isTrapped(posted) || (isByScript && !(typeof elapsed === "number" && elapsed >= minFillTime));
}

/**
 * The id of a form that has none: one posted without script comes from a cached page, which is the same for everyone.
 * The same content within the same hour gets the same id, so it is stored once however often it is posted.
 */
function idOfContent(posted: PostedForm, now: Date): string {
  const hour = now.toISOString().slice(0, "2026-11-21T08".length);
  const { website: _trap, solution: _solution, elapsed: _elapsed, ...content } = posted;
  const hash = createHash("sha256")
    .update(JSON.stringify([hour, content]))
    .digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  return hash.toString("hex", 0, 16).replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}
