import { expect, test } from "vitest";
import { levelsOf, type StatusFigures } from "./levels.ts";

const now = new Date("2026-11-25T12:00:00Z");
const before = (minutes: number) => new Date(now.getTime() - minutes * 60_000);
const well: StatusFigures = {
  now,
  database: {
    writable: true,
    jobs: { due: 0, running: 0, later: 3, failed: 0, oldestDue: null },
    emails: { waiting: 1, failed: 0, held: 2, failedToCompany: 0, oldestWaiting: before(2) },
    webhooks: { failing: 0, off: 0 },
    backup: before(10 * 60),
    restoreCheck: { succeededAt: before(6 * 24 * 60), problem: null },
  },
  backupEvery: 24 * 60,
  inbound: { address: "sales@svar.foretag.example", isOpen: true, reply: now, sales: now, withoutLink: 0 },
  queueFault: null,
  lastHour: { requests: 1_000, failed: 0, limited: 4, busyMilliseconds: 40 },
  renders: { running: 1, waiting: 0, refused: 0 },
  connections: { used: 3, idle: 7, waiting: 0 },
  disk: { free: 50e9, size: 100e9 },
  pendingMigrations: 0,
  maintenance: null,
};

test("every level is ok when nothing is wrong", () => {
  expect(new Set(Object.values(levelsOf(well)))).toEqual(new Set(["ok"]));
});

const { database, lastHour } = well;
test.each<[string, Partial<StatusFigures>, Partial<ReturnType<typeof levelsOf>>]>([
  [
    "a database that can't be written to",
    { database: { ...database, writable: false } },
    { database: "error" },
  ],
  [
    "requests that wait for the database",
    { connections: { used: 10, idle: 0, waiting: 2 } },
    { database: "warning" },
  ],
  ["a queue that does not work", { queueFault: "queue-stuck" }, { queue: "error" }],
  [
    "a job of two minutes",
    { database: { ...database, jobs: { ...database.jobs, due: 1, oldestDue: before(2) } } },
    { queue: "warning" },
  ],
  [
    "a job of six minutes",
    { database: { ...database, jobs: { ...database.jobs, due: 1, oldestDue: before(6) } } },
    { queue: "error" },
  ],
  [
    "an email that was given up",
    { database: { ...database, emails: { ...database.emails, failed: 1 } } },
    { emails: "error" },
  ],
  [
    "an email of ten minutes",
    { database: { ...database, emails: { ...database.emails, oldestWaiting: before(10) } } },
    { emails: "warning" },
  ],
  [
    "an email of two hours, which is tried again in two",
    { database: { ...database, emails: { ...database.emails, oldestWaiting: before(120) } } },
    { emails: "error" },
  ],
  [
    "a webhook that fails",
    { database: { ...database, webhooks: { failing: 1, off: 0 } } },
    { webhooks: "warning" },
  ],
  [
    "a webhook that was switched off",
    { database: { ...database, webhooks: { failing: 0, off: 1 } } },
    { webhooks: "error" },
  ],
  [
    "one error in a quiet hour",
    { lastHour: { ...lastHour, requests: 3, failed: 1 } },
    { responses: "warning" },
  ],
  ["many errors", { lastHour: { ...lastHour, failed: 30 } }, { responses: "error" }],
  ["work that holds up the rest", { lastHour: { ...lastHour, busyMilliseconds: 300 } }, { busy: "warning" }],
  [
    "work that holds up the rest for long",
    { lastHour: { ...lastHour, busyMilliseconds: 2_000 } },
    { busy: "error" },
  ],
  ["pages that wait", { renders: { running: 2, waiting: 1, refused: 0 } }, { pages: "warning" }],
  ["a disk with a seventh left", { disk: { free: 14e9, size: 100e9 } }, { disk: "warning" }],
  ["a small disk that is almost full", { disk: { free: 0.9e9, size: 4e9 } }, { disk: "error" }],
  ["no backup", { database: { ...database, backup: null } }, { backup: "warning" }],
  ["an old backup", { database: { ...database, backup: before(40 * 60) } }, { backup: "error" }],
  [
    "a backup of half an hour, where one is made every ten minutes",
    { database: { ...database, backup: before(30) }, backupEvery: 10 },
    { backup: "error" },
  ],
  ["no check of a restore", { database: { ...database, restoreCheck: null } }, { restore: "warning" }],
  [
    "a check of a restore that is too old",
    { database: { ...database, restoreCheck: { succeededAt: before(10 * 24 * 60), problem: null } } },
    { restore: "error" },
  ],
  [
    "a backup that could not be restored",
    { database: { ...database, restoreCheck: { succeededAt: before(60), problem: "Rows are missing." } } },
    { restore: "error" },
  ],
  ["a site that is closed for maintenance", { maintenance: before(5) }, { maintenance: "warning" }],
  ["a migration that waits", { pendingMigrations: 1 }, { migrations: "warning" }],
])("%s is told, and nothing else", (_what, change, expected) => {
  expect(levelsOf({ ...well, ...change })).toEqual({ ...levelsOf(well), ...expected });
});

test("without files on a disk there is no disk to fill", () => {
  expect(levelsOf({ ...well, disk: null }).disk).toBe("ok");
});
