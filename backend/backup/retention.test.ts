import { expect, test } from "vitest";
import { backupNameAt, backupsAmong, expiredBackups } from "./retention.ts";

const now = new Date("2026-11-28T12:00:00Z");
const at = (time: string) => `${backupNameAt(new Date(time))}.tar.gz`;
const removed = (files: readonly string[], days: number) => expiredBackups(files, { days, now });

test("nightly backups are kept for as many days", () => {
  const nights = ["24", "25", "26", "27", "28"].map((day) => at(`2026-11-${day}T03:17:00Z`));
  expect(removed(nights, 14)).toEqual([]);
  expect(removed(nights, 3)).toEqual(nights.slice(0, 2));
});

test("of backups every few minutes those of the last 24 hours are kept, and of an earlier day the newest", () => {
  const early = ["00:00", "08:15", "11:30"].map((time) => at(`2026-11-27T${time}:00Z`));
  const last = ["12:15", "23:45"].map((time) => at(`2026-11-27T${time}:00Z`));
  const before = ["00:00", "23:45"].map((time) => at(`2026-11-26T${time}:00Z`));
  const today = ["00:00", "11:45"].map((time) => at(`2026-11-28T${time}:00Z`));
  expect(removed([...today, ...last, ...before, ...early], 14)).toEqual([before[0], ...early]);
  expect(removed([...today, ...last, ...before, ...early], 1)).toEqual([...before, ...early]);
});

test("the attempts of a night in which the bucket is unreachable replace no earlier night's backup", () => {
  const nights = ["25", "26", "27"].map((day) => at(`2026-11-${day}T03:17:00Z`));
  const attempts = Array.from({ length: 50 }, (_, minute) => at(`2026-11-28T03:${minute + 10}:00Z`));
  expect(removed([...nights, ...attempts], 4)).toEqual([]);
});

test("a backup before an upgrade does not replace the one of the night", () => {
  const files = [at("2026-11-28T03:17:00Z"), at("2026-11-28T11:59:00Z")];
  expect(removed(files, 1)).toEqual([]);
});

test("while no backup is made none is removed", () => {
  const files = ["2025-01-01T03:17:00Z", "2025-01-02T03:17:00Z"].map(at);
  expect(removed(files, 2)).toEqual([]);
});

test("other files are neither listed nor removed", () => {
  const files = ["notes.txt", "backup.sql", "backup-2020-01-01.tar.gz", `${at("2020-01-01T00:00:00Z")}.enc`];
  expect(backupsAmong(files)).toEqual([files[3]]);
  expect(removed([...files, at("2026-11-28T03:17:00Z")], 1)).toEqual([files[3]]);
});
