import { existsSync } from "node:fs";
import { chmod, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import {
  checkRestore,
  isCheckDue,
  lastRestoreCheck,
  noteRestoreCheck,
  removeRestoreCheck,
  restoreProblem,
} from "./check.ts";
import { backUp } from "./places.ts";

const key = "a-key-of-the-backups-that-nobody-guesses";
let db: TestDatabase;
let workDir: string;
let folder: string;
let file: string;
let rows: number;

const check = (signal = new AbortController().signal) =>
  checkRestore({ places: { folder, store: undefined, workDir }, key, connection: db.admin, signal });

beforeAll(async () => {
  db = await freshDatabase();
  workDir = await mkdtemp(join(tmpdir(), "check-"));
  // PostgreSQL of a test that runs as root has a user of its own.
  await chmod(workDir, 0o755);
  folder = join(workDir, "backups");
  const backup = { connection: db.admin, mailsDir: join(workDir, "mails"), key, now: new Date() };
  const { name, tables } = await backUp({ folder, store: undefined, workDir }, 14, backup);
  file = name;
  rows = tables.reduce((sum, table) => sum + table.rows, 0);
});
afterAll(() => rm(workDir, { recursive: true }));
afterEach(() => expect(existsSync(join(workDir, "restore-check"))).toBe(false));

test("the newest backup is restored into a database of its own, and every row is counted", async () => {
  expect(await check()).toEqual({ name: file, rows });
  expect(rows).toBeGreaterThan(10);
});

test("a damaged backup is told in one line", async () => {
  const whole = await readFile(file);
  await writeFile(file, whole.subarray(0, whole.length - 20));
  await expect(check()).rejects.toThrow(/^\S+ can't be decrypted: .* damaged\.$/);
  await writeFile(file, whole);
});

test("without a backup there is nothing to check", async () => {
  const places = { folder: join(workDir, "none"), store: undefined, workDir };
  const { signal } = new AbortController();
  expect(await checkRestore({ places, key, connection: db.admin, signal })).toBeNull();
});

test("a check ends with its process, and the next one removes what a killed one has left", async () => {
  const ending = new AbortController();
  ending.abort();
  await expect(check(ending.signal)).rejects.toThrow("aborted");
  await startEmbeddedPostgres({ dataDir: join(workDir, "restore-check"), log: () => undefined }).then(
    ({ adopted }) => expect(adopted).toBe(false),
  );
  await removeRestoreCheck({ workDir });
});

test("a check that failed is recorded with its problem, and is due the next night; one that succeeded in a week", async () => {
  const now = new Date();
  const inDays = (days: number) => new Date(now.getTime() + days * 86_400_000);
  expect(await lastRestoreCheck(db.admin)).toBeNull();
  expect(isCheckDue(null, now)).toBe(true);
  await noteRestoreCheck(db.admin, null);
  const succeeded = await lastRestoreCheck(db.admin);
  await noteRestoreCheck(db.admin, "Rows are missing.");
  expect(await lastRestoreCheck(db.admin)).toEqual(succeeded);
  expect(await db.ask("select problem from private.restore_checks")).toEqual([
    { problem: "Rows are missing." },
  ]);
  expect([isCheckDue(succeeded, inDays(1)), isCheckDue(succeeded, inDays(7))]).toEqual([false, true]);
});

test("a problem that PostgreSQL reports is told without the values that it quotes", async () => {
  const refusal = await db.ask("select 'anna@example.se'::integer").catch((error: unknown) => error);
  expect(restoreProblem(refusal)).toBe("PostgreSQL refused the rows (22P02).");
});
