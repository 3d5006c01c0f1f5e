import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";

/** Does the work that lets one try at an account's password in; null when it could not be got or done. */
export async function workFor(address: string, email: string): Promise<string | null> {
  try {
    const response = await fetch(`${address}?${new URLSearchParams({ email })}`);
    const challenge = await response.json();
    const solution = response.ok && (await solveChallenge({ challenge, deriveKey, timeout: 60_000 }));
    return solution ? btoa(JSON.stringify({ challenge, solution })) : null;
  } catch {
    return null;
  }
}
