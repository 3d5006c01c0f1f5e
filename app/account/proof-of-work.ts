import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** The proof of work for an attempt at an account's password; null when it could not be fetched or done. */
export async function proveWork(address: string, email: string): Promise<string | null> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ email })}`);
    const challenge = await response.json();
    const solution = response.ok && (await solveChallenge({ challenge, deriveKey, timeout: 60_000 }));
    return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
  } catch {
    return null;
  }
}
