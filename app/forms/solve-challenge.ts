import { type Challenge, solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import { milliseconds } from "#app/domain/milliseconds.ts";

/**
 * Solves the proof of work that the server requires of a suspicious client; the code is loaded only then.
 * Returns what is posted with the form. Throws when it can't be solved within 60 s.
 */
export async function solve(challenge: Challenge): Promise<object> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: milliseconds.minute });
  if (!solution) throw new Error("the challenge was not solved in time");
  return { challenge, solution };
}
