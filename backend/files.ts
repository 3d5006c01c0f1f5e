import { randomUUID } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { errorCode } from "./error-code.ts";

/**
 * Creates a folder, and those above it that are missing. Node's own recursive mkdir never returns below /proc, where
 * mkdir reports an existing folder as missing.
 */
export function makeFolder(folder: string, mode = 0o777): void {
  if (existsSync(folder)) return;
  makeFolder(dirname(folder), mode);
  try {
    mkdirSync(folder, mode);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
}

/**
 * Reads a file that only its owner can read; the first time it is created with `secret`. It is written under another
 * name and then linked, so that two processes that start at once read the same.
 */
export function readOrCreateSecret(file: string, secret: string): string {
  // Nothing is written when the file exists: a backup and the doctor must work while the disk is full.
  if (existsSync(file)) return readFileSync(file, "utf8").trim();
  const temporary = `${file}.${randomUUID()}`;
  try {
    writeFileSync(temporary, secret, { mode: 0o600 });
    linkSync(temporary, file);
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  } finally {
    rmSync(temporary, { force: true });
  }
  return readFileSync(file, "utf8").trim();
}
