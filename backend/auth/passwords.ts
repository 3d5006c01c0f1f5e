import { argon2, randomBytes, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";
import { AuthError } from "./errors.ts";

const derive = promisify(argon2);

/** OWASP's minimum: 19 MiB, two passes, parallelism one (Password Storage Cheat Sheet). */
const cost = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

/** A hash occupies a thread and 19 MiB for some 30 ms; more than two at a time would delay the site's pages. */
const maxConcurrent = 2;
/** Then a caller waits some tenths of a second; further ones are refused. */
export const maxWaiting = 20;
let running = 0;
const waiting: (() => void)[] = [];

/** Runs work within the limit. `first`: ahead of all that wait, and never refused. Throws AuthError 503 otherwise. */
async function limited<T>(work: () => Promise<T>, first = false): Promise<T> {
  if (running >= maxConcurrent) {
    if (waiting.length >= maxWaiting && !first)
      throw new AuthError("unexpected_failure", "Too many sign-ins at once, try again in a few seconds", {
        status: 503,
      });
    // Whoever is done passes its place on, so that nobody who comes in between takes it as well.
    await new Promise<void>((go) => (first ? waiting.unshift(go) : waiting.push(go)));
  } else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** Hashes a password for storage: argon2id in the PHC format. Throws AuthError 503 when too many hashes wait. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const tag = await limited(() =>
    derive("argon2id", { message: Buffer.from(password), nonce: salt, tagLength, ...cost }),
  );
  const { memory, passes, parallelism } = cost;
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`;
}

/** What a password is compared with where there is no hash: it takes as long. */
const noHash = { salt: Buffer.alloc(16), tag: Buffer.alloc(tagLength), cost: { ...cost, tagLength } };

/**
 * Whether a password matches a hash. Without a hash (no such account, or one without a password) it takes as long and
 * returns false, so that the response time does not reveal who has an account. `first` is for known devices, which don't
 * wait behind a crowd of strangers. Throws AuthError 503 when too many hashes wait.
 */
export async function isPassword(password: string, hash: string | null, first = false): Promise<boolean> {
  const parsed = hash === null ? noHash : parse(hash);
  const tag = await limited(
    () => derive("argon2id", { message: Buffer.from(password), nonce: parsed.salt, ...parsed.cost }),
    first,
  );
  return timingSafeEqual(tag, parsed.tag) && hash !== null;
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
