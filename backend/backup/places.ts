import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Backup, makeBackup, noteBackup } from "./backup.ts";
import type { Manifest } from "./contents.ts";
import { type BackupStore, openBackupStore } from "./store.ts";

/** Where backups are kept: a folder, an S3-compatible store, or both. */
export interface BackupPlaces {
  folder: string | undefined;
  store: BackupStore | undefined;
}

/** The names of backups, in the order of their times. */
const names = /^backup-\d{4}-\d{2}-\d{2}T\d{6,9}Z\.tar\.gz(?:\.enc)?$/;
/** What the name of a backup in the store begins with, for people. */
const inStore = "s3:";

/** The places by the settings BACKUP_DIR and BACKUP_S3_URL; null when neither is set. */
export function backupPlaces(folder: string | undefined, storeUrl: string | undefined): BackupPlaces | null {
  return folder || storeUrl ? { folder, store: storeUrl ? openBackupStore(storeUrl) : undefined } : null;
}

/**
 * Makes a backup (backup.ts), keeps it in each place, and removes the oldest ones there, so that `keep` are left; other
 * files stay. Gives its name for findBackup, and its tables.
 */
export async function backUp(
  { folder, store }: BackupPlaces,
  keep: number,
  backup: Omit<Backup, "folder">,
): Promise<{ name: string; tables: Manifest["tables"] }> {
  return inFolder(folder, async (used) => {
    const { file, tables } = await makeBackup({ ...backup, folder: used });
    // Before the store is asked: while it is away, the folder must not grow.
    if (folder) for (const name of oldest(await readdir(folder), keep)) await rm(join(folder, name));
    await store?.put(file);
    await noteBackup(backup.connection);
    if (store) for (const name of oldest(await store.list(), keep)) await store.remove(name);
    return { name: folder ? file : inStore + file.slice(used.length + 1), tables };
  });
}

/** The backups of both places, the latest last, by the names that findBackup takes. */
export async function listBackups({ folder, store }: BackupPlaces): Promise<string[]> {
  const files = folder ? await readdir(folder).catch(() => []) : [];
  const stored = store ? await store.list() : [];
  const backups = (found: string[]) => found.filter((name) => names.test(name)).sort();
  return [
    ...backups(files).map((name) => join(folder ?? "", name)),
    ...backups(stored).map((name) => inStore + name),
  ];
}

/**
 * Calls `work` with the file of a backup: a file's path, or s3:NAME, which is fetched from the store first and removed
 * after. Throws one line when there is no store, or not this backup in it.
 */
export async function findBackup<T>(
  name: string,
  store: BackupStore | undefined,
  work: (file: string) => Promise<T>,
): Promise<T> {
  if (!name.startsWith(inStore)) return work(name);
  if (!store) throw new Error(`${name} is in a store: set BACKUP_S3_URL.`);
  return inFolder(undefined, async (folder) => work(await store.fetch(name.slice(inStore.length), folder)));
}

/** Works in a folder, or else in a temporary one. */
async function inFolder<T>(folder: string | undefined, work: (folder: string) => Promise<T>): Promise<T> {
  if (folder) return work(folder);
  const temporary = await mkdtemp(join(tmpdir(), "backup-"));
  try {
    return await work(temporary);
  } finally {
    await rm(temporary, { recursive: true, force: true });
  }
}

function oldest(found: readonly string[], keep: number): string[] {
  return found
    .filter((name) => names.test(name))
    .sort()
    .slice(0, -keep);
}
