import type { Issue, PostedForm } from "./posted-form.ts";

/** What a form's own page is told beside that it was kept, e.g. the way back to a booking. */
export type Reply = Readonly<Record<string, unknown>>;

/** What the server says to a posted form; words are the page's. */
export type Reception =
  | { ok: true; reply?: Reply }
  | { ok: false; reason: "invalid"; issues: readonly Issue[] }
  | { ok: false; reason: "rateLimited" | "unavailable" | "failed" };

/** Specification section 9: the default request timeout of the backend client. */
const timeoutMilliseconds = 10_000;

/** Posts a form to the page's action. Throws when the network or the answer fails, or after 10 s. */
export async function postForm(address: string, posted: PostedForm): Promise<Reception> {
  const response = await fetch(address, {
    method: "POST",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify(posted),
    signal: AbortSignal.timeout(timeoutMilliseconds),
  });
  return response.json();
}
