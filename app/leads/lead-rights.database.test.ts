import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Role } from "#backend/database/connection.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { receiveTestEmail } from "#tests/incoming-email.ts";
import { addContact } from "#tests/requests.ts";
import { addNote } from "./change-lead.server.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

let db: TestDatabase;
let sales: Person;
let colleague: Person;
let lead: string;
let other: string;
let note: string;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  sales = await adminOf(db, "sales", "Anna Lind");
  colleague = await adminOf(db, "sales", "Bo Ek");
});

beforeEach(async () => {
  [lead, other, note] = [randomUUID(), randomUUID(), randomUUID()];
  for (const id of [lead, other]) await addContact(db.database, { id, contact_value: "kund@example.se" });
  await addNote(colleague, { id: note, leadId: lead, text: "Ringde." });
  await receiveTestEmail(db.database, lead, { messageId: randomUUID() });
});

/** How many rows a statement changes, or the SQLSTATE of its refusal. */
async function outcome(role: Role, statement: string, { claims }: Pick<Person, "claims">) {
  try {
    const { rows, numAffectedRows } = await db.database.as(
      role,
      (queries) => sql.raw<object>(statement).execute(queries),
      { claims },
    );
    return rows.length + Number(numAffectedRows ?? 0);
  } catch (error) {
    return String(Reflect.get(Object(error), "code"));
  }
}

const denied = "42501";
const event = (values: string, columns = "lead_id, kind") =>
  `insert into lead_events (${columns}) values ('${lead}', 'status'${values})`;
const writeNote = (values: string, columns = "id, lead_id, text") =>
  `insert into lead_notes (${columns}) values ('${randomUUID()}', '${lead}', 'x'${values})`;
const writeEmail = (values: string, columns = "") =>
  `insert into lead_emails (id, lead_id, recipient, subject, body, locale${columns})
   values ('${randomUUID()}', '${lead}', 'a@b.se', 'x', 'x', 'sv'${values})`;

const receiveEmail = () =>
  `insert into incoming_emails (lead_id, message_id, sender, sender_name, subject, body)
   values ('${lead}', '${randomUUID()}', 'a@b.se', '', 'x', 'x')`;

test("somebody of sales reads leads and writes none of their rows past the rules", async () => {
  expect(await outcome("authenticated", `select from leads where id = '${lead}'`, sales)).toBe(1);
  for (const statement of [
    "update leads set status = 'won'",
    "update leads set assigned_to = null, value = 1",
    "update leads set next_step = null, next_at = null",
    "update leads set first_response_at = null",
    `update leads set merged_into = '${other}' where id = '${lead}'`,
    "delete from leads",
    event(""),
    "update lead_events set data = '{}'",
    "delete from lead_events",
    writeNote(""),
    "delete from lead_notes",
    writeEmail(""),
    receiveEmail(),
    "update incoming_emails set is_spam = true",
  ])
    expect(await outcome("authenticated", statement, sales), statement).toBe(denied);
});

describe.each([
  "an editor",
  "an account without a role",
  "somebody before the second factor",
  "somebody whose session was ended",
])("for %s", (who) => {
  let stranger: Person;

  beforeAll(async () => {
    if (who === "an editor") stranger = await adminOf(db, "editor");
    else if (who === "an account without a role") stranger = await adminOf(db);
    else stranger = await adminOf(db, "sales", "Ett", who.includes("factor") ? "aal1" : "aal2");
    if (who.includes("ended"))
      await db.ask("delete from auth.sessions where user_id = $1", [stranger.userId]);
  });

  test("the site reads and changes no lead, and writes on no timeline", async () => {
    const site = (statement: string) => outcome("service_role", statement, stranger);
    for (const statement of [
      "select from leads",
      "select from leads for no key update",
      "update leads set status = 'won'",
      `update leads set merged_into = '${other}' where id = '${lead}'`,
      "delete from leads",
      "delete from lead_events",
      "delete from lead_notes",
      "select from lead_emails",
      "select from incoming_emails",
      "update incoming_emails set is_spam = true",
    ])
      expect(await site(statement), statement).toBe(0);
    for (const statement of [event(""), writeNote(""), writeEmail(""), receiveEmail()])
      expect(await site(statement), statement).toBe(denied);
  });
});

test("the site writes in nobody else's name than that of the person whose request it is", async () => {
  const site = (statement: string) => outcome("service_role", statement, sales);
  const inTheirName = `, '${colleague.userId}'`;
  for (const statement of [
    event(inTheirName, "lead_id, kind, actor"),
    event(", null", "lead_id, kind, actor"),
    writeNote(inTheirName, "id, lead_id, text, author"),
    writeEmail(inTheirName, ", author"),
  ])
    expect(await site(statement), statement).toBe(denied);
  expect(await site(`delete from lead_notes where id = '${note}'`)).toBe(0);
  expect(await site(event(""))).toBe(1);
});

test("a visitor's request writes in no colleague's name", async () => {
  const visitor = { claims: {} } as Pick<Person, "claims">;
  const inTheirName = `, '${colleague.userId}'`;
  expect(await outcome("service_role", event(inTheirName, "lead_id, kind, actor"), visitor)).toBe(denied);
  expect(await outcome("service_role", event(""), visitor)).toBe(1);
});

test("a request whose token names nobody is no visitor's", async () => {
  const asked = (statement: string) =>
    db.database.as("service_role", (queries) => sql.raw<object>(statement).execute(queries), {
      claims: { aal: "aal2" },
      onBehalfOf: "authenticated",
    });
  for (const table of ["leads", "lead_notes", "lead_emails", "incoming_emails"])
    expect((await asked(`select from ${table}`)).rows, table).toEqual([]);
  expect((await asked("update leads set status = 'won' returning id")).rows).toEqual([]);
  await expect(asked(event(""))).rejects.toMatchObject({ code: denied });
});
