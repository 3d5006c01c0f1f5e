import { cp, mkdtemp, rename, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { packFolder, unpackFile } from "#backend/backup/archive.ts";
import { makeBackup } from "#backend/backup/backup.ts";
import { loadBackup } from "#backend/backup/restore.ts";
import type { ConnectionSettings } from "#backend/database/connection-settings.ts";

const names = { backup: "backup.tar.gz", supabase: "supabase" };

/** Writes a sample of a release to a file: the rows of a database, and the files of supabase/ that made its tables. */
export async function packSample(connection: ConnectionSettings, file: string): Promise<void> {
  await using folder = await newFolder();
  const mailsDir = join(folder.path, "no mails");
  const backup = { connection, mailsDir, folder: folder.path, key: undefined, now: new Date() };
  const { file: made } = await makeBackup(backup);
  await rename(made, join(folder.path, names.backup));
  await cp("supabase", join(folder.path, names.supabase), { recursive: true });
  await packFolder(folder.path, file, undefined);
}

/** Makes an empty database what that of the sample was. */
export async function loadSample(file: string, connection: ConnectionSettings): Promise<void> {
  await using folder = await newFolder();
  const workDir = folder.path;
  await unpackFile(file, workDir, undefined);
  const supabase = join(workDir, names.supabase);
  const mailsDir = join(workDir, "no mails");
  const sample = join(workDir, names.backup);
  await loadBackup({ file: sample, connection, mailsDir, workDir, key: undefined, supabase });
}

async function newFolder(): Promise<AsyncDisposable & { path: string }> {
  const path = await mkdtemp(join(tmpdir(), "release-sample-"));
  return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true }) };
}
