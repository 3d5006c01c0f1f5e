import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Solves the proof of work for a sign-in; `url` gives the challenge. Null when that can't be had, or takes over 60 s. */
export async function proveWork(url: string, email: string): Promise<string | null> {
  try {
    const response = await fetch(`${url}?${new URLSearchParams({ email })}`);
    const challenge = await response.json();
    const solution = response.ok && (await solveChallenge({ challenge, deriveKey, timeout: 60_000 }));
    return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
  } catch {
    return null;
  }
}
