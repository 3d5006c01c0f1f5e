import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Solves the challenge at `url`, for a sign-in. Null when there is none to be had, or solving takes over 60 s. */
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
