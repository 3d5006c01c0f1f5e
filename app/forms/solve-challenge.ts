import { solveChallenge } from "altcha-lib";
import { deriveKey } from "altcha-lib/algorithms/web/pbkdf2";
import type { Challenge } from "./submit-result.ts";

/**
 * Does the proof of work that the server asks a suspicious client for; loaded only then, and unseen. Gives what is
 * posted with the form. Throws when it can't be done here.
 */
export async function solve(challenge: Challenge): Promise<object> {
  const solution = await solveChallenge({ challenge, deriveKey, timeout: 60_000 });
  if (!solution) throw new Error("the challenge was not solved in time");
  return { challenge, solution };
}
