import type { Challenge } from "altcha-lib";
import type { Issue, PostedForm } from "./posted-form.ts";

/** What a form's page receives with the success, e.g. the link to a booking. */
export type SentDetails = Readonly<Record<string, unknown>>;

/** The sentence about when the company responds, from the server's details; empty when there is none. */
export function responseTextOf(details: SentDetails | undefined): string {
  return typeof details?.response === "string" ? details.response : "";
}

/** The server's response to a posted form; the page has the texts. */
export type SubmitResult =
  | { ok: true; details?: SentDetails }
  | { ok: false; reason: "invalid"; issues: readonly Issue[] }
  /** The form is suspicious: it is accepted with the solved challenge (backend/proof-of-work.ts). */
  | { ok: false; reason: "challenge"; challenge: Challenge }
  | { ok: false; reason: "rateLimited" | "unavailable" | "failed" };

/** After this long (ms) a form counts as not delivered; it can be sent again. */
const timeoutMilliseconds = 10_000;

/**
 * Posts a form to the page's action, and again with the proof of work if the server asks for it. Throws when the
 * network or the response fails, or after 10 s.
 */
export async function postForm(address: string, posted: PostedForm): Promise<SubmitResult> {
  const result = await post(address, posted);
  if (result.ok || result.reason !== "challenge") return result;
  const solution = await solved(result.challenge);
  return solution ? post(address, { ...posted, solution }) : result;
}

async function solved(challenge: Challenge): Promise<object | null> {
  try {
    const { solve } = await import("./solve-challenge.ts");
    return await solve(challenge);
  } catch {
    return null;
  }
}

async function post(address: string, posted: PostedForm): Promise<SubmitResult> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(posted),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  return response.json();
}
