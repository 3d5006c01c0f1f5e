import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import pg from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { milliseconds } from "#app/domain/milliseconds.ts";
import {
  addNote,
  changeLead,
  changeLeads,
  logCall,
  noteExport,
  removeNote,
  sendLeadEmail,
} from "#app/leads/change-lead.server.ts";
import { retryEmail } from "#app/leads/conversation/change-sent-email.server.ts";
import { markIncomingEmail } from "#app/leads/conversation/incoming-emails.server.ts";
import { countEmails, listEmails } from "#app/leads/conversation/sent-emails.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { type LeadView, readLeadView } from "#app/leads/lead-filter.ts";
import {
  countByWeek,
  countLeads,
  countLost,
  findLead,
  listDuplicates,
  listLeads,
  listNextSteps,
  listWithoutResponse,
} from "#app/leads/leads.server.ts";
import { mergeLeads, splitLead } from "#app/leads/merging.server.ts";
import { findInText } from "#app/requests/find-in-text.ts";
import { openDatabase } from "#backend/database/connection.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { receiveTestEmail } from "#tests/incoming-email.ts";
import { addContact, addOrder, addQuote } from "#tests/requests.ts";

let db: TestDatabase;
let admin: Awaited<ReturnType<typeof adminOf>>;
let colleague: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  admin = await adminOf(db, "sales", "Anna Lind");
  colleague = await adminOf(db, "admin", "Bo Ek");
});

const contact = (id: string, company: string, email: string, message: string, at: string) => {
  const found = findInText({ city: [message], orgNumber: [message] });
  return addContact(db.database, {
    id,
    contact_value: email,
    company_name: company,
    message,
    source: "contact-form",
    created_at: at,
    ...found,
  });
};

async function oneLead(company = "Mälarport AB"): Promise<string> {
  const id = randomUUID();
  await contact(id, company, `${id}@example.se`, "Vi söker väktare till kontoret.", new Date().toISOString());
  return id;
}

const list = (query: string, rows?: number) =>
  listLeads(admin, readLeadView(new URLSearchParams(query)), rows);
const names = async (query: string) => (await list(query)).rows.map(({ company }) => company);

test("every form becomes one lead, with its facts", async () => {
  const [contactId, quoteId, orderId] = [randomUUID(), randomUUID(), randomUUID()];
  await contact(
    contactId,
    "Norrby Skolor",
    "kontor@norrby.example",
    "Larm i Uppsala, org.nr 556677-8899.",
    new Date().toISOString(),
  );
  await addQuote(db.database, {
    id: quoteId,
    form: "orderGuard",
    company: "Östervik Hamn",
    email: "Karin@Ostervik.example",
    phone: "+46 70 123 45 67",
    message: "Hamnfest i Malmö",
    service_type: "events",
    employees: null,
    permit: "yes",
    city: "malmo",
  });
  await addOrder(db.database, {
    id: orderId,
    contact_phone: "0701234567",
    service: "entranceHost",
    location: "Stortorget, Örebro",
    starts_at: new Date(Date.now() + milliseconds.day),
    city: "orebro",
  });
  expect(await findLead(admin, contactId)).toMatchObject({
    kind: "contact",
    city: "uppsala",
    orgNumber: "556677-8899",
    status: "new",
    version: 1,
    source: "contact-form",
  });
  expect(await findLead(admin, quoteId)).toMatchObject({
    kind: "quote",
    number: `Q-${quoteId.slice(0, 4)}-${quoteId.slice(4, 8)}`.toUpperCase(),
    service: "orderGuard",
    city: "malmo",
    facts: { permit: "yes" },
  });
  expect(await findLead(admin, orderId)).toMatchObject({
    kind: "order",
    service: "entranceHost",
    city: "orebro",
    company: null,
  });
  expect((await listDuplicates(admin, quoteId)).map(({ id }) => id)).toEqual([orderId]);
  const [{ count } = { count: 0 }] = await db.ask<{ count: number }>(
    "select count(*)::int as count from leads",
  );
  expect(count).toBe(3);
  // The same address is better evidence of the same person than the same number.
  const earlier = randomUUID();
  await contact(earlier, "Östervik", "karin@ostervik.example", "En väktare.", "2026-01-05T08:00:00Z");
  expect((await listDuplicates(admin, quoteId)).map(({ id }) => id)).toEqual([earlier, orderId]);
  await db.ask("delete from leads where id = $1", [earlier]);
});

test("a search finds words, forms of them, beginnings, addresses, numbers, with and without accents", async () => {
  const id = randomUUID();
  await contact(
    id,
    "Kvarnby Galleria",
    "info_a@kvarnby.example",
    "Ordningsvakter vid julhandeln",
    new Date().toISOString(),
  );
  const finds = async (search: string) =>
    (await list(new URLSearchParams({ sok: search }).toString())).rows.some((row) => row.id === id);
  for (const search of [
    "kvarnby",
    "galleria kvarn",
    "ordningsvakt",
    "julhandel",
    "info_a@kvarn",
    "kvarnby.example",
    `K-${id.slice(0, 4)}-${id.slice(4, 8)}`,
    "  KVARNBY  ",
    "kvarn:*&!",
  ])
    expect(await finds(search), search).toBe(true);
  for (const search of ["kvarnby stockholm", "infoxa@kvarn", "';--", "%"])
    expect(await finds(search), search).toBe(false);
  for (const part of ["070-123 45 67", "070 1", "+46 70 123", "0046 (0)70-12", "4670123", "123 45 67"])
    expect(await names(`sok=${encodeURIComponent(part)}`), part).toEqual([null, "Östervik Hamn"]);
  expect(await names("sok=ostervik")).toEqual(["Östervik Hamn"]);
  expect(await names("sok=5566778899")).toEqual(["Norrby Skolor"]);
});

test("filters, sorting, and paging by key both ways have every row once", async () => {
  for (let n = 0; n < 12; n += 1)
    await contact(
      randomUUID(),
      `Sida ${String(n).padStart(2, "0")}`,
      `s${n}@sida.example`,
      "Samma stund för alla",
      "2026-01-05T09:00:00.123456Z",
    );
  await contact(randomUUID(), "Ängby", "x@sida.example", "Samma sida", "2026-01-06T09:00:00Z");
  await contact(randomUUID(), "Zeta", "y@sida.example", "Samma sida", "2026-01-06T09:00:00Z");
  for (const sort of ["newest", "oldest", "name"] as const) {
    const view: LeadView = { filter: { search: "samma" }, sort, cursor: null };
    const all = (await listLeads(admin, view, 100)).rows.map(({ id }) => id);
    expect(all).toHaveLength(14);
    const seen: string[] = [];
    let page = await listLeads(admin, view, 5);
    expect(page.previous).toBeNull();
    for (;;) {
      seen.push(...page.rows.map(({ id }) => id));
      if (!page.next) break;
      page = await listLeads(admin, { ...view, cursor: page.next }, 5);
    }
    expect(seen).toEqual(all);
    const back: string[][] = [page.rows.map(({ id }) => id)];
    while (page.previous) {
      page = await listLeads(admin, { ...view, cursor: page.previous }, 5);
      back.unshift(page.rows.map(({ id }) => id));
    }
    expect(back.flat().slice(-14)).toEqual(all);
  }
  expect((await names("sok=sida&ordning=name")).slice(-2)).toEqual(["Zeta", "Ängby"]);
  expect(await names("fran=2026-01-06&till=2026-01-06&ordning=name")).toEqual(["Zeta", "Ängby"]);
  expect(await names("typ=quote")).toEqual(["Östervik Hamn"]);
  expect(await names("ort=orebro&tjanst=host")).toEqual([null]);
  expect(await names("status=won")).toEqual([]);
});

test("a change made on an old version is refused, and nothing is overwritten", async () => {
  const id = await oneLead();
  const [first, second] = await Promise.all([
    changeLead(admin, { id, version: 1, status: "contacted" }),
    changeLead(colleague, { id, version: 1, status: "lost" }),
  ]);
  expect([first.done, second.done].filter(Boolean)).toHaveLength(1);
  const refused = first.done ? second : first;
  expect(refused).toMatchObject({ now: { version: 2, status: first.done ? "contacted" : "lost" } });
  const events = await listEvents(admin, [id]);
  expect(events).toMatchObject([
    {
      kind: "status",
      from: "new",
      to: first.done ? "contacted" : "lost",
      actor: (first.done ? admin : colleague).userId,
    },
    { kind: "assigned" },
  ]);
});

test("a lead is changed on a connection that has looked at no lead before", async () => {
  const id = await oneLead();
  const database = openDatabase(db.site);
  onTestFinished(() => database.close());
  expect(await changeLead({ ...admin, database }, { id, version: 1, status: "contacted" })).toEqual({
    done: true,
    version: 2,
  });
});

test("the time of the first response is stored, and removed when it is undone; changes of owner are logged", async () => {
  const id = await oneLead();
  await changeLead(admin, { id, version: 1, status: "contacted" });
  const answered = await findLead(admin, id);
  expect(answered?.firstResponseAt).toBeInstanceOf(Date);
  await changeLead(admin, { id, version: 2, status: "new" });
  expect((await findLead(admin, id))?.firstResponseAt).toBeNull();
  await changeLead(admin, { id, version: 3, assignedTo: colleague.userId });
  expect((await listEvents(admin, [id]))[0]).toMatchObject({
    kind: "assigned",
    from: admin.userId,
    to: colleague.userId,
  });
  expect((await listWithoutResponse(admin, new Date(), 100)).some((lead) => lead.id === id)).toBe(true);
});

test("the leads of somebody whose account is removed are nobody's, and their timelines say so", async () => {
  const id = await oneLead();
  const { userId } = await adminOf(db, "sales", "Slutar Snart");
  await changeLead(admin, { id, version: 1, assignedTo: userId });
  await db.database.as("site_auth", (queries) =>
    queries.deleteFrom("auth.users").where("id", "=", userId).execute(),
  );
  expect(await findLead(admin, id)).toMatchObject({ assignedTo: null, version: 3 });
  expect((await listEvents(admin, [id]))[0]).toMatchObject({ kind: "assigned", from: userId, to: null });
});

test("the first change makes its author the owner, unless there is one", async () => {
  const id = await oneLead();
  await changeLead(admin, { id, version: 1, status: "contacted" });
  expect((await findLead(admin, id))?.assignedTo).toBe(admin.userId);
  await changeLead(colleague, { id, version: 2, status: "quoted" });
  expect((await findLead(admin, id))?.assignedTo).toBe(admin.userId);
});

test("spam counts as no response, has no owner, and is in no list or week but its own", async () => {
  const id = await oneLead("Skräp AB");
  const weeks = async () =>
    (await countByWeek(admin, "2025-12-29")).reduce((sum, { leads }) => sum + leads, 0);
  const before = await weeks();
  await changeLead(admin, { id, version: 1, status: "spam" });
  expect(await findLead(admin, id)).toMatchObject({
    status: "spam",
    firstResponseAt: null,
    assignedTo: null,
  });
  expect(await names("sok=skräp")).toEqual([]);
  expect(await names("sok=skräp&status=spam")).toEqual(["Skräp AB"]);
  expect(await weeks()).toBe(before - 1);
  await changeLead(admin, { id, version: 2, status: "new" });
  expect(await weeks()).toBe(before);
});

test("a lost lead has a reason, which is removed when it is reopened", async () => {
  const id = await oneLead();
  await changeLead(admin, { id, version: 1, status: "lost", lostReason: "price" });
  expect((await findLead(admin, id))?.lostReason).toBe("price");
  expect((await listEvents(admin, [id])).find(({ kind }) => kind === "status")).toMatchObject({
    to: "lost",
    reason: "price",
  });
  await changeLead(admin, { id, version: 2, status: "contacted" });
  expect((await findLead(admin, id))?.lostReason).toBeNull();
});

test("next steps come soonest first, one's own and nobody's or everybody's, until the lead has ended", async () => {
  const at = (days: number) => new Date(Date.now() + days * 86_400_000);
  const [later, sooner, others] = [await oneLead(), await oneLead(), await oneLead()];
  await changeLead(admin, { id: later, version: 1, next: { step: "permit", at: at(9) } });
  await changeLead(admin, { id: sooner, version: 1, next: { step: "call", at: at(1) } });
  await changeLead(colleague, {
    id: others,
    version: 1,
    assignedTo: colleague.userId,
    next: { step: "email", at: at(2) },
  });
  const ids = async (person: string | null) => (await listNextSteps(admin, person, 9)).map(({ id }) => id);
  expect(await ids(admin.userId)).toEqual([sooner, later]);
  expect(await ids(null)).toEqual([sooner, others, later]);
  expect((await list("ordning=next")).rows.map(({ id }) => id).slice(0, 3)).toEqual([sooner, others, later]);
  const firstPage = await list("ordning=next", 2);
  const rest = await listLeads(admin, { filter: {}, sort: "next", cursor: firstPage.next }, 2);
  expect(rest.rows[0]?.id).toBe(later);
  await changeLead(admin, { id: sooner, version: 2, status: "won" });
  expect(await ids(null)).toEqual([others, later]);
  expect((await listEvents(admin, [sooner])).map(({ kind }) => kind)).toEqual([
    "status",
    "nextStep",
    "assigned",
  ]);
});

test("a call is logged; one that was reached is a response, and any call gives it an owner", async () => {
  const id = await oneLead();
  expect(await logCall(admin, id, "noAnswer")).toBe(true);
  expect(await findLead(admin, id)).toMatchObject({ status: "new", assignedTo: admin.userId });
  expect(await logCall(admin, id, "reached")).toBe(true);
  expect((await findLead(admin, id))?.status).toBe("contacted");
  expect((await listEvents(admin, [id])).filter(({ kind }) => kind === "call").map(({ to }) => to)).toEqual([
    "reached",
    "noAnswer",
  ]);
  expect(await logCall(admin, randomUUID(), "reached")).toBe(false);
});

test("orders are sorted by when their work begins; among the waiting those of the next day are first", async () => {
  const order = (hours: number) => {
    const starts_at = new Date(Date.now() + hours * milliseconds.hour);
    return addOrder(db.database, { starts_at, contact_phone: "0701234567", estimate: 3080 });
  };
  const [nextWeek, tonight] = [await order(170), await order(5)];
  const orders = (await list("ordning=start")).rows.map(({ id }) => id);
  expect(orders.indexOf(tonight)).toBeLessThan(orders.indexOf(nextWeek));
  expect((await listWithoutResponse(admin, new Date(), 1))[0]).toMatchObject({ id: tonight, value: 3080 });
});

test("a backlog does not hide what has just come in", async () => {
  const at = (hours: number) => new Date(Date.now() - hours * 3_600_000).toISOString();
  const [oldest, latest] = [randomUUID(), randomUUID()];
  await contact(
    oldest,
    "Länge AB",
    "lange@example.se",
    "Vi söker väktare till lagret.",
    "2026-01-01T10:00:00Z",
  );
  for (let number = 1; number <= 8; number += 1)
    await contact(
      randomUUID(),
      "Kö AB",
      `ko${number}@example.se`,
      "Vi söker väktare till lagret.",
      at(400 + number),
    );
  await contact(latest, "Nyss AB", "nyss@example.se", "Vi söker väktare till lagret.", at(-1));
  const ids = (await listWithoutResponse(admin, new Date(), 8)).map(({ id }) => id);
  expect(ids).toHaveLength(8);
  expect(ids).toContain(oldest);
  expect(ids.at(-1)).toBe(latest);
});

test("counts follow every change", async () => {
  const counted = async () =>
    Object.fromEntries(
      (
        await db.ask<{ status: string; n: number }>(
          "select status, count(*)::int as n from leads group by status",
        )
      ).map(({ status, n }) => [status, n]),
    );
  const id = await oneLead();
  await changeLead(admin, { id, version: 1, status: "won" });
  const numbers = async () =>
    Object.fromEntries(Array.from(await countLeads(admin), ([status, { leads }]) => [status, leads]));
  expect(await numbers()).toMatchObject(await counted());
  await db.ask("delete from leads where id = $1", [id]);
  expect(await findLead(admin, id)).toBeUndefined();
  expect(await numbers()).toEqual({
    new: 0,
    contacted: 0,
    quoted: 0,
    won: 0,
    lost: 0,
    spam: 0,
    ...(await counted()),
  });
  const company = `Filtrerad ${randomUUID().slice(0, 8)}`;
  const since = new Date();
  const [first = ""] = [await oneLead(company), await oneLead(company)];
  await changeLead(admin, { id: first, version: 1, status: "lost", lostReason: "price" });
  const found = await countLeads(admin, { search: company, status: "new" });
  expect([found.get("new")?.leads, found.get("lost")?.leads, found.get("won")?.leads]).toEqual([1, 1, 0]);
  expect(await countLost(admin, since)).toContainEqual({ reason: "price", leads: 1 });
  const weeks = await countByWeek(admin, "2025-12-29");
  expect(weeks.reduce((sum, { leads }) => sum + leads, 0)).toBe(
    Object.values(await counted()).reduce((sum, n) => sum + n, 0),
  );
});

test("only its author can remove a note", async () => {
  const leadId = await oneLead();
  const note = { id: randomUUID(), leadId, text: "Ringde, ingen svarade." };
  await addNote(admin, note);
  await addNote(admin, note);
  expect(await listEvents(admin, [leadId])).toMatchObject([
    { kind: "note", note: { text: note.text }, actor: admin.userId },
  ]);
  expect(await removeNote(colleague, note.id)).toBeNull();
  expect(await removeNote(admin, note.id)).toBe(note.text);
  expect(await listEvents(admin, [leadId])).toMatchObject([{ kind: "noteRemoved" }]);
});

test("an email is stored once, with its job, and is the first response; an erased one leaves nothing", async () => {
  const leadId = await oneLead();
  const writtenEmail = {
    id: randomUUID(),
    leadId,
    version: 1,
    recipient: "a@example.se",
    subject: "Svar",
    body: "Hej",
    locale: "sv" as const,
    files: [],
  };
  expect(await sendLeadEmail(admin, writtenEmail)).toEqual({ done: true, version: 2 });
  expect(await sendLeadEmail(admin, writtenEmail)).toEqual({ done: true, version: 2 });
  const jobs = () =>
    db.ask("select task_identifier from graphile_worker.jobs where key = $1", [
      `lead-email:${writtenEmail.id}`,
    ]);
  expect(await jobs()).toEqual([{ task_identifier: "send-lead-email" }]);
  expect((await findLead(admin, leadId))?.status).toBe("contacted");
  expect((await listEvents(admin, [leadId])).map(({ kind }) => kind).sort()).toEqual([
    "assigned",
    "email",
    "status",
  ]);
  await db.ask("delete from leads where id = $1", [leadId]);
  expect(await jobs()).toEqual([]);
  expect(await db.ask("select from lead_emails")).toEqual([]);
});

test("of two who write to a lead at once the second is refused, sees why, and can then write", async () => {
  const leadId = await oneLead();
  await changeLead(admin, { id: leadId, version: 1, status: "contacted" });
  const written = (subject: string) => ({
    id: randomUUID(),
    leadId,
    version: 2,
    recipient: "a@example.se",
    subject,
    body: "Hej",
    locale: "sv" as const,
    files: [],
  });
  const [first, second] = await Promise.all([
    sendLeadEmail(admin, written("Från Anna")),
    sendLeadEmail(colleague, written("Från Bo")),
  ]);
  expect([first.done, second.done].filter(Boolean)).toHaveLength(1);
  const refused = first.done ? second : first;
  expect(refused).toMatchObject({ now: { version: 3, status: "contacted" } });
  const writtenEmails = async () =>
    (await listEvents(admin, [leadId])).flatMap(({ writtenEmail }) =>
      writtenEmail ? [writtenEmail.subject] : [],
    );
  expect(await writtenEmails()).toEqual([first.done ? "Från Anna" : "Från Bo"]);
  expect(await sendLeadEmail(admin, { ...written("Ändå"), version: 3 })).toEqual({ done: true, version: 4 });
  expect((await writtenEmails())[0]).toBe("Ändå");
});

test("an email that did not arrive is listed with its next attempt, and tried again on demand", async () => {
  const id = await oneLead();
  await db.ask(
    "update graphile_worker._private_jobs set run_at = now() + interval '1 hour', attempts = 3 where key = $1",
    [`contact-request:${id}`],
  );
  await db.ask(
    `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale, attempts, last_error)
     values ('contact_request', $1, 'visitor', 'a@example.se', 'Ämne', 'sv', 3, 'no answer')`,
    [id],
  );
  const [email] = (await listEmails(admin, "late", null)).rows;
  expect(email).toMatchObject({
    lead: id,
    attempts: 3,
    attemptsMax: 25,
    status: "waiting",
    error: "no answer",
  });
  expect(await retryEmail(admin, email?.id ?? "")).toBe(true);
  const [job] = await db.ask<{ due: boolean; attempts: number }>(
    "select run_at <= now() as due, attempts from graphile_worker.jobs where key = $1",
    [`contact-request:${id}`],
  );
  expect(job).toEqual({ due: true, attempts: 0 });
  expect(await countEmails(admin, new Date(0))).toEqual({ emails: 1, atFirst: 0 });
});

test("no editor, session without second factor, other account, visitor or ended session reads or changes leads", async () => {
  const id = await oneLead();
  const ended = await adminOf(db, "sales");
  await db.ask("delete from auth.sessions where user_id = $1", [ended.userId]);
  for (const other of [
    await adminOf(db, "editor"),
    await adminOf(db, "sales", "Ett", "aal1"),
    await adminOf(db),
    ended,
  ]) {
    expect(await findLead(other, id)).toBeUndefined();
    expect(await listEvents(other, [id])).toEqual([]);
    await expect(listLeads(other, readLeadView(new URLSearchParams()))).rejects.toMatchObject({
      code: "42501",
    });
    await expect(listEmails(other, "late", null)).rejects.toMatchObject({ code: "42501" });
    await expect(retryEmail(other, id)).rejects.toMatchObject({ code: "42501" });
    expect(await changeLead(other, { id, version: 1, status: "lost" })).toEqual({
      done: false,
      now: undefined,
    });
    await expect(addNote(other, { id: randomUUID(), leadId: id, text: "x" })).rejects.toMatchObject({
      code: "42501",
    });
    const writtenEmail = {
      id: randomUUID(),
      leadId: id,
      version: 1,
      recipient: "a@b.se",
      subject: "x",
      body: "x",
    };
    expect(await sendLeadEmail(other, { ...writtenEmail, locale: "sv", files: [] })).toEqual({
      done: false,
      now: undefined,
    });
    await expect(
      db.database.as(
        "authenticated",
        (queries) =>
          sql`insert into lead_emails (id, lead_id, recipient, subject, body, locale)
            values (${writtenEmail.id}, ${id}, 'a@b.se', 'x', 'x', 'sv')`.execute(queries),
        { claims: other.claims },
      ),
    ).rejects.toMatchObject({ code: "42501" });
    await expect(noteExport(other, {}, 1)).rejects.toMatchObject({ code: "42501" });
  }
  for (const table of ["leads", "lead_events", "lead_notes", "lead_emails"])
    await expect(
      db.database.as("anon", (queries) => sql.raw(`select * from ${table}`).execute(queries)),
    ).rejects.toMatchObject({ code: "42501" });
  for (const change of [
    "insert into leads (id) values (gen_random_uuid())",
    "delete from leads",
    "update leads set version = 9",
    "update leads set message = ''",
    "update lead_notes set text = 'x'",
    "delete from lead_events",
    "insert into lead_events (kind, lead_id) values ('status', gen_random_uuid())",
  ])
    await expect(
      db.database.as("authenticated", (queries) => sql.raw(change).execute(queries), {
        claims: admin.claims,
      }),
      change,
    ).rejects.toMatchObject({ code: "42501" });
});

const receive = (lead: string, messageId: string) =>
  receiveTestEmail(db.database, lead, { messageId, sender: "samtidigt@example.se" });

test("emails from customers to one lead at the same moment are each stored once", async () => {
  const lead = await oneLead();
  for (let round = 0; round < 5; round += 1) {
    const [one, other] = [`<${round}@a.example>`, `<${round}@b.example>`];
    const stored = await Promise.all([one, other, one, other].map((id) => receive(lead, id)));
    expect(stored.filter(Boolean)).toHaveLength(2);
  }
});

test("the log has who marked an email as spam and who took that back, each once", async () => {
  const lead = await oneLead();
  await receive(lead, "<marked@a.example>");
  const [email] = await db.ask<{ id: string }>("select id from incoming_emails where lead_id = $1", [lead]);
  for (const isSpam of [true, true, false])
    expect(await markIncomingEmail(admin, email?.id ?? "", isSpam)).toBe(true);
  expect(
    await db.ask("select kind, actor from admin_log where data ->> 'lead' = $1 order by id", [lead]),
  ).toEqual([
    { kind: "incomingEmailSpam", actor: admin.userId },
    { kind: "incomingEmailNotSpam", actor: admin.userId },
  ]);
});

test("marking an email as spam waits for the erasure of its lead, and is told that it is gone", async () => {
  const lead = await oneLead();
  await receive(lead, "<spam@a.example>");
  const [email] = await db.ask<{ id: string }>("select id from incoming_emails where lead_id = $1", [lead]);
  const erasing = new pg.Client(db.admin);
  await erasing.connect();
  onTestFinished(() => erasing.end());
  await erasing.query("begin");
  await erasing.query("select from leads where id = $1 for update", [lead]);
  const marked = markIncomingEmail(admin, email?.id ?? "", true);
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await db.ask(waiting)).length).toBe(1);
  await erasing.query("delete from leads where id = $1", [lead]);
  await erasing.query("commit");
  expect(await marked).toBe(false);
});

test("merging, undoing it, a bulk change and an email from the customer take turns at the same leads", async () => {
  const [kept = "", other = ""] = [await oneLead(), await oneLead()].sort();
  const leads = () =>
    db.ask<Lead>("select id, version from leads where id in ($1, $2) order by id desc", [kept, other]);
  type Lead = { id: string; version: number };
  const merge = async () =>
    mergeLeads(colleague, kept, { id: other, version: (await leads())[0]?.version ?? 0 });
  const later = {
    email: () => receive(other, `<${randomUUID()}@a.example>`),
    undo: () => splitLead(admin, other),
    bulk: async () =>
      changeLeads(
        admin,
        (await leads()).map((lead) => ({ ...lead, assignedTo: admin.userId })),
      ),
  };
  const holder = new pg.Client(db.admin);
  await holder.connect();
  onTestFinished(() => holder.end());
  const waiting = async () =>
    (
      await db.ask(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      )
    ).length;
  for (const [name, work] of Object.entries(later)) {
    await merge();
    // A third transaction holds one lead until both wait for it. Each has then locked the leads that it locks before
    // that one.
    await holder.query("begin");
    await holder.query("select from leads where id = $1 for update", [kept]);
    const works = [merge()];
    await expect.poll(waiting).toBe(1);
    const second = work();
    await expect.poll(waiting).toBe(2);
    await holder.query("commit");
    expect(await Promise.allSettled([...works, second]), name).toMatchObject([
      { status: "fulfilled" },
      { status: "fulfilled" },
    ]);
  }
});
