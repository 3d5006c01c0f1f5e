import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { sendEmails } from "#app/email/email-task.ts";
import { changeLead, changeLeads } from "#app/leads/change-lead.server.ts";
import { leadNoticeEmails } from "#app/leads/notices/emails.tsx";
import { readNoticeChoice, saveNoticeChoice } from "#app/leads/notices/notices.server.ts";
import type { SendEmail } from "#backend/mail/transport.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { receiveTestEmail } from "#tests/incoming-email.ts";
import { addContact } from "#tests/requests.ts";
import { addAccount } from "#tests/staff.ts";
import { noticeEvents } from "./notice-events.server.ts";

/** The choice of reminders by default. */
const reminders = { steps: "email", morning: "email" } as const;

let db: TestDatabase;
let anna: Awaited<ReturnType<typeof adminOf>>;
let bo: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  anna = await adminOf(db, "sales", "Anna Lind");
  bo = await adminOf(db, "admin", "Bo Ek");
});

beforeEach(async () => {
  await db.ask("truncate contact_requests, leads, staff_notices, mail_deliveries cascade");
  await db.ask("select graphile_worker.remove_job(key) from graphile_worker.jobs where key is not null");
});

function newLead(): Promise<string> {
  return addContact(db.database, {
    contact_value: "hemlig@example.se",
    company_name: "Hemliga Bolaget",
    message: "Hemligt, hemligt, hemligt",
    source: "contact-form",
    city: "malmo",
  });
}

const idOf = (person: typeof anna) => String(person.claims.sub);

/** The emails that the queue would send, and to whom. */
async function emailsSent() {
  const sent: Parameters<SendEmail>[0][] = [];
  const jobs = await db.ask<{ id: string }>(
    `select id::text from lead_notices
     where exists (select from graphile_worker.jobs where key = 'lead-notice:' || lead_notices.id) group by id`,
  );
  for (const { id } of jobs)
    await sendEmails(
      leadNoticeEmails,
      { id },
      {
        database: db.database,
        brand: emailBrand,
        messageIdDomain: "site.example",
        send: async (email) => {
          sent.push(email);
        },
      },
      { number: 1, of: 25 },
    );
  return sent;
}

test("who has chosen nothing is emailed of a new lead and of an incoming email that is nobody's; who chose none or has not accepted the invitation is not", async () => {
  await saveNoticeChoice(bo, { newLeads: "none", assigned: "email", incomingEmails: "email", ...reminders });
  await adminOf(db, "editor", "Eva Ord");
  const former = await adminOf(db, "sales", "Olle Ek");
  await db.ask("update staff set active = false where user_id = $1", [former.userId]);
  const invited = await addAccount(db.ask, { role: "sales", name: "Siv Ny" });
  await db.ask("update auth.users set email_confirmed_at = null where id = $1", [invited.userId]);
  const lead = await newLead();
  const told = () => db.ask("select kind, user_id, way from lead_notices order by created_at");
  const ofLead = { kind: "new", user_id: anna.userId, way: "email" };
  expect(await told()).toEqual([ofLead]);
  await receiveTestEmail(db.database, lead);
  expect(await told()).toEqual([ofLead, { kind: "incomingEmail", user_id: anna.userId, way: "email" }]);
  expect(await emailsSent()).toHaveLength(2);
});

test("an email of a new lead has no personal data of the visitor", async () => {
  await saveNoticeChoice(anna, {
    newLeads: "email",
    assigned: "none",
    incomingEmails: "email",
    ...reminders,
  });
  await saveNoticeChoice(bo, { newLeads: "none", assigned: "email", incomingEmails: "email", ...reminders });
  const id = await newLead();
  const [email, ...others] = await emailsSent();
  expect(others).toEqual([]);
  const number = `K-${id.slice(0, 4)}-${id.slice(4, 8)}`.toUpperCase();
  expect(email?.subject).toBe(`Ny förfrågan: ${number}`);
  expect(email?.text).toContain(`${emailBrand.siteUrl}/admin/forfragningar/${id}`);
  expect(JSON.stringify(email)).not.toMatch(/hemlig/i);
  const [address] = await db.ask("select email from auth.users where id = $1", [idOf(anna)]);
  expect({ email: email?.to }).toEqual(address);
  // Sent again by the queue it is one email; erased with the lead.
  expect(await emailsSent()).toEqual([]);
  await db.ask("delete from leads");
  expect(await db.ask("select from mail_deliveries where about = 'lead_notice'")).toEqual([]);
});

test("twenty leads assigned at once are one email; taking one oneself sends none", async () => {
  for (const person of [anna, bo])
    await saveNoticeChoice(person, {
      newLeads: "none",
      assigned: "email",
      incomingEmails: "email",
      ...reminders,
    });
  const leads: { id: string; version: number }[] = [];
  for (let number = 0; number < 20; number += 1) leads.push({ id: await newLead(), version: 1 });
  await changeLeads(
    bo,
    leads.map((lead) => ({ ...lead, assignedTo: idOf(anna) })),
  );
  const [mine = { id: "", version: 0 }] = leads;
  await changeLead(bo, { id: mine.id, version: 2, assignedTo: idOf(bo) });
  const sent = await emailsSent();
  expect(sent.map(({ subject }) => subject)).toEqual(["Du har fått 19 förfrågningar"]);
  expect(sent[0]?.text).not.toContain(mine.id);
});

test("a stream sends what happens, and continues after a lost connection", async () => {
  await saveNoticeChoice(bo, { newLeads: "none", assigned: "none", incomingEmails: "email", ...reminders });
  await saveNoticeChoice(anna, {
    newLeads: "browser",
    assigned: "none",
    incomingEmails: "email",
    ...reminders,
  });
  await newLead();
  const begun = new Date();
  const read = noticeEvents(anna, { lastEventId: null, readAt: begun.getTime() }, begun, "en");
  expect(await read()).toEqual([]);
  const id = await newLead();
  const [event, ...others] = await read();
  expect(others).toEqual([]);
  expect(JSON.parse(event?.data ?? "")).toMatchObject({
    title: "A new request",
    href: `/admin/forfragningar/${id}?lang=en`,
  });
  expect(await read()).toEqual([]);
  await newLead();
  const again = noticeEvents(
    anna,
    { lastEventId: event?.id ?? "", readAt: begun.getTime() },
    new Date(),
    "en",
  );
  expect(await again()).toHaveLength(1);
  const ofPage = noticeEvents(anna, { lastEventId: null, readAt: begun.getTime() }, new Date(), "en");
  expect(await ofPage()).toHaveLength(2);
  expect(await emailsSent()).toEqual([]);
});

test("a choice is private, logged with its old value, and not for editors", async () => {
  await saveNoticeChoice(anna, {
    newLeads: "both",
    assigned: "email",
    incomingEmails: "email",
    ...reminders,
  });
  await saveNoticeChoice(anna, {
    newLeads: "both",
    assigned: "email",
    incomingEmails: "email",
    ...reminders,
  });
  expect(await readNoticeChoice(bo)).toEqual({
    newLeads: "email",
    assigned: "email",
    incomingEmails: "email",
    ...reminders,
  });
  expect(
    await db.ask(
      "select about, actor, data from admin_log where kind = 'noticesChanged' order by id desc limit 1",
    ),
  ).toEqual([
    {
      about: idOf(anna),
      actor: idOf(anna),
      data: { changes: [{ name: "newLeads", from: "email", to: "both" }] },
    },
  ]);
  // Neither their own SQL nor the site changes a colleague's choice.
  const change = (role: "authenticated" | "service_role") =>
    db.database.as(
      role,
      (queries) => sql`update staff_notices set new_leads = 'none' returning user_id`.execute(queries),
      { claims: bo.claims, onBehalfOf: "authenticated" },
    );
  await expect(change("authenticated")).rejects.toThrow(/permission denied/);
  expect((await change("service_role")).rows).toEqual([]);
  const editor = await adminOf(db, "editor", "Eva Ord");
  await expect(
    saveNoticeChoice(editor, { newLeads: "both", assigned: "email", incomingEmails: "email", ...reminders }),
  ).rejects.toThrow();
});
