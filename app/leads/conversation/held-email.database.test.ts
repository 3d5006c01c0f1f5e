import { randomUUID } from "node:crypto";
import { afterEach, beforeAll, expect, test } from "vitest";
import { sendEmails } from "#app/email/email-task.ts";
import { changeLead, sendLeadEmail, takeBackEmail } from "#app/leads/change-lead.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { findLead } from "#app/leads/leads.server.ts";
import { startWorker, type Worker } from "#backend/jobs/worker.ts";
import type { IdentifiedEmail } from "#backend/mail/message.ts";
import { adminOf } from "#tests/admin.ts";
import { eventually, freshDatabase, type TestDatabase } from "#tests/database.ts";
import { emailBrand } from "#tests/email-brand.ts";
import { addContact } from "#tests/requests.ts";
import { writtenEmails } from "./delivery.server.ts";
import { heldSeconds } from "./held-email.ts";

let db: TestDatabase;
let anna: Awaited<ReturnType<typeof adminOf>>;
let bo: Awaited<ReturnType<typeof adminOf>>;
let worker: Worker | undefined;
let sent: IdentifiedEmail[] = [];

beforeAll(async () => {
  db = await freshDatabase();
  anna = await adminOf(db, "sales", "Anna Lind");
  bo = await adminOf(db, "sales", "Bo Ek");
});

afterEach(async () => {
  await worker?.stop();
  worker = undefined;
  sent = [];
});

async function work(onlyNode = true) {
  worker = await startWorker({
    connection: db.site,
    tasks: {
      "send-lead-email": (payload, attempt) =>
        sendEmails(
          writtenEmails,
          payload,
          {
            database: db.database,
            brand: emailBrand,
            messageIdDomain: "example.se",
            send: async (email) => void sent.push(email),
          },
          attempt,
        ),
    },
    onlyNode,
    log: () => undefined,
    onDead: () => undefined,
    times: { poll: 1_000 },
  });
}

/** Sends an email about a new lead, or another of the same lead. */
async function send({ held, leadId }: { held?: number; leadId?: string } = {}) {
  const lead = leadId ?? (await addContact(db.database));
  const version = (await findLead(anna, lead))?.version ?? 0;
  const id = randomUUID();
  const file = { name: "avtal.pdf", kind: "application/pdf", content: Buffer.from("%PDF") };
  const texts = { recipient: "kund@example.se", subject: `Svar ${id}`, body: "Hej", locale: "sv" as const };
  await sendLeadEmail(anna, { id, leadId: lead, version, files: [file], ...texts }, held);
  return { id, lead };
}

const jobOf = (id: string) =>
  db.ask<{ seconds: number; max_attempts: number }>(
    `select extract(epoch from run_at - created_at)::integer as seconds, max_attempts
     from graphile_worker.jobs where key = $1`,
    [`lead-email:${id}`],
  );
const isSent = (id: string) => sent.some(({ subject }) => subject === `Svar ${id}`);
const kindsOf = async (lead: string) => (await listEvents(anna, [lead])).map(({ kind }) => kind);

test("an email is held for ten seconds, and then has as many attempts as any other", async () => {
  const { id } = await send();
  expect(await jobOf(id)).toEqual([{ seconds: heldSeconds, max_attempts: 25 }]);
});

test("an email that is taken back is gone with its attachments, its entry and its job, and the lead is as it was", async () => {
  const { id, lead } = await send();
  expect(await findLead(anna, lead)).toMatchObject({ status: "contacted", assignedTo: anna.userId });
  expect(await takeBackEmail(anna, id)).toEqual({ done: true, version: 3, files: ["avtal.pdf"] });
  expect(await findLead(anna, lead)).toMatchObject({
    status: "new",
    assignedTo: null,
    firstResponseAt: null,
    version: 3,
  });
  expect(await kindsOf(lead)).not.toContain("email");
  expect(await jobOf(id)).toEqual([]);
  expect(await db.ask("select from lead_emails where id = $1", [id])).toEqual([]);
  expect(await db.ask("select from lead_email_files where email_id = $1", [id])).toEqual([]);
});

test("taking an email back twice, from two tabs, is taking it back once", async () => {
  const { id, lead } = await send();
  const twice = await Promise.all([takeBackEmail(anna, id), takeBackEmail(anna, id)]);
  expect(twice.map(({ done }) => done)).toEqual([true, true]);
  expect((await findLead(anna, lead))?.version).toBe(3);
});

test("what a colleague has changed meanwhile stays when an email is taken back", async () => {
  const { id, lead } = await send();
  expect(await changeLead(bo, { id: lead, version: 2, value: 5000 })).toMatchObject({ done: true });
  expect(await takeBackEmail(anna, id)).toMatchObject({ done: true, version: 3 });
  expect(await findLead(anna, lead)).toMatchObject({ status: "contacted", value: 5000, version: 3 });
  expect(await kindsOf(lead)).not.toContain("email");
});

test("a colleague, an editor and somebody without a second factor can't take an email back", async () => {
  const { id } = await send();
  const others = [bo, await adminOf(db, "editor", "Elin Berg"), await adminOf(db, "sales", "Eva", "aal1")];
  for (const other of others) await takeBackEmail(other, id);
  expect(await jobOf(id)).toHaveLength(1);
  expect(await takeBackEmail(anna, id)).toMatchObject({ done: true });
});

test("an email that was tried once can't be taken back, though it waits for the next attempt", async () => {
  const { id } = await send();
  await db.ask("update graphile_worker._private_jobs set attempts = 1 where key = $1", [`lead-email:${id}`]);
  expect(await takeBackEmail(anna, id)).toEqual({ done: false });
  // "Try again" begins a new series of attempts.
  await db.ask("update graphile_worker._private_jobs set attempts = 0 where key = $1", [`lead-email:${id}`]);
  await db.ask(
    `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale)
     values ('lead_email', $1, 'written', 'kund@example.se', 'Svar', 'sv')`,
    [id],
  );
  expect(await takeBackEmail(anna, id)).toEqual({ done: false });
  expect(await jobOf(id)).toHaveLength(1);
});

test("an email that a node of the version before has queued is sent, not lost", async () => {
  const { id } = await send();
  await db.ask("select graphile_worker.remove_job($1)", [`lead-email:${id}`]);
  await db.ask("select private.queue_job('send-lead-email', $1, $2)", [{ id }, `lead-email:${id}`]);
  expect(await takeBackEmail(anna, id)).toEqual({ done: false });
  expect(await jobOf(id)).toHaveLength(1);
});

test("an email that is held when the server stops is sent, in its author's name, after the next start", async () => {
  await work();
  const { id } = await send();
  await worker?.stop();
  await db.ask("update graphile_worker._private_jobs set run_at = now() where key = $1", [
    `lead-email:${id}`,
  ]);
  expect(isSent(id)).toBe(false);
  await work();
  await eventually(async () => isSent(id));
  expect(sent.find(({ subject }) => subject === `Svar ${id}`)).toMatchObject({
    fromName: "Anna Lind, Exempla",
    replyTo: emailBrand.salesEmail,
  });
  expect(await takeBackEmail(anna, id)).toEqual({ done: false });
});

test("when an email is taken back in the moment in which it is sent, it is either sent or taken back, never both", async () => {
  await work();
  const rounds = 60;
  const outcomes: { id: string; lead: string; isTakenBack: boolean }[] = [];
  for (let round = 0; round < rounds; round++) {
    const email = await send({ held: 0 });
    // The queue hears of the job after some milliseconds: from one round to the next the undo comes later.
    for (let query = 0; query < round % 12; query++) await db.ask("select 1");
    outcomes.push({ ...email, isTakenBack: (await takeBackEmail(anna, email.id)).done });
  }
  await eventually(
    async () =>
      (
        await db.ask(
          "select from graphile_worker.jobs where task_identifier = 'send-lead-email' and run_at <= now()",
        )
      ).length === 0,
  );
  for (const { id, lead, isTakenBack } of outcomes) {
    expect(isSent(id)).toBe(!isTakenBack);
    expect((await kindsOf(lead)).includes("email")).toBe(!isTakenBack);
    expect((await findLead(anna, lead))?.status).toBe(isTakenBack ? "new" : "contacted");
  }
  const taken = outcomes.filter(({ isTakenBack }) => isTakenBack).length;
  expect(taken).toBeGreaterThan(0);
  expect(taken).toBeLessThan(rounds);
});
