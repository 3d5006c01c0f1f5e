import { cp, mkdtemp, readdir, readFile, rm, symlink, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

/** The made-up migration of the later version: a column and a table, as a rolling upgrade allows them. */
export const laterMigration = { version: "29990101000000", file: "29990101000000_later.sql" };

const text = `
alter table public.contact_requests add column later text not null default 'unknown';
create table public.of_the_later_version (id integer primary key);
`;

/** The supabase folder of this version with a later migration. */
export async function addLaterMigration(supabase: string): Promise<void> {
  await cp("supabase", supabase, { recursive: true });
  await writeFile(join(supabase, "migrations", laterMigration.file), text);
}

/**
 * Makes a folder that is run as the next version is: this one's files with a later migration, and a version to which this
 * one can be upgraded.
 */
export async function makeLaterVersion(): Promise<AsyncDisposable & { folder: string }> {
  const folder = await mkdtemp(join(tmpdir(), "later-version-"));
  const names = (await readdir(".")).filter((name) => !["supabase", "package.json", ".git"].includes(name));
  await Promise.all(names.map((name) => symlink(resolve(name), join(folder, name))));
  await addLaterMigration(join(folder, "supabase"));
  const manifest = JSON.parse(await readFile("package.json", "utf8"));
  const later = { ...manifest, version: "999.0.0", upgradesFrom: manifest.version };
  await writeFile(join(folder, "package.json"), JSON.stringify(later));
  return { folder, [Symbol.asyncDispose]: () => rm(folder, { recursive: true }) };
}
