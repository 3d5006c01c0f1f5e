import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { linkDemo } from "#app/demos/change-demo.server.ts";
import { bookDemo } from "#app/demos/change-own-demo.server.ts";
import { findDemo, listChanges, listDemosById } from "#app/demos/demos.server.ts";
import { listDemosOf } from "#app/demos/linked-demos.server.ts";
import { addNote } from "#app/leads/change-lead.server.ts";
import { listCustomerIds, listCustomers } from "#app/leads/customers.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { countLeads, findLead, listDuplicates, listLeads } from "#app/leads/leads.server.ts";
import { findLeadByNumber, listLeadsFor } from "#app/leads/leads-of-demo.server.ts";
import { findWithMerged, listMerged, mergeLeads, splitLead } from "#app/leads/merging.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { demoRequest, offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { addContact, addOrder } from "#tests/requests.ts";

let db: TestDatabase;
let sales: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  await db.ask(offerDemosAlways);
  sales = await adminOf(db, "sales");
});

function request(contact: string, company: string, phone: string | null = null): Promise<string> {
  const contact_type = contact.includes("@") ? "email" : "phone";
  return addContact(db.database, { contact_type, contact_value: contact, company_name: company, phone });
}

let days = 1;

async function demo(email: string, company: string, phone: string | null = null): Promise<string> {
  days += 1;
  const wanted = demoRequest(slotOfNextWeek(days % 7, 2 * days), { email, company, phone });
  const clientIp = `192.0.2.${days}`;
  expect(await bookDemo(db.database, wanted, { clientIp })).toMatchObject({ result: "booked" });
  return wanted.id;
}

test("a person is identified by email address and number, a company by its name, whatever its form and spelling", async () => {
  const first = await request("Karin@lund.example", "Lunds Bygg AB", "070-111 22 33");
  const second = await request("+46 70 111 22 33", "Lunds bygg");
  const third = await request("olle@lund.example", "LUNDS BYGG Aktiebolag (publ)");
  const other = await request("eva@lundmark.example", "Lunds Byggare AB");
  const booked = await demo("karin@lund.example", "Lunds Bygg");
  const person = await listCustomerIds(sales, "person", first);
  expect(person.leads.toSorted()).toEqual([first, second].toSorted());
  expect(person.demos).toEqual([booked]);
  expect(await listCustomerIds(sales, "person", booked)).toEqual(person);
  const company = await listCustomerIds(sales, "company", third);
  expect(company.leads.toSorted()).toEqual([first, second, third].toSorted());
  expect(company.demos).toEqual([booked]);
  expect((await listCustomerIds(sales, "company", other)).leads).toEqual([other]);
  expect(await listCustomerIds(sales, "company", randomUUID())).toEqual({ leads: [], demos: [] });
});

test("a customer without demos has none, and no changes of any", async () => {
  expect(await listDemosById(sales, [])).toEqual([]);
  expect(await listChanges(sales, [], { limit: 1 })).toEqual([]);
});

test("the list has each customer once, latest first, is paged, and can be searched", async () => {
  const all = await listCustomers(sales, { kind: "company", search: "", cursor: null });
  expect(all.rows.map(({ company, leads, demos }) => [company, leads, demos])).toEqual([
    ["Lunds Bygg", 3, 1],
    ["Lunds Byggare AB", 1, 0],
  ]);
  const page = await listCustomers(sales, { kind: "company", search: "", cursor: null }, 1);
  expect(page.rows).toHaveLength(1);
  const next = await listCustomers(sales, { kind: "company", search: "", cursor: page.next }, 1);
  expect(next.rows.map(({ company }) => company)).toEqual(["Lunds Byggare AB"]);
  expect(next.next).toBeNull();
  const people = await listCustomers(sales, { kind: "person", search: "", cursor: null });
  expect(people.rows.map(({ email }) => email)).toEqual([
    "karin@lund.example",
    "eva@lundmark.example",
    "olle@lund.example",
  ]);
  const found = async (kind: "company" | "person", search: string) =>
    (await listCustomers(sales, { kind, search, cursor: null })).rows.map(({ email }) => email);
  expect(await found("person", "olle@")).toEqual(["olle@lund.example"]);
  expect(await found("company", "olle")).toEqual(["olle@lund.example"]);
  expect(await found("person", "070-1112233")).toEqual(["Karin@lund.example"]);
  expect(await found("person", "\u202D070\u2011111.22\u201333")).toEqual(["Karin@lund.example"]);
  expect(await found("company", "lundmark")).toEqual(["eva@lundmark.example"]);
  expect(await found("person", "100%' or true")).toEqual([]);
});

test("a name is the same however its letters are sent, and is found in plain ones", async () => {
  const whole = await request("asa@applen.example", "Åkes Äpplen AB");
  const inParts = await request("ake@applen.example", "Åkes Äpplen".normalize("NFD"));
  const company = await listCustomerIds(sales, "company", whole);
  expect(company.leads.toSorted()).toEqual([whole, inParts].toSorted());
  await request("soren@kok.example", "Sørens Køkken");
  await request("lukasz@bud.example", "Łukasz Budowa");
  const found = async (search: string) =>
    (await listCustomers(sales, { kind: "company", search, cursor: null })).rows.map(({ email }) => email);
  for (const search of ["Åkes Äpplen", "Åkes Äpplen".normalize("NFD"), "akes applen", "A\u200Bkes", "AKES"])
    expect(await found(search), search).toEqual(["ake@applen.example"]);
  for (const search of ["sorens kokken", "Sörens", "SØRENS".normalize("NFD")])
    expect(await found(search), search).toEqual(["soren@kok.example"]);
  expect(await found("lukasz")).toEqual(["lukasz@bud.example"]);
  await request("ilgin@ost.example", "Straße Þórður Œuvre Đorđević Ħal ŧıð Ærø");
  for (const search of ["strasse thordur oeuvre", "DORDEVIC hal tid", "Ærö", "aero"])
    expect(await found(search), search).toEqual(["ilgin@ost.example"]);
  const leads = await listLeads(sales, { filter: { search: "lukasz" }, sort: "newest", cursor: null });
  expect(leads.rows.map(({ company: name }) => name)).toEqual(["Łukasz Budowa"]);
});

test("a demo is linked to its person's open lead when it is booked, and shown there", async () => {
  const lead = await request("demo@alm.example", "Alm AB");
  const booked = await demo("Demo@alm.example", "Alm AB");
  expect(await findDemo(sales, booked)).toMatchObject({ lead });
  expect((await listDemosOf(sales, lead)).map(({ id }) => id)).toEqual([booked]);
  expect((await listEvents(sales, [lead])).map(({ kind, actor }) => [kind, actor])).toEqual([
    ["demoBooked", null],
  ]);
  expect((await listLeadsFor(sales, booked)).map(({ id }) => id)).toEqual([lead]);
  const early = await demo("early@alm.example", "Alm AB");
  expect(await findDemo(sales, early)).toMatchObject({ lead: null });
  const later = await request("early@alm.example", "Alm AB");
  expect(await findDemo(sales, early)).toMatchObject({ lead: later });
});

test("a demo belongs to the open lead of its address, also through a lead that was merged into it", async () => {
  const phone = await request("+46 70 999 88 77", "Rönn AB");
  const lead = await request("ronn@ronn.example", "Rönn AB");
  await request("+46 70 999 88 77", "Rönn AB");
  const booked = await demo("Ronn@ronn.example", "Rönn AB", "070-999 88 77");
  expect(await findDemo(sales, booked)).toMatchObject({ lead });
  const version = (await findLead(sales, lead))?.version ?? 0;
  expect(await mergeLeads(sales, phone, { id: lead, version })).toBe("done");
  const later = await demo("ronn@ronn.example", "Rönn AB");
  const linked = await findDemo(sales, later);
  expect(linked).toMatchObject({ lead: phone });
  expect(linked && (await linkDemo(sales, linked, null))).toBe("done");
  expect(await findDemo(sales, later)).toMatchObject({ lead: null });
});

test("the staff links a demo to another lead, unless a colleague was first", async () => {
  const lead = await request("ek@ek.example", "Ek AB");
  const booked = await demo("annan@ek.example", "Ek AB");
  const before = await findDemo(sales, booked);
  if (!before) throw new Error("no demo");
  const number = (await findLead(sales, lead))?.number ?? "";
  expect(await findLeadByNumber(sales, ` ${number.toLowerCase()}`)).toBe(lead);
  expect(await findLeadByNumber(sales, "K-0000-0000")).toBeUndefined();
  expect(await linkDemo(sales, before, lead)).toBe("done");
  expect(await linkDemo(sales, before, null)).toBe("changed");
  expect(await linkDemo(sales, before, randomUUID())).toBe("gone");
  expect((await listEvents(sales, [lead])).map(({ kind, actor }) => [kind, actor])).toEqual([
    ["demoLinked", sales.userId],
  ]);
  await db.ask("delete from leads where id = $1", [lead]);
  expect(await findDemo(sales, booked)).toMatchObject({ lead: null });
});

test("a merged duplicate is not counted, shows its events with the remaining lead, and can be separated", async () => {
  const kept = await request("bo@gran.example", "Gran AB");
  const other = await request("bo@gran.example", "Gran AB");
  await addNote(sales, { id: randomUUID(), leadId: other, text: "Ring efter lunch" });
  const before = (await countLeads(sales)).get("new")?.leads ?? 0;
  const version = (await findLead(sales, other))?.version ?? 0;
  expect(await mergeLeads(sales, kept, { id: other, version: version + 1 })).toBe("changed");
  expect(await mergeLeads(sales, kept, { id: kept, version })).toBe("over");
  expect(await mergeLeads(sales, kept, { id: other, version })).toBe("done");
  expect((await countLeads(sales)).get("new")?.leads).toBe(before - 1);
  expect(await listDuplicates(sales, kept)).toEqual([]);
  const { rows } = await listLeads(sales, { filter: { search: "gran" }, sort: "newest", cursor: null });
  expect(rows.map(({ id }) => id)).toEqual([kept]);
  expect(await listMerged(sales, kept)).toEqual([other]);
  expect((await listEvents(sales, [kept, other])).map(({ kind }) => kind)).toEqual(["merged", "note"]);
  expect(await mergeLeads(sales, other, { id: kept, version: 1 })).toBe("over");
  const booked = await demo("bo@gran.example", "Gran AB");
  expect(await findDemo(sales, booked)).toMatchObject({ lead: kept });
  expect(await splitLead(sales, other)).toBe("done");
  expect((await countLeads(sales)).get("new")?.leads).toBe(before);
  expect(await listMerged(sales, kept)).toEqual([]);
  expect((await listDuplicates(sales, kept)).map(({ id }) => id)).toEqual([other]);
});

test("an order, which has no field for a company, belongs to the company that its sender named last", async () => {
  const order = (email: string) =>
    addOrder(db.database, { contact_email: email, billing_email: email, contact_phone: "0701239999" });
  const company = async (id: string) => (await listCustomerIds(sales, "company", id)).leads.toSorted();
  const ordered = await order("Bo.ask@gmail.com");
  expect(await company(ordered)).toEqual([]);
  const named = await request("bo.ask@gmail.com", "Ask AB");
  const stranger = await order("annan@gmail.com");
  expect(await company(named)).toEqual([ordered, named].toSorted());
  expect(await company(ordered)).toEqual([ordered, named].toSorted());
  expect(await company(stranger)).toEqual([]);
  const listed = async (search: string) =>
    (await listCustomers(sales, { kind: "company", search, cursor: null })).rows.map((row) => [
      row.company,
      row.leads,
    ]);
  expect(await listed("ask")).toEqual([["Ask AB", 2]]);
  const later = await request("bo.ask@gmail.com", "Ny Ask AB");
  expect(await company(named)).toEqual([named]);
  expect(await listed("ny ask")).toEqual([["Ny Ask AB", 2]]);
  expect(await company(later)).toEqual([ordered, later].toSorted());
});

test("while a lead is merged its facts fill what the kept one lacks, and no longer when they are taken apart", async () => {
  const kept = await request("+46 70 555 44 33", "Tall AB");
  const other = await request("tall@tall.example", "Tall Fastigheter AB", "+46 70 555 44 33");
  const version = (await findLead(sales, other))?.version ?? 0;
  expect(await mergeLeads(sales, kept, { id: other, version })).toBe("done");
  expect(await findWithMerged(sales, kept)).toMatchObject({
    company: "Tall AB",
    email: "tall@tall.example",
    value: null,
  });
  expect(await findLead(sales, kept)).toMatchObject({ email: null });
  expect(await splitLead(sales, other)).toBe("done");
  expect(await findWithMerged(sales, kept)).toMatchObject({ company: "Tall AB", email: null });
});

test("a search for what only a merged lead has finds the kept one, also through another merged lead", async () => {
  const [kept, middle, last] = [
    await request("bo@lind.example", "Lind AB"),
    await request("bo@lind.example", "Lindgren AB"),
    await request("rut@alm.example", "Almgren AB"),
  ];
  const number = (await findLead(sales, last))?.number ?? "";
  for (const [into, other] of [
    [middle, last],
    [kept, middle],
  ] as const) {
    const version = (await findLead(sales, other))?.version ?? 0;
    expect(await mergeLeads(sales, into, { id: other, version })).toBe("done");
  }
  const found = async (search: string) =>
    (await listLeads(sales, { filter: { search }, sort: "newest", cursor: null })).rows.map(({ id }) => id);
  for (const search of [number, "almgren", "rut@alm.example", "lindgren", "lind"])
    expect(await found(search), search).toEqual([kept]);
  expect((await countLeads(sales, { search: "almgren" })).get("new")?.leads).toBe(1);
  expect(await splitLead(sales, middle)).toBe("done");
  expect(await found("almgren")).toEqual([middle]);
});

test("only staff who work with leads see customers", async () => {
  const editor = await adminOf(db, "editor", "Eva Ek");
  await expect(listCustomers(editor, { kind: "company", search: "", cursor: null })).rejects.toThrow();
  await expect(listCustomerIds(editor, "company", randomUUID())).rejects.toThrow();
});
