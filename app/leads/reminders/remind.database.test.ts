import { beforeAll, beforeEach, expect, test } from "vitest";
import { sendEmails } from "#app/email/email-task.ts";
import { changeLead } from "#app/leads/change-lead.server.ts";
import { leadNoticeEmails } from "#app/leads/notices/emails.tsx";
import type { NoticeChoice } from "#app/leads/notices/notice.ts";
import { saveNoticeChoice } from "#app/leads/notices/notices.server.ts";
import type { SendEmail } from "#backend/mail/transport.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { addContact } from "#tests/requests.ts";
import { morningEmails } from "./emails.tsx";
import { queueMorningEmails, remindOfSteps } from "./remind.server.ts";

let db: TestDatabase;
let anna: Awaited<ReturnType<typeof adminOf>>;
let bo: Awaited<ReturnType<typeof adminOf>>;

/** A Monday, and the time of its morning email. */
const nine = new Date("2026-11-30T08:00:00Z");
const morning = new Date("2026-11-30T06:45:00Z");
const silent = { newLeads: "none", assigned: "none", incomingEmails: "none" } as const;

beforeAll(async () => {
  db = await freshDatabase();
  anna = await adminOf(db, "sales", "Anna Lind");
  bo = await adminOf(db, "sales", "Bo Ek");
});

beforeEach(async () => {
  await db.ask(
    "truncate contact_requests, leads, staff_notices, mail_deliveries, morning_emails, demo_bookings cascade",
  );
  await db.ask("select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null");
  await choose(anna, { steps: "email", morning: "email" });
  await choose(bo, { steps: "none", morning: "none" });
});

const choose = (who: typeof anna, choice: Pick<NoticeChoice, "steps" | "morning">) =>
  saveNoticeChoice(who, { ...silent, ...choice });

/** A lead of Anna's whose next step is at a time. */
async function leadWithStep(at: Date, owner = anna.userId, step = "call"): Promise<string> {
  const id = await addContact(db.database, {
    contact_value: "hemlig@example.se",
    company_name: "Hemliga AB",
    city: "malmo",
  });
  await db.ask(
    "update leads set status = 'contacted', assigned_to = $2, next_step = $3, next_at = $4 where id = $1",
    [id, owner, step, at],
  );
  return id;
}

/** The emails that the queue would send now. */
async function emailsSent(now: Date) {
  const sent: Parameters<SendEmail>[0][] = [];
  const tools = {
    database: db.database,
    brand: emailBrand,
    messageIdDomain: "site.example",
    now,
    send: async (email: (typeof sent)[number]) => {
      sent.push(email);
    },
  };
  const jobs = await db.ask<{ key: string }>(
    "select key from graphile_worker.jobs where key ~ '^(lead-notice|morning-email):'",
  );
  for (const { key } of jobs) {
    const [task = "", id = ""] = key.split(":");
    const write = task === "lead-notice" ? leadNoticeEmails : morningEmails;
    await sendEmails(write, { id }, tools, { number: 1, of: 25 });
  }
  return sent;
}

const reminders = () =>
  db.ask("select user_id, way, step_at from lead_notices where kind = 'step' order by step_at");

test("at a step's time its owner is reminded once, whatever runs twice or at once", async () => {
  // As for who has chosen nothing.
  await db.ask("delete from staff_notices where user_id = $1", [anna.userId]);
  const id = await leadWithStep(nine);
  await remindOfSteps(db.database, new Date(nine.getTime() - 1));
  expect(await reminders()).toEqual([]);
  // Two nodes at the same moment, and again after a restart.
  await Promise.all([remindOfSteps(db.database, nine), remindOfSteps(db.database, nine)]);
  await remindOfSteps(db.database, new Date(nine.getTime() + 60_000));
  expect(await reminders()).toEqual([{ user_id: anna.userId, way: "email", step_at: nine }]);
  const [email, ...others] = await emailsSent(nine);
  expect(others).toEqual([]);
  expect(email?.subject).toMatch(/^Dags för nästa steg: K-/);
  expect(email?.text).toContain("Ring · K-");
  expect(email?.text).toContain(`/admin/forfragningar/${id}`);
  expect(JSON.stringify(email)).not.toMatch(/hemlig/i);
  // The queue's second attempt sends nothing.
  expect(await emailsSent(nine)).toEqual([]);
});

test("many steps of somebody who wants no reminders hide nobody else's", async () => {
  await db.ask(
    `insert into leads (id, kind, number, locale, source, facts, status, next_step, next_at, assigned_to)
     select gen_random_uuid(), 'contact', 'K-' || n, 'sv', 'telephone', '{}', 'contacted', 'call', $1, $2
     from generate_series(1, 1100) n`,
    [new Date(nine.getTime() - 60_000), bo.userId],
  );
  await leadWithStep(nine);
  await remindOfSteps(db.database, nine);
  expect(await reminders()).toEqual([{ user_id: anna.userId, way: "email", step_at: nine }]);
});

test("a job that is killed in the middle leaves no half of a reminder", async () => {
  await leadWithStep(nine);
  const killed = db.database.as("service_role", async (queries) => {
    await remindOfSteps({ ...db.database, as: (_role, work) => work(queries) }, nine);
    throw new Error("killed");
  });
  await expect(killed).rejects.toThrow("killed");
  expect([await reminders(), await emailsSent(nine)]).toEqual([[], []]);
  await remindOfSteps(db.database, nine);
  expect([await reminders(), await emailsSent(nine)]).toMatchObject([{ length: 1 }, { length: 1 }]);
});

test("a step that is done or moved before the email is sent is not reminded of", async () => {
  const [done, moved] = [await leadWithStep(nine), await leadWithStep(nine)];
  await remindOfSteps(db.database, nine);
  const versionOf = async (id: string) =>
    (await db.ask<{ version: number }>("select version from leads where id = $1", [id]))[0]?.version ?? 0;
  await changeLead(anna, { id: done, version: await versionOf(done), next: null });
  const later = new Date(nine.getTime() + 3_600_000);
  await changeLead(anna, { id: moved, version: await versionOf(moved), next: { step: "call", at: later } });
  expect(await emailsSent(nine)).toEqual([]);
  await remindOfSteps(db.database, later);
  expect((await reminders()).map(({ step_at }) => step_at)).toEqual([nine, nine, later]);
  expect(await emailsSent(later)).toHaveLength(1);
});

test("nobody who has left or switched it off is reminded; of the step of one who has left, those who follow new leads are", async () => {
  await choose(anna, { steps: "none", morning: "none" });
  await leadWithStep(nine);
  await remindOfSteps(db.database, nine);
  expect(await reminders()).toEqual([]);
  await choose(anna, { steps: "email", morning: "email" });
  await saveNoticeChoice(bo, { ...silent, newLeads: "browser", steps: "none", morning: "none" });
  await db.ask("update staff set active = false where user_id = $1", [anna.userId]);
  try {
    await remindOfSteps(db.database, nine);
    await queueMorningEmails(db.database, morning);
    expect(await reminders()).toEqual([{ user_id: bo.userId, way: "browser", step_at: nine }]);
    expect(await emailsSent(nine)).toEqual([]);
  } finally {
    await db.ask("update staff set active = true where user_id = $1", [anna.userId]);
  }
});

test("the morning email has late steps, today's, and new leads that are nobody's, once, without a name", async () => {
  const yesterday = new Date("2026-11-29T10:00:00Z");
  const late = await leadWithStep(yesterday);
  const today = await leadWithStep(nine, anna.userId, "meeting");
  const tomorrow = await leadWithStep(new Date("2026-12-01T08:00:00Z"));
  const bos = await leadWithStep(nine, bo.userId);
  const fresh = await addContact(db.database, { contact_value: "hemlig@example.se" });
  await queueMorningEmails(db.database, new Date(morning.getTime() - 1));
  expect(await emailsSent(morning)).toEqual([]);
  await Promise.all([queueMorningEmails(db.database, morning), queueMorningEmails(db.database, morning)]);
  const [email, ...others] = await emailsSent(morning);
  expect(others).toEqual([]);
  expect(email?.subject).toBe("Din dag: 1 försenat steg, 1 steg i dag, 1 ny utan ansvarig");
  for (const id of [late, today, fresh]) expect(email?.text).toContain(`/admin/forfragningar/${id}`);
  for (const id of [tomorrow, bos]) expect(email?.text).not.toContain(id);
  expect(JSON.stringify(email)).not.toMatch(/hemlig/i);
  await queueMorningEmails(db.database, new Date(morning.getTime() + 60_000));
  expect(await emailsSent(morning)).toEqual([]);
});

test("with nothing to do, on a free day, or a day late, no morning email is sent", async () => {
  await queueMorningEmails(db.database, morning);
  expect(await emailsSent(morning)).toEqual([]);
  await leadWithStep(nine);
  await queueMorningEmails(db.database, new Date("2026-12-25T07:00:00Z"));
  expect(await db.ask("select day::text from morning_emails")).toEqual([{ day: "2026-11-30" }]);
  expect(await emailsSent(new Date("2026-12-01T06:45:00Z"))).toEqual([]);
  // A month later it is forgotten, with its delivery.
  await emailsSent(morning);
  await queueMorningEmails(db.database, new Date("2027-01-04T06:45:00Z"));
  expect(await db.ask("select day::text from morning_emails")).toEqual([{ day: "2027-01-04" }]);
  expect(await db.ask("select from mail_deliveries where about = 'morning_email'")).toEqual([]);
});
