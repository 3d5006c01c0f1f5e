import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { openTestSignIn, type TestSignIn } from "#tests/sign-in.ts";
import {
  addFirstAdministrator,
  isSetupCode,
  isSetupOpen,
  offerSetupCode,
  queueTestEmail,
} from "./change-setup.server.ts";
import { lastBackup, runChecks } from "./checks.server.ts";

let db: TestDatabase;
let server: TestSignIn;
const configuration = {
  BACKUP_EVERY_MINUTES: 1_440,
  SALES_MAILBOX: "sales",
  BOOKING_APP_URL: "https://app.foretag.example/",
};
const clientIp = "192.0.2.40";
const person = { email: "eva@example.se", name: "Eva Ström" };
const password = "fyra lugna renar badar";

beforeAll(async () => {
  db = await freshDatabase();
  server = openTestSignIn(db);
});

test("every node's code works once, and none after there is an administrator", async () => {
  expect(await isSetupOpen(db.database)).toBe(true);
  const [one, other] = [await offerSetupCode(db.database), await offerSetupCode(db.database)];
  if (!one || !other) throw new Error("no code was offered");
  expect(one).toMatch(/^[A-Z0-9]{4}-[A-Z0-9]{4}$/);
  expect(await isSetupCode(db.database, "AAAA-AAAA", clientIp)).toBe(false);
  expect(await isSetupCode(db.database, one.toLowerCase().replace("-", " "), clientIp)).toBe(true);
  expect(await addFirstAdministrator(db.database, { ...person, code: other })).toBe(false);
  expect(await server.signIn.addAccount({ email: person.email, password })).toBe("added");
  expect(await server.signIn.addAccount({ email: person.email, password })).toBe("taken");
  const both = await Promise.all([
    addFirstAdministrator(db.database, { ...person, code: one }),
    addFirstAdministrator(db.database, { ...person, code: other }),
  ]);
  expect(both.sort()).toEqual([false, true]);
  expect(await db.ask("select role, name from staff")).toEqual([{ role: "admin", name: person.name }]);
  expect(await isSetupOpen(db.database)).toBe(false);
  expect(await isSetupCode(db.database, other, "192.0.2.41")).toBe(false);
  expect(await offerSetupCode(db.database)).toBeNull();
  const { data } = await server.client().auth.signInWithPassword({ email: person.email, password });
  expect(data.session?.access_token).toBeTruthy();
});

test("attempts at codes are limited, and the database has only their hashes", async () => {
  const tries = Array.from({ length: 10 }, () => isSetupCode(db.database, "AAAA-AAAB", "192.0.2.50"));
  await Promise.all(tries);
  await expect(isSetupCode(db.database, "AAAA-AAAB", "192.0.2.50")).rejects.toMatchObject({
    name: "RateLimited",
  });
});

test("attempts from many IP addresses are limited too, until a day later", async () => {
  await db.ask("delete from private.rate_counts");
  const tries = Array.from({ length: 120 }, (_, count) =>
    isSetupCode(db.database, "AAAA-AAAC", `198.51.100.${count}`).catch((error: Error) => error.name),
  );
  const results = await Promise.all(tries);
  expect(results.filter((result) => result === false)).toHaveLength(100);
  expect(results.filter((result) => result === "RateLimited")).toHaveLength(20);
  await db.ask("update private.rate_counts set window_start = window_start - interval '1 day'");
  expect(await isSetupCode(db.database, "AAAA-AAAC", "203.0.113.1")).toBe(false);
});

test("the first account needs a strong password", async () => {
  await expect(
    server.signIn.addAccount({ email: "per@example.se", password: "password1234" }),
  ).rejects.toMatchObject({ code: "weak_password" });
});

test("the checks read the real database, and a test email is queued on request", async () => {
  await queueTestEmail(db.database, { to: person.email, locale: "sv", clientIp });
  const jobs = await db.ask(
    "select payload ->> 'to' as recipient from graphile_worker._private_jobs where key like 'test-email:%'",
  );
  expect(jobs).toEqual([{ recipient: person.email }]);
  const checks = await runChecks(db.database, configuration, {
    siteUrl: "http://localhost:3000",
    now: new Date(),
  });
  const states = Object.fromEntries(checks.map(({ name, finding }) => [name, finding]));
  expect(states).toMatchObject({
    mail: "files",
    addresses: "missing",
    booking: "example",
    backups: "missing",
  });
  expect(["fine", "unsafe"]).toContain(states.database);
  expect(states.rights).toBe("fine");
});

test("a backup's time is that of the newest file of its folder or of its command's note, whichever is later", async () => {
  const folder = await mkdtemp(join(tmpdir(), "backups-"));
  const noted = new Date("2026-11-20T02:00:00Z");
  expect(await lastBackup({}, null)).toEqual({ set: false, at: null });
  expect(await lastBackup({}, noted)).toEqual({ set: true, at: noted });
  expect(await lastBackup({ BACKUP_DIR: folder }, null)).toEqual({ set: true, at: null });
  expect(await lastBackup({ BACKUP_DIR: join(folder, "gone") }, noted)).toEqual({ set: true, at: noted });
  await writeFile(join(folder, "backup.sql"), "");
  expect((await lastBackup({ BACKUP_DIR: folder }, noted)).at?.getTime()).toBeGreaterThan(noted.getTime());
  // A file that never arrived in the store is not a backup.
  const store = { BACKUP_S3_URL: "https://key:secret@store.example/backups" };
  expect(await lastBackup({ BACKUP_DIR: folder, ...store }, noted)).toEqual({ set: true, at: noted });
  expect(await lastBackup(store, null)).toEqual({ set: true, at: null });
  await rm(folder, { recursive: true });
});

test("the backup's command notes its time", async () => {
  await db.ask("select private.note_backup()");
  const checks = await runChecks(db.database, configuration, {
    siteUrl: "http://localhost:3000",
    now: new Date(),
  });
  expect(checks.find(({ name }) => name === "backups")?.finding).toBe("fine");
  await db.ask("delete from private.backups");
});
