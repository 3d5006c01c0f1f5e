import { beforeAll, expect, test } from "vitest";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { sendEmails } from "#app/email/email-task.ts";
import { correctAddress, giveUpEmail, retryEmail } from "#app/leads/conversation/change-sent-email.server.ts";
import { contactRequestEmails } from "#app/requests/contact-request/emails.tsx";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { addContact } from "#tests/requests.ts";

let db: TestDatabase;
let sales: StaffAccess;

beforeAll(async () => {
  db = await freshDatabase();
  sales = await adminOf(db, "sales");
});

/**
 * A contact request with its emails; `refuse` is the mail server's response to the visitor's email. Gives its ids and
 * the sends.
 */
async function deliver(refuse: (to: string) => unknown) {
  const id = await addContact(db.database, { contact_value: `${crypto.randomUUID()}@fel.example` });
  const sent: string[] = [];
  const run = () =>
    sendEmails(
      contactRequestEmails,
      { id },
      {
        database: db.database,
        brand: { ...emailBrand, customerServiceEmail: "admin@site.example" },
        messageIdDomain: "site.example",
        send: async ({ to }) => {
          sent.push(to);
          const error = refuse(to);
          if (error) throw Object.assign(new Error("refused"), error);
        },
      },
      { number: 1, of: 25 },
    );
  const email = async () => {
    const [row] = await db.ask<{ id: string; status: string; problem: string | null; recipient: string }>(
      "select id, status, problem, recipient from mail_deliveries where about_id = $1 and kind = 'visitor'",
      [id],
    );
    if (!row) throw new Error("no email");
    return row;
  };
  const jobs = () =>
    db.ask("select run_at <= now() as due from graphile_worker._private_jobs where key = $1", [
      `contact-request:${id}`,
    ]);
  return { id, sent, run, email, jobs };
}

const noMailbox = (to: string) =>
  to.endsWith("@fel.example") && {
    responseCode: 550,
    command: "RCPT TO",
    response: "550 5.1.1 no such mailbox",
  };

test("a permanently refused email is sent again only to a corrected address, or by hand", async () => {
  const { id, sent, run, email, jobs } = await deliver(noMailbox);
  await run();
  await run();
  expect(sent).toHaveLength(2);
  const refused = await email();
  expect(refused).toMatchObject({ status: "failed", problem: "mailbox" });
  // The queue is done with it; a corrected address queues it again.
  await db.ask("select graphile_worker.remove_job($1)", [`contact-request:${id}`]);
  expect(await correctAddress(sales, refused.id, "ratt@example.se")).toBe(true);
  expect(await jobs()).toEqual([{ due: true }]);
  expect(await db.ask("select email_key from leads where id = $1", [id])).toEqual([
    { email_key: "ratt@example.se" },
  ]);
  await run();
  expect(sent.at(-1)).toBe("ratt@example.se");
  expect(await email()).toMatchObject({ status: "sent", problem: null, recipient: "ratt@example.se" });
  expect(await correctAddress(sales, refused.id, "annan@example.se")).toBe(false);
  const log = await db.ask<{ actor: string; data: object; whole: string }>(
    "select actor, data, log::text as whole from admin_log log where kind = 'emailCorrected'",
  );
  expect(log).toMatchObject([{ actor: sales.claims.sub, data: { lead: id } }]);
  expect(log[0]?.whole).not.toContain("@");
});

test("a waiting email can be given up, and tried again by hand", async () => {
  const { sent, run, email, jobs } = await deliver(
    (to) => to.endsWith("@fel.example") && { responseCode: 451, command: "RCPT TO" },
  );
  await expect(run()).rejects.toThrow("451");
  const waiting = await email();
  expect(waiting).toMatchObject({ status: "waiting", problem: "busy" });
  expect(await giveUpEmail(sales, waiting.id)).toBe(true);
  await run();
  expect(sent).toHaveLength(2);
  expect(await email()).toMatchObject({ status: "failed", problem: "givenUp" });
  expect(await giveUpEmail(sales, waiting.id)).toBe(false);
  expect(await retryEmail(sales, waiting.id)).toBe(true);
  expect(await jobs()).toEqual([{ due: true }]);
  await expect(run()).rejects.toThrow("451");
  expect(await db.ask("select 1 from admin_log where kind = 'emailGivenUp'")).toHaveLength(1);
});

test("a demo's refused email goes to the corrected address of the booking", async () => {
  const aboutId = crypto.randomUUID();
  const [salesRep] = await db.ask<{ id: string }>("select id from sales_reps limit 1");
  await db.ask(
    `insert into demo_bookings (id, sales_rep_id, starts_at, ends_at, busy, name, email, company, service, platform, locale, time_zone)
     values ($1, $2, now() + interval '19 days', now() + interval '19 days 30 minutes', int8range(3, 4), 'Karin Lund',
       'fel@example.se', 'Exempel AB', 'guard', 'teams', 'sv', 'Europe/Stockholm')`,
    [aboutId, salesRep?.id],
  );
  const add = (kind: string, recipient: string) =>
    db.ask<{ id: string }>(
      `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale, status, problem)
       values ('demo_booking', $1, $2, $3, 'Demo', 'sv', 'failed', 'mailbox') returning id`,
      [aboutId, kind, recipient],
    );
  const [booked, toSalesRep] = [
    await add("booked-0", "fel@example.se"),
    await add("sales-rep-booked-0", "v@example.se"),
  ];
  await db.ask(
    "select graphile_worker.remove_job(key) from graphile_worker._private_jobs where key like $1",
    [`demo:${aboutId}:booked%`],
  );
  expect(await correctAddress(sales, toSalesRep[0]?.id ?? "", "x@example.se")).toBe(false);
  expect(await correctAddress(sales, booked[0]?.id ?? "", "ratt@example.se")).toBe(true);
  expect(await db.ask("select email from demo_bookings where id = $1", [aboutId])).toEqual([
    { email: "ratt@example.se" },
  ]);
  const [job] = await db.ask<{ payload: object }>(
    "select payload from graphile_worker._private_jobs where key = $1",
    [`demo:${aboutId}:booked:0`],
  );
  expect(job?.payload).toEqual({ bookingId: aboutId, email: "booked", sequence: 0 });
});

test("an editor may do none of it", async () => {
  const editor = await adminOf(db, "editor");
  const [email] = await db.ask<{ id: string }>("select id from mail_deliveries limit 1");
  const id = email?.id ?? "";
  await expect(giveUpEmail(editor, id)).rejects.toMatchObject({ code: "42501" });
  await expect(correctAddress(editor, id, "a@example.se")).rejects.toMatchObject({ code: "42501" });
});
