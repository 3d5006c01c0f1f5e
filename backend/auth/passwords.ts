import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import pLimit from "p-limit";
import { AuthError } from "./errors.ts";

const derive = promisify(argon2);

/** OWASP's minimum: 19 MiB, two passes, parallelism one (Password Storage Cheat Sheet). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/**
 * A hash occupies a thread and 19 MiB for some 30 ms, so only a few run at once. Clients that an account knows have a
 * queue of their own, so that they don't wait behind a crowd of strangers.
 */
const queues = { known: pLimit(1), strangers: pLimit(1) };
/** With so many, a stranger waits half a second; further ones are refused. */
export const maxWaiting = 20;

/** Runs work within the limit. Throws AuthError 503 when too many strangers wait. */
function limited<T>(work: () => Promise<T>, client: keyof typeof queues = "strangers"): Promise<T> {
  if (client === "strangers" && queues.strangers.pendingCount >= maxWaiting)
    throw new AuthError("unexpected_failure", "Too many sign-ins at once, try again in a few seconds", {
      status: 503,
    });
  return queues[client](work);
}

/**
 * A password as it is hashed: composed (RFC 8265, OpaqueString), since a keyboard may send "å" as one character or as
 * two. Nothing else is changed.
 */
export function composedPassword(password: string): string {
  return password.normalize("NFC");
}

/** Hashes a password for storage: argon2id in the PHC format. Throws AuthError 503 when too many strangers wait. */
export async function hashPassword(
  password: string,
  client: keyof typeof queues = "strangers",
): Promise<string> {
  const salt = randomBytes(16);
  const message = Buffer.from(composedPassword(password));
  const tag = await limited(() => derive("argon2id", { message, nonce: salt, tagLength, ...cost }), client);
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** What a password is compared with when there is no hash; it takes equally long. */
const noHash = { salt: Buffer.alloc(16), tag: Buffer.alloc(tagLength), cost: { ...cost, tagLength } };

/**
 * Whether a password matches a hash. Without a hash (no such account, or one without a password) it takes as long and
 * returns false, so that the response time does not reveal who has an account. `client`: whether the account knows the
 * device or network. Throws AuthError 503 when too many strangers wait.
 */
export async function isPassword(
  password: string,
  hash: string | null,
  client?: keyof typeof queues,
): Promise<boolean> {
  return (await comparePassword(password, hash, client)) !== "wrong";
}

/**
 * As `isPassword`, but says when the hash was made from the same password spelled otherwise: before passwords were
 * composed they were hashed as typed. Then it should be hashed again.
 */
export async function comparePassword(
  password: string,
  hash: string | null,
  client: keyof typeof queues = "strangers",
): Promise<"right" | "spelledOtherwise" | "wrong"> {
  const composed = composedPassword(password);
  const spellings = new Set([composed, password, password.normalize("NFD")]);
  const { salt: nonce, tag: expected, cost: spent } = hash === null ? noHash : parse(hash);
  return limited(async () => {
    for (const spelling of spellings) {
      const tag = await derive("argon2id", { message: Buffer.from(spelling), nonce, ...spent });
      if (timingSafeEqual(tag, expected) && hash !== null)
        return spelling === composed ? "right" : "spelledOtherwise";
    }
    return "wrong";
  }, client);
}

function parse(hash: string) {
  const [, memory, passes, parallelism, salt = "", tag = ""] =
    /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/.exec(hash) ?? [];
  const bytes = Buffer.from(tag, "base64");
  const spent = { memory: Number(memory), passes: Number(passes), parallelism: Number(parallelism) };
  return { salt: Buffer.from(salt, "base64"), tag: bytes, cost: { ...spent, tagLength: bytes.length } };
}

function base64(bytes: Buffer): string {
  return bytes.toString("base64").replaceAll("=", "");
}
