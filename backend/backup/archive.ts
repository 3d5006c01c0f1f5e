import { createCipheriv, createDecipheriv, randomBytes, scryptSync } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { cp, open, stat } from "node:fs/promises";
import { pipeline } from "node:stream/promises";
import { create, extract } from "tar";
import { errorCode } from "#backend/error-code.ts";

// The encrypted format: salt, IV, ciphertext, tag (AES-256-GCM, with a key that scrypt derives from BACKUP_KEY).
const saltBytes = 16;
const ivBytes = 12;
const tagBytes = 16;
const headBytes = saltBytes + ivBytes;

/** The file name extension of an encrypted archive. */
export const encryptedEnding = ".enc";

/** Packs a folder into a .tar.gz file, encrypted if a key is given. */
export async function packFolder(folder: string, file: string, key: string | undefined): Promise<void> {
  const out = createWriteStream(file, { mode: 0o600 });
  const packed = create({ gzip: true, cwd: folder, portable: true, strict: true }, ["."]);
  if (key) {
    const salt = randomBytes(saltBytes);
    const iv = randomBytes(ivBytes);
    const cipher = createCipheriv("aes-256-gcm", derive(key, salt), iv);
    out.write(Buffer.concat([salt, iv]));
    await pipeline(
      packed,
      cipher,
      async function* (encrypted) {
        yield* encrypted;
        yield cipher.getAuthTag();
      },
      out,
    );
  } else await pipeline(packed, out);
}

/**
 * Unpacks a file of packFolder into a folder. Throws an error of one line when the file is encrypted and the key is
 * missing or wrong; the folder must not be used then, since the tag is checked at the end.
 */
export async function unpackFile(file: string, folder: string, key: string | undefined): Promise<void> {
  // Otherwise a file that can't be written is skipped without an error.
  const unpacked = extract({ cwd: folder, strict: true });
  if (!file.endsWith(encryptedEnding))
    return pipeline(createReadStream(file), unpacked).catch((cause: unknown) => {
      throw unpackError(`${file} is damaged, or is not a backup.`, cause);
    });
  requireKey(file, key);
  try {
    const { head, tag, end } = await readEnds(file);
    const decipher = createDecipheriv(
      "aes-256-gcm",
      derive(key, head.subarray(0, saltBytes)),
      head.subarray(saltBytes),
    ).setAuthTag(tag);
    await pipeline(createReadStream(file, { start: headBytes, end }), decipher, unpacked);
  } catch (cause) {
    const message = `${file} can't be decrypted: BACKUP_KEY is not its key, or the file is damaged.`;
    throw unpackError(message, cause);
  }
}

/** Throws an error of one line when a file is encrypted and there is no key. */
export function requireKey(file: string, key: string | undefined): asserts key is string {
  if (!key && file.endsWith(encryptedEnding))
    throw new Error(`${file} is encrypted: set BACKUP_KEY to the key that it was encrypted with.`);
}

/** A full disk is not the file's fault. */
function unpackError(message: string, cause: unknown): Error {
  const isFull = errorCode(cause) === "ENOSPC";
  return new Error(
    isFull
      ? "The disk on which it is unpacked is full: name a folder on another by TMPDIR. Example: TMPDIR=/var/tmp"
      : message,
    { cause },
  );
}

async function readEnds(file: string) {
  const { size } = await stat(file);
  await using handle = await open(file);
  const head = Buffer.alloc(headBytes);
  const tag = Buffer.alloc(tagBytes);
  await handle.read(head, 0, headBytes, 0);
  await handle.read(tag, 0, tagBytes, size - tagBytes);
  return { head, tag, end: size - tagBytes - 1 };
}

function derive(key: string, salt: Buffer): Buffer {
  return scryptSync(key, salt, 32);
}

/** Copies a folder's files except those that exist already in the target. A missing folder counts as empty. */
export async function copyFolder(from: string, to: string): Promise<void> {
  await cp(from, to, { recursive: true, force: false }).catch((error: unknown) => {
    if (errorCode(error) !== "ENOENT") throw error;
  });
}
