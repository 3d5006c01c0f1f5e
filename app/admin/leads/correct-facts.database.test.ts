import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { addLead } from "#app/leads/add-lead.server.ts";
import { changeLead } from "#app/leads/change-lead.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { writtenFacts } from "#app/leads/facts.ts";
import { findLead, listDuplicates, listLeads } from "#app/leads/leads.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact, addOrder, addQuote } from "#tests/requests.ts";
import { handleCorrection } from "./correct-facts-action.server.ts";
import { leadFacts } from "./lead-facts.server.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

let db: TestDatabase;
let anna: Person;
let bo: Person;

beforeAll(async () => {
  db = await freshDatabase();
  anna = await adminOf(db, "sales", "Anna Lind");
  bo = await adminOf(db, "sales", "Bo Ek");
});
beforeEach(() => db.ask("truncate leads cascade"));

const leadOf = async (id: string) => {
  const lead = await findLead(anna, id);
  if (!lead) throw new Error("no lead");
  return lead;
};

/** What the form posts when somebody changes some of what it showed. */
const typed = async (id: string, change: Fields, shown?: Fields) => {
  const began = shown ?? writtenFacts(await leadOf(id));
  return { ...began, ...change, began: JSON.stringify(began), intent: "facts" };
};

async function correct(id: string, change: Fields, by = anna, shown?: Fields): Promise<Outcome> {
  const outcome = await handleCorrection({ staff: by, locale: "sv" }, id, await typed(id, change, shown));
  if (!outcome) throw new Error("no outcome");
  return outcome;
}

const corrections = async (id: string) =>
  (await listEvents(anna, [id]))
    .filter(({ kind }) => kind === "edited")
    .map(({ field, from, to, actor }) => [field, from, to, actor]);

test("a corrected address is that of the lead, and duplicates, customer and search follow", async () => {
  const id = await addContact(db.database, { contact_value: "kair@malarport.example" });
  const other = await addContact(db.database, { contact_value: "karin@malarport.example" });
  const outcome = await correct(id, { email: "karin@malarport.example", company: "Mälarport AB" });
  expect(outcome).toMatchObject({
    done: true,
    text: "Rättat. Företag: Mälarport AB. E-post: karin@malarport.example.",
  });
  expect(await leadOf(id)).toMatchObject({
    email: "karin@malarport.example",
    company: "Mälarport AB",
    version: 2,
  });
  expect((await listDuplicates(anna, id)).map((lead) => lead.id)).toEqual([other]);
  const found = await listLeads(anna, { filter: { search: "malarport" }, sort: "newest", cursor: null });
  expect(found.rows).toHaveLength(2);
  expect((await corrections(id)).toReversed()).toEqual([
    ["company", "Exempel AB", "Mälarport AB", anna.userId],
    ["email", "kair@malarport.example", "karin@malarport.example", anna.userId],
  ]);
  // What the customer wrote stays beside it.
  const [form] = await db.ask<{ contact_value: string }>(
    "select contact_value from contact_requests where id = $1",
    [id],
  );
  expect(form?.contact_value).toBe("kair@malarport.example");
  const facts = leadFacts(await leadOf(id), "sv");
  expect(facts.find(({ name }) => name === "email")).toMatchObject({
    value: "karin@malarport.example",
    sent: "kair@malarport.example",
  });
});

test("the company of an order can be set, its place and start corrected, and all of it undone", async () => {
  const id = await addOrder(db.database, { starts_at: new Date("2040-12-04T17:00:00Z") });
  const before = await leadOf(id);
  const outcome = await correct(id, {
    company: "Klubb Norrsken",
    place: "Torget, Malmö",
    startsAt: "2040-12-04T20:00",
  });
  const corrected = await leadOf(id);
  expect(corrected).toMatchObject({
    company: "Klubb Norrsken",
    place: "Torget, Malmö",
    city: "malmo",
    startsAt: new Date("2040-12-04T19:00:00Z"),
  });
  const texts = leadFacts(corrected, "sv").map(({ label, value }) => `${label}: ${value}`);
  expect(texts).toContain("Börjar: tis 4 dec 20:00");
  // Four hours, as ordered.
  expect(texts.find((text) => text.startsWith("Slutar"))).toContain("00:00");

  const undo = Object.fromEntries(
    Object.entries(outcome.undo ?? {}).map(([name, value]) => [name, String(value)]),
  );
  const undone = await handleCorrection({ staff: anna, locale: "sv" }, id, undo);
  expect(undone?.done).toBe(true);
  expect(await leadOf(id)).toMatchObject({
    company: null,
    place: before.place,
    startsAt: before.startsAt,
  });
});

test("two colleagues: the second is told who was first, and loses nothing that they wrote", async () => {
  const id = await addQuote(db.database, { phone: "070-1234567" });
  const shown = writtenFacts(await leadOf(id));
  await correct(id, { phone: "070-765 43 21", name: "Anna Eek" });
  const refused = await correct(id, { phone: "070-111 22 33", company: "Mälarport AB" }, bo, shown);
  expect(refused).toMatchObject({
    done: false,
    title: "Anna Lind hann före",
    values: { phone: "070-111 22 33", company: "Mälarport AB", name: "Anna Eek" },
  });
  expect((await leadOf(id)).company).toBe("Exempel AB");
  // Saved again on what they have now seen.
  const { values = {} } = refused;
  expect(await handleCorrection({ staff: bo, locale: "sv" }, id, values)).toMatchObject({ done: true });
  expect(await leadOf(id)).toMatchObject({
    phone: "070-111 22 33",
    company: "Mälarport AB",
    name: "Anna Eek",
  });
});

test("a colleague's next step does not stand in the way of a correction, also at the same moment", async () => {
  const id = await addQuote(db.database);
  const shown = writtenFacts(await leadOf(id));
  const step = { step: "call", at: new Date("2040-01-01T10:00:00Z") } as const;
  const [changed, corrected] = await Promise.all([
    changeLead(bo, { id, version: 1, next: step }),
    correct(id, { name: "Anna Eek" }, anna, shown),
  ]);
  expect(corrected.done).toBe(true);
  // The step is refused only if the correction was first.
  expect(await leadOf(id)).toMatchObject({ name: "Anna Eek", nextStep: changed.done ? "call" : null });
});

test("twelve who correct the same fact at once: one is done, and the others see it", async () => {
  const id = await addQuote(db.database);
  const shown = writtenFacts(await leadOf(id));
  const outcomes = await Promise.all(
    Array.from({ length: 12 }, (_, n) => correct(id, { name: `Namn ${n}` }, n % 2 ? anna : bo, shown)),
  );
  expect(outcomes.filter(({ done }) => done)).toHaveLength(1);
  expect(await corrections(id)).toHaveLength(1);
});

test("a lead of somebody who can't be reached can be corrected, and finding their number undone", async () => {
  const id = randomUUID();
  await addLead(anna, { id, source: "email", locale: "sv", message: "Vidarebefordrat" });
  expect(await correct(id, { company: "Mälarport AB" })).toMatchObject({ done: true });
  const found = await correct(id, { phone: "070-123 45 67" });
  expect(await correct(id, { phone: "" })).toMatchObject({ done: false });
  const undo = Object.fromEntries(
    Object.entries(found.undo ?? {}).map(([name, value]) => [name, String(value)]),
  );
  expect(await handleCorrection({ staff: anna, locale: "sv" }, id, undo)).toMatchObject({ done: true });
  expect(await leadOf(id)).toMatchObject({ company: "Mälarport AB", phone: null });
});

test("a place that the form has can be removed, and what is wrong is said at its field", async () => {
  const id = await addQuote(db.database, { place: "Hamnen" });
  await correct(id, { place: "" });
  expect((await leadOf(id)).place).toBeNull();
  expect(await correct(id, { phone: "12", email: "" })).toMatchObject({
    done: false,
    values: { phone: "12" },
    wrong: [{ fieldId: "facts-phone", text: "Skriv ett telefonnummer med 8–15 siffror" }],
  });
  expect(await correct(id, {})).toMatchObject({ done: true, text: "Allt var redan så. Inget ändrades." });
});

test.each([
  ["an editor", "editor", "aal2"],
  ["an account without a role", undefined, "aal2"],
  ["somebody of sales before the second factor", "sales", "aal1"],
] as const)("%s corrects nothing", async (_, role, aal) => {
  const id = await addQuote(db.database);
  const stranger = await adminOf(db, role, "Ett", aal);
  const posted = await typed(id, { name: "Någon annan" });
  expect(await handleCorrection({ staff: stranger, locale: "sv" }, id, posted)).toBeNull();
  expect((await leadOf(id)).name).toBe("Anna Ek");
  expect(await handleCorrection({ staff: anna, locale: "sv" }, randomUUID(), posted)).toBeNull();
});

test("companies and addresses of several leads are corrected at the same moment", async () => {
  for (let round = 0; round < 5; round += 1) {
    const ids = await Promise.all(
      [1, 2, 3, 4].map((n) =>
        addContact(db.database, {
          company_name: `Gammalt ${round} ${n}`,
          contact_value: `eva@gammalt${round}x${n}.example`,
        }),
      ),
    );
    const outcomes = await Promise.all(
      ids.map((id, n) => correct(id, { company: `Nytt ${round} ${n}` }, n % 2 ? anna : bo)),
    );
    expect(outcomes.every(({ done }) => done)).toBe(true);
  }
});
