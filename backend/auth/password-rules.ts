import type { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { AuthError, invalid } from "./errors.ts";
import { composedPassword } from "./passwords.ts";

/** The length of a password in characters. */
export const passwordLength = { min: 12, max: 200 } as const;

/** zxcvbn's highest score: more than 10^10 guesses, far too many for a rate-limited attacker. */
const minScore = 4;

/** The protocol's reasons: too short; breached or common; too easy to guess. */
export type Weakness = "length" | "pwned" | "characters";

let checker: Promise<ZxcvbnFactory> | undefined;

/** The word lists are big, so they are loaded when they are first needed. */
async function openChecker(): Promise<ZxcvbnFactory> {
  const [{ ZxcvbnFactory }, { adjacencyGraphs, dictionary }] = await Promise.all([
    import("@zxcvbn-ts/core"),
    import("@zxcvbn-ts/language-common"),
  ]);
  return new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
}

/**
 * What is wrong with a chosen password: its length (NIST 800-63B: long rather than complicated), or that attackers would
 * guess it early. Breached and common passwords are checked by a local list, so that nothing is sent anywhere.
 * `personalTexts`: what others know about its owner, such as the address and the company.
 */
export async function weaknessesOf(password: string, personalTexts: readonly string[]): Promise<Weakness[]> {
  if (password.length < passwordLength.min) return ["length"];
  checker ??= openChecker();
  const words = personalTexts
    .flatMap((text) => [text, ...text.split(/[^\p{L}\d]+/u)])
    .filter(({ length }) => length > 2);
  // A long password takes long to analyse, and its beginning is enough.
  const { score, sequence } = (await checker).check(password.slice(0, 72), words);
  const isListed = sequence.some(
    (match) =>
      match.pattern === "dictionary" && match.token.length >= password.length - 3 && score < minScore,
  );
  if (isListed) return ["pwned"];
  return score < minScore ? ["characters"] : [];
}

const messages: Readonly<Record<Weakness, string>> = {
  length: `Password should be at least ${passwordLength.min} characters.`,
  pwned: "Password is known to be weak and easy to guess, please choose a different one.",
  characters: "Password is easy to guess, please choose a longer or less regular one.",
};

/** Throws AuthError `weak_password` with the reasons, or `validation_failed` when it is too long. */
export async function requireGoodPassword(typed: string, personalTexts: readonly string[]): Promise<void> {
  const password = composedPassword(typed);
  if (password.length > passwordLength.max)
    throw invalid(`Password cannot be longer than ${passwordLength.max} characters`);
  const reasons = await weaknessesOf(password, personalTexts);
  if (reasons.length === 0) return;
  const message = reasons.map((reason) => messages[reason]).join(" ");
  throw new AuthError("weak_password", message, { weak_password: { reasons, message } });
}
