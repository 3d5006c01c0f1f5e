import { mkdtempDisposable, readdir, rm, stat } from "node:fs/promises";
import { join } from "node:path";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { makeFolder } from "#backend/files.ts";

/** The prefix of the temporary folders of backups and restores. */
const prefix = ".backup-";
/** An older one was left by a killed process, and holds an unencrypted copy of everything. */
const abandonedMilliseconds = milliseconds.day;

/** Where backups are unpacked: TMPDIR, else the data folder, since /tmp is memory on many systems. */
export function workFolder(dataDir: string): string {
  return process.env.TMPDIR ?? dataDir;
}

/** A temporary folder in a folder, removed at the end of its scope; removes those that a killed process has left. */
export async function temporaryFolder(folder: string, now = new Date()) {
  makeFolder(folder, 0o700);
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    if (!name.startsWith(prefix) || now.getTime() - (await stat(path)).mtimeMs < abandonedMilliseconds)
      continue;
    await rm(path, { recursive: true, force: true });
  }
  return mkdtempDisposable(join(folder, prefix));
}
