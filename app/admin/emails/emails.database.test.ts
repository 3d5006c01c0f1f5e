import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { bookForCustomer } from "#app/demos/change-demo.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { cursorText, readCursor } from "#app/domain/cursor.ts";
import { listEmails, listEmailsAbout, readEmail } from "#app/leads/conversation/sent-emails.server.ts";
import { deliverEmails } from "#backend/mail/delivery.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { demoRequest } from "#tests/demo.ts";
import { addContact } from "#tests/requests.ts";

let db: TestDatabase;
let sales: StaffAccess;

beforeAll(async () => {
  db = await freshDatabase();
  sales = await adminOf(db, "sales");
});

/** An email that is about no stored row, so many minutes old; gives its id. */
async function addEmail(email: {
  about?: string;
  aboutId?: string;
  kind?: string;
  status?: string;
  age?: number;
}) {
  const [row] = await db.ask<{ id: string }>(
    `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale, status, attempts, sent_at, created_at)
     values ($1, $2, $3, 'karin@example.se', 'Tack', 'sv', $4, 1, case when $4 = 'sent' then now() end,
       now() - make_interval(mins => $5)) returning id`,
    [
      email.about ?? "account",
      email.aboutId ?? crypto.randomUUID(),
      email.kind ?? "visitor",
      email.status ?? "sent",
      email.age ?? 0,
    ],
  );
  return row?.id ?? "";
}

test("the list is paged by key, also through rows of the same time, and filtered by status", async () => {
  await db.ask("delete from mail_deliveries");
  for (let count = 0; count < 60; count += 1) await addEmail({ age: 10 });
  await db.ask("update mail_deliveries set created_at = '2026-11-01T10:00:00.123456Z'");
  const failed = await addEmail({ status: "failed" });
  const first = await listEmails(sales, undefined, null);
  expect(first.rows).toHaveLength(50);
  expect(first.rows[0]?.id).toBe(failed);
  const cursor = first.next && readCursor(new URLSearchParams({ efter: cursorText(first.next) }));
  expect(cursor).toEqual(first.next);
  const second = await listEmails(sales, undefined, cursor);
  expect(second.next).toBeNull();
  const seen = new Set([...first.rows, ...second.rows].map(({ id }) => id));
  expect(seen.size).toBe(61);
  expect((await listEmails(sales, "failed", null)).rows.map(({ id }) => id)).toEqual([failed]);
});

test("a demo's email is tried again without bringing its reminders forward", async () => {
  const request = demoRequest(new Date(Date.now() + 9 * 86_400_000));
  expect(await bookForCustomer(sales, request, null, true)).toBe("done");
  const aboutId = request.id;
  const kind = "booked-0";
  const id = await addEmail({ about: "demo_booking", aboutId, kind, status: "failed" });
  await db.ask(
    "update graphile_worker._private_jobs set attempts = 9, run_at = now() + interval '1 hour' where key like $1",
    [`demo:${aboutId}:booked:0%`],
  );
  const listed = (await listEmails(sales, undefined, null)).rows.find((row) => row.id === id);
  expect(listed).toMatchObject({ attemptsMax: 25 });
  const { rows } = await sales.database.as(
    "authenticated",
    (queries) => sql<{ tried: boolean }>`select retry_delivery(${id}) as tried`.execute(queries),
    { claims: sales.claims },
  );
  expect(rows[0]?.tried).toBe(true);
  const jobs = await db.ask<{ key: string; due: boolean }>(
    "select key, run_at <= now() as due from graphile_worker._private_jobs where key like $1 order by key",
    [`demo:${aboutId}:%`],
  );
  expect(jobs.filter(({ key }) => key.includes(":booked:")).every(({ due }) => due)).toBe(true);
  const reminders = jobs.filter(({ key }) => key.includes(":reminder-"));
  expect(reminders.length).toBeGreaterThan(0);
  expect(reminders.some(({ due }) => due)).toBe(false);
});

test("an email is stored as it was sent and erased with its subject; one about an account is not stored", async () => {
  const aboutId = await addContact(db.database, { contact_value: "karin@example.se" });
  const email = {
    to: "karin@example.se",
    subject: "Tack",
    text: "Hej Karin, vi ringer.\nTid   08:00",
    html: "<p>Hej</p>",
  };
  const tools = { database: db.database, messageIdDomain: "site.example", send: async () => {} };
  const sent = { aboutId, kind: "visitor", locale: "sv" as const, email };
  const toAccount = { ...sent, about: "account" as const, aboutId: crypto.randomUUID() };
  const attempt = { number: 1, of: 25 };
  await deliverEmails([{ ...sent, about: "contact_request" }, toAccount], tools, attempt);
  expect(await listEmailsAbout(sales, [aboutId])).toMatchObject([
    { recipient: email.to, subject: "Tack", body: "Hej Karin, vi ringer.\nTid\t08:00", status: "sent" },
  ]);
  const [account] = await listEmailsAbout(sales, [toAccount.aboutId]);
  expect(await readEmail(sales, account?.id ?? "")).toMatchObject({ subject: "Tack", body: null });
  await db.ask("delete from leads where id = $1", [aboutId]);
  await deliverEmails([{ ...sent, about: "contact_request" }], tools, attempt);
  expect(await listEmailsAbout(sales, [aboutId])).toEqual([]);
});

test("a confirmation that was held back is listed as such", async () => {
  await db.ask("delete from mail_deliveries");
  const about = { about: "demo_booking", kind: "moved-1", status: "held" };
  const [booking] = await db.ask<{ id: string }>("select id from demo_bookings limit 1");
  const held = await addEmail({ ...about, aboutId: booking?.id ?? "" });
  expect((await listEmails(sales, "held", null)).rows).toMatchObject([{ id: held, status: "held" }]);
});

test("an editor sees no emails", async () => {
  const editor = await adminOf(db, "editor");
  await expect(listEmails(editor, undefined, null)).rejects.toMatchObject({ code: "42501" });
  expect(await readEmail(editor, await addEmail({}))).toBeUndefined();
});
