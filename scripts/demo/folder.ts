import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { z } from "zod";
import { staffRoles } from "#app/domain/staff-roles.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import type { FolderState } from "./refusal.ts";
import type { DemoSignIn } from "./sign-ins.ts";

const noteSchema = z.object({
  /** The Swedish day that the story ends on. */
  day: z.string(),
  /** What it was made with (`buildOf`). */
  build: z.string(),
  /** When it was made; null while it is being filled. */
  filledAt: z.coerce.date().nullable(),
  signIns: z.array(
    z.object({
      name: z.string(),
      role: z.enum(staffRoles),
      email: z.string(),
      password: z.string(),
      secret: z.string(),
    }),
  ),
});

/** What the folder of a demo says of itself, in demo.json. */
export type DemoNote = z.output<typeof noteSchema>;

const noteFile = (folder: string) => join(folder, "demo.json");

/** The note of a demo's folder; null for another folder. */
export function readNote(folder: string): DemoNote | null {
  try {
    return noteSchema.parse(JSON.parse(readFileSync(noteFile(folder), "utf8")));
  } catch {
    return null;
  }
}

export function writeNote(folder: string, note: DemoNote): void {
  // The folder above stays open to PostgreSQL's own user.
  mkdirSync(dirname(folder), { recursive: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  writeFileSync(noteFile(folder), `${JSON.stringify(note, null, 2)}\n`, { mode: 0o600 });
}

export function stateOf(folder: string): FolderState {
  if (readNote(folder)) return "demo";
  return existsSync(folder) && readdirSync(folder).length > 0 ? "foreign" : "empty";
}

/**
 * Fills a folder with the demo's data, unless it has those of today and of this build; with `keep` unless it has those of
 * this schema, of whatever day. Gives its accounts. `anew` makes them anew in any case; `log` gets one line for each thing
 * that is done. Throws when another process uses the folder.
 */
export async function prepareDemo({
  folder,
  siteUrl,
  anew = false,
  keep = false,
  log,
}: {
  folder: string;
  siteUrl: string;
  anew?: boolean;
  keep?: boolean;
  log: (line: string) => void;
}): Promise<{ signIns: DemoSignIn[]; filledAt: Date }> {
  const note = readNote(folder);
  const build = keep ? hashOf(["supabase"]) : buildOf();
  const day = (keep && note?.day) || swedishDay(new Date());
  const reason = reasonToFill(note, { build, day, anew });
  if (note?.filledAt && !reason) {
    if (!keep) log(`Goes on with the data of today in ${folder} (npm run demo -- --fresh makes them anew).`);
    return { signIns: note.signIns, filledAt: note.filledAt };
  }
  log(reason ?? "");
  if (note) await removeDemo(folder);
  writeNote(folder, { day, build, filledAt: null, signIns: [] });
  await fill(folder, siteUrl);
  const signIns = readNote(folder)?.signIns ?? [];
  const filledAt = new Date();
  writeNote(folder, { day, build, filledAt, signIns });
  return { signIns, filledAt };
}

/** Fills a folder in a process of its own. A signal, such as Ctrl-C, ends it, and its PostgreSQL, which would outlive it. */
async function fill(folder: string, siteUrl: string): Promise<void> {
  const filling = spawn(process.execPath, ["scripts/demo/fill-folder.ts", folder, siteUrl], {
    stdio: "inherit",
  });
  const end = (signal: NodeJS.Signals) => void filling.kill(signal);
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
  for (const signal of signals) process.on(signal, end);
  const [code, signal] = await once(filling, "exit");
  if (code !== 0) await endPostgres(folder);
  for (const each of signals) process.off(each, end);
  if (signal) throw new Error("The demo is not filled: it was interrupted. The next start makes it anew.");
  if (code !== 0) throw new Error("The demo could not be filled: the lines above say why.");
}

/** Why the data are made anew, in one line; null when they are not. */
export function reasonToFill(
  note: DemoNote | null,
  { build, day, anew }: { build: string; day: string; anew: boolean },
): string | null {
  if (!note) return "Makes the demo's data; this takes some seconds.";
  if (anew) return "Makes the demo's data anew.";
  if (!note.filledAt) return "Makes the demo's data anew: the last time it was interrupted.";
  if (note.day !== day) return `Makes the demo's data anew: they are of ${note.day}.`;
  if (note.build !== build) return "Makes the demo's data anew: they are of another build or schema.";
  return null;
}

/** Removes a demo's folder, and ends a PostgreSQL that a killed process has left there. */
async function removeDemo(folder: string): Promise<void> {
  if (!(await endPostgres(folder)))
    throw new Error(`${folder} is in use: end the demo that runs in another terminal.`);
  rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** Ends the PostgreSQL of a folder; returns false when another process uses it. */
async function endPostgres(folder: string): Promise<boolean> {
  if (!existsSync(join(folder, "postgresql", "postmaster.pid"))) return true;
  const { alone, stop } = await startEmbeddedPostgres({ dataDir: folder, log: () => undefined });
  await stop();
  return alone;
}

/** The build, and the schema and story that the data are made with, as a hash. */
function buildOf(): string {
  const built = "build/complete";
  return hashOf(["supabase", "scripts/demo"], existsSync(built) ? String(statSync(built).mtimeMs) : "");
}

/** A hash of all files of some folders, and of a text. */
function hashOf(folders: readonly string[], text = ""): string {
  const hash = createHash("sha256");
  for (const part of folders)
    for (const file of readdirSync(part, { recursive: true, withFileTypes: true }).filter((entry) =>
      entry.isFile(),
    ))
      hash.update(readFileSync(join(file.parentPath, file.name)));
  return hash.update(text).digest("hex").slice(0, 16);
}
