import { existsSync } from "node:fs";
import { readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { type Backup, makeBackup, noteBackup } from "./backup.ts";
import type { Manifest } from "./contents.ts";
import { backupsAmong, expiredBackups } from "./retention.ts";
import { type BackupStore, openBackupStore } from "./store.ts";
import { temporaryFolder, workFolder } from "./temporary.ts";

/** Where backups are stored: a folder, an S3-compatible bucket, or both. */
export interface BackupPlaces {
  folder: string | undefined;
  store: BackupStore | undefined;
  /** Where a backup is written on its way to or from the bucket. */
  workDir: string;
}

/** The prefix that marks the name of a backup in the bucket. */
const storePrefix = "s3:";

/** The places of the settings BACKUP_DIR and BACKUP_S3_URL, and DATA_DIR. */
export function backupPlaces(
  folder: string | undefined,
  storeUrl: string | undefined,
  dataDir: string,
): BackupPlaces {
  const store = storeUrl ? openBackupStore(storeUrl) : undefined;
  return { folder, store, workDir: workFolder(dataDir) };
}

/**
 * Makes a backup (backup.ts), stores it in each place, and removes those of earlier days there (retention.ts); other
 * files stay. Returns its name for findBackup, and its tables.
 */
export async function backUp(
  { folder, store, workDir }: BackupPlaces,
  days: number,
  backup: Omit<Backup, "folder">,
): Promise<{ name: string; tables: Manifest["tables"] }> {
  return inFolder(folder, workDir, async (used) => {
    const { file, tables } = await makeBackup({ ...backup, folder: used });
    const expired = (files: readonly string[]) => expiredBackups(files, { days, now: backup.now });
    // Before the upload, so that the folder does not grow while the bucket is unreachable.
    if (folder) for (const name of expired(await readdir(folder))) await rm(join(folder, name));
    await store?.put(file);
    await noteBackup(backup.connection);
    if (store) for (const name of expired(await store.list())) await store.remove(name);
    return { name: folder ? file : storePrefix + file.slice(used.length + 1), tables };
  });
}

/** The backups in each place, the latest last, by the names that findBackup takes. */
export async function listBackups({ folder, store }: BackupPlaces): Promise<string[]> {
  const files = folder ? await readdir(folder).catch(() => []) : [];
  const stored = store ? await store.list() : [];
  return [
    ...backupsAmong(files).map((name) => join(folder ?? "", name)),
    ...backupsAmong(stored).map((name) => storePrefix + name),
  ];
}

/**
 * Calls `work` with the file of a backup. `name` is a path, the name of a file in the folder, or s3:NAME for one that is
 * downloaded from the bucket first and removed afterwards. Throws an error of one line when there is none.
 */
export async function findBackup<T>(
  name: string,
  { folder = "", store, workDir }: BackupPlaces,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (!name.startsWith(storePrefix)) {
    const file = [name, join(folder, name)].find(existsSync);
    if (!file) throw new Error(`There is no backup ${name}: the command restore lists them.`);
    return work(file);
  }
  if (!store) throw new Error(`${name} is in a bucket: set BACKUP_S3_URL.`);
  return inFolder(undefined, workDir, async (folder) =>
    work(await store.fetch(name.slice(storePrefix.length), folder)),
  );
}

/** Calls `work` with the folder, or with a temporary one that is removed afterwards. */
async function inFolder<T>(
  folder: string | undefined,
  workDir: string,
  work: (folder: string) => Promise<T>,
): Promise<T> {
  if (folder) return work(folder);
  await using temporary = await temporaryFolder(workDir);
  return await work(temporary.path);
}
