import { mkdtemp, readdir, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { freshDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";
import { eraseExpired } from "./retention.server.ts";

const db = await freshDatabase();
const now = new Date("2026-11-21T09:00:00Z");
const expired = "2025-11-21T08:59:59Z";
const kept = "2025-11-21T09:00:00Z";
const old = "00000000-0000-4000-8000-000000000001";
const young = "00000000-0000-4000-8000-000000000002";

let outboxDir: string;

beforeEach(async () => {
  outboxDir = await mkdtemp(join(tmpdir(), "retention-"));
});
afterEach(() => rm(outboxDir, { recursive: true, force: true }));

const erase = () => eraseExpired({ database: db.database, outboxDir, months: 12, now });
const column = async (query: string) => (await db.ask<{ is: string }>(query)).map((row) => row.is);

it("erases requests with their emails and jobs, and events, that are older than the term, and nothing else", async () => {
  for (const [id, createdAt] of [
    [old, expired],
    [young, kept],
  ]) {
    await addContact(db.database, { id, created_at: createdAt });
    await db.ask(
      `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale)
       values ('contact_request', $1, 'admin', 'admin@example.se', 'Ämne', 'sv')`,
      [id],
    );
    await db.ask("insert into events (name, path, created_at) values ('page_view', $1, $2)", [
      `/${id}`,
      createdAt,
    ]);
  }
  expect(await column("select key as is from graphile_worker.jobs")).toHaveLength(2);

  await erase();

  expect(await column("select id as is from contact_requests")).toEqual([young]);
  expect(await column("select about_id as is from mail_deliveries")).toEqual([young]);
  expect(await column("select path as is from events")).toEqual([`/${young}`]);
  expect(await column("select key as is from graphile_worker.jobs")).toEqual([`contact-request:${young}`]);
});

it("erases an application two years after its latest status, whatever the term and however old it is", async () => {
  const statuses = { [old]: "2024-11-21T08:59:59Z", [young]: "2024-11-21T09:00:00Z" };
  for (const [id, statusAt] of Object.entries(statuses))
    await db.ask(
      `insert into job_applications (id, role, city, name, phone, email, locale, created_at, status_at)
       values ($1, 'guard', 'uppsala', 'Noor Ek', '070-123 45 67', 'noor@example.se', 'sv', '2023-01-01', $2)`,
      [id, statusAt],
    );
  await erase();
  expect(await column("select id as is from job_applications")).toEqual([young]);
});

it("erases the counts of browsers' reports after four weeks, whatever the term", async () => {
  await db.ask(`
    insert into browser_report_counts values
      ('2026-10-23', 'img-src', 'data', '/', 1), ('2026-10-25', 'img-src', 'data', '/', 1)`);
  await erase();
  expect(await column("select day::text as is from browser_report_counts")).toEqual(["2026-10-25"]);
});

it("erases the emails kept as files, half-written ones too, and touches no other file", async () => {
  const names = [
    "20251121T085959999Z_one.admin@site.example.eml",
    ".20251121T085959999Z_two.admin@site.example.eml.draft",
    "20251121T090000000Z_three.admin@site.example.eml",
    "notes.txt",
  ];
  for (const name of names) await writeFile(join(outboxDir, name), "");
  await erase();
  expect((await readdir(outboxDir)).sort()).toEqual(names.slice(2).sort());
});

it("does nothing where no email was ever stored", async () => {
  await rm(outboxDir, { recursive: true });
  await erase();
});
