import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { asStaff, type StaffAccess } from "#app/domain/as-staff.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact, addOrder } from "#tests/requests.ts";
import { changeCompany } from "./change-company.server.ts";
import { listCompanyNames } from "./companies.server.ts";
import { undoOf } from "./company.ts";
import { listCustomerIds, listCustomers } from "./customers.server.ts";

let db: TestDatabase;
let sales: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  sales = await adminOf(db, "sales");
});

const request = (email: string, company: string) =>
  addContact(db.database, { contact_type: "email", contact_value: email, company_name: company });
/** An order, whose form has no field for a company. */
const unnamedOrder = (email: string) =>
  addOrder(db.database, { contact_email: email, billing_email: email, contact_phone: "0701239999" });
const leadsOf = async (id: string) => (await listCustomerIds(sales, "company", id)).leads.toSorted();
const listed = async (search: string) =>
  (await listCustomers(sales, { kind: "company", search, cursor: null })).rows.map((row) => [
    row.company,
    row.leads,
  ]);
const keysOf = async (id: string) => (await listCompanyNames(sales, id)).map(({ key }) => key);

test("leads with the same company email domain are one company, whatever name they give", async () => {
  const port = await request("eva@malarport.example", "Mälarport AB");
  const unnamed = await unnamedOrder("bo@malarport.example");
  const logistics = await request("Ulf@MALARPORT.example", "Mälarport Logistik AB");
  const all = [port, unnamed, logistics].toSorted();
  for (const id of all) expect(await leadsOf(id)).toEqual(all);
  expect(await listed("mälarport")).toEqual([["Mälarport Logistik AB", 3]]);
  expect(await listed("bo@malarport")).toEqual([["Mälarport Logistik AB", 3]]);
});

test("the domain of a mail provider that everybody uses joins nobody", async () => {
  const one = await request("one@gmail.com", "Ett AB");
  for (const email of ["two@gmail.com", "two@hotmail.se", "two@telia.com"])
    await request(email, `Två ${email}`);
  expect(await leadsOf(one)).toEqual([one]);
  expect(await keysOf(one)).toEqual(["ett"]);
});

test("a company without a name is called by its domain", async () => {
  const first = await unnamedOrder("a@okand.example");
  const second = await unnamedOrder("b@okand.example");
  expect(await leadsOf(first)).toEqual([first, second].toSorted());
  expect(await listed("a@okand")).toEqual([["okand.example", 2]]);
});

test("the first to come from a domain are one company, also at the same moment", async () => {
  for (let round = 0; round < 5; round += 1) {
    const domain = `samtidigt${round}.example`;
    const ids = await Promise.all([
      request(`a@${domain}`, `Samtidigt${round} AB`),
      unnamedOrder(`b@${domain}`),
      request(`c@${domain}`, `Samtidigt${round} Drift AB`),
    ]);
    expect(await leadsOf(ids[0])).toEqual(ids.toSorted());
  }
  const unnamed = await unnamedOrder("a@forst.example");
  const named = await request("b@forst.example", "Först AB");
  expect(await leadsOf(unnamed)).toEqual([unnamed, named].toSorted());
});

test("nobody joins two known companies by what they type", async () => {
  const alm = await request("a@alm.example", "Alm AB");
  const bok = await request("b@bok.example", "Bok AB");
  const typed = await request("x@bok.example", "Alm AB");
  expect(await leadsOf(alm)).toEqual([alm, typed].toSorted());
  expect(await leadsOf(bok)).toEqual([bok]);
});

test("a colleague merges two companies and takes them apart again, and the log says who", async () => {
  const one = await request("a@ett.example", "Hamnen AB");
  const two = await request("b@tva.example", "Hamnen Service AB");
  const merged = await changeCompany(sales, one, { merge: two });
  expect(merged).toMatchObject({ done: true });
  expect(await leadsOf(two)).toEqual([one, two].toSorted());
  expect(await listed("hamnen")).toEqual([["Hamnen Service AB", 2]]);
  expect((await listCompanyNames(sales, one)).map(({ changedBy }) => changedBy)).toContain(sales.userId);
  expect(await changeCompany(sales, one, { merge: two })).toEqual({ done: false, refused: "same" });
  expect(await changeCompany(sales, one, { split: "hamnen service" })).toMatchObject({ done: true });
  expect(await leadsOf(two)).toEqual([two]);
  expect(await keysOf(two)).toEqual(["hamnen service", "@tva.example"]);
  expect(await db.ask("select kind, actor from admin_log where about = $1 order by id", [one])).toEqual([
    { kind: "customerMerged", actor: sales.userId },
    { kind: "customerSplit", actor: sales.userId },
  ]);
});

test("an undo restores a company unless a colleague has changed it since", async () => {
  const one = await request("a@lada.example", "Lada AB");
  const two = await request("b@vind.example", "Vind AB");
  const merged = await changeCompany(sales, one, { merge: two });
  if (!merged.done) throw new Error(merged.refused);
  const restore = undoOf(merged.changes);
  expect(await changeCompany(sales, one, { restore })).toMatchObject({ done: true });
  expect(await leadsOf(two)).toEqual([two]);
  expect(await changeCompany(sales, one, { restore })).toEqual({ done: false, refused: "changed" });
  const chain = [
    { key: "lada", from: { sameAs: null, isShared: false }, to: { sameAs: "vind", isShared: false } },
    { key: "vind", from: { sameAs: null, isShared: false }, to: { sameAs: "lada", isShared: false } },
  ];
  expect(await changeCompany(sales, one, { restore: chain })).toEqual({ done: false, refused: "changed" });
});

test("a domain that several companies use is taken out and given back", async () => {
  const school = await request("a@staden.example", "Skolförvaltningen");
  const pool = await request("b@staden.example", "Badhuset");
  expect(await leadsOf(pool)).toEqual([school, pool].toSorted());
  expect(await changeCompany(sales, pool, { share: "@staden.example" })).toMatchObject({ done: true });
  expect(await leadsOf(pool)).toEqual([pool]);
  const unnamed = await unnamedOrder("c@staden.example");
  const park = await request("d@staden.example", "Parkkontoret");
  expect(await leadsOf(unnamed)).toEqual([]);
  expect(await leadsOf(park)).toEqual([park]);
  expect(await changeCompany(sales, school, { join: "@staden.example" })).toMatchObject({ done: true });
  expect(await leadsOf(unnamed)).toEqual([school, unnamed].toSorted());
});

test("two colleagues who merge in opposite directions at once get one company", async () => {
  const other = await adminOf(db, "admin", "Bo Ek");
  for (let round = 0; round < 5; round += 1) {
    const one = await request(`a@nord${round}.example`, `Nord${round} AB`);
    const two = await request(`b@syd${round}.example`, `Syd${round} AB`);
    const results = await Promise.all([
      changeCompany(sales, one, { merge: two }),
      changeCompany(other, two, { merge: one }),
    ]);
    expect(results.filter(({ done }) => done)).toHaveLength(1);
    expect(results).toContainEqual({ done: false, refused: "same" });
    expect(await leadsOf(one)).toEqual([one, two].toSorted());
    const mains = new Set((await listCompanyNames(sales, one)).map(({ key, sameAs }) => sameAs ?? key));
    expect(mains.size).toBe(1);
  }
});

test("while leads with new names of a domain come in, a merge keeps them together", async () => {
  const one = await request("a@brygga.example", "Bryggan AB");
  const two = await request("b@kaj.example", "Kajen AB");
  const [, ...ids] = await Promise.all([
    changeCompany(sales, two, { merge: one }),
    ...Array.from({ length: 8 }, (_, n) => request(`n${n}@brygga.example`, `Bryggan ${n} AB`)),
  ]);
  expect(await leadsOf(one)).toEqual([one, two, ...ids].toSorted());
});

test("a name and a domain are erased with the last lead that has them, and another name stands for the company", async () => {
  const first = await request("a@solo.example", "Anna Konsult");
  const second = await request("b@solo.example", "Solo AB");
  await db.ask("delete from leads where id = $1", [first]);
  expect(await keysOf(second)).toEqual(["solo", "@solo.example"]);
  await db.ask("delete from leads where id = $1", [second]);
  expect(
    await db.ask("select key from company_keys where key like '%solo%' or key like '%konsult%'"),
  ).toEqual([]);
});

test("a corrected name leaves no company behind", async () => {
  const id = await request("a@felstavat.example", "Felstavt AB");
  await db.ask("update leads set company = 'Felstavat AB' where id = $1", [id]);
  expect(await keysOf(id)).toEqual(["felstavat", "@felstavat.example"]);
});

test("only those who work with leads see or change companies, and nobody on their own", async () => {
  const id = await request("a@skydd.example", "Skydd AB");
  const editor = await adminOf(db, "editor", "Eva Ek");
  await expect(listCompanyNames(editor, id)).rejects.toThrow();
  await expect(changeCompany(editor, id, { split: "skydd" })).rejects.toThrow();
  const keys = (staff: StaffAccess) =>
    asStaff(staff, (queries) => queries.selectFrom("company_keys").select("key").execute());
  expect(await keys(editor)).toEqual([]);
  expect((await keys(sales)).length).toBeGreaterThan(0);
  for (const attack of [
    sql`update company_keys set same_as = 'ett' where key = 'skydd'`,
    sql`insert into company_keys (key) values ('x')`,
    sql`delete from company_keys`,
  ])
    await expect(asStaff(sales, (queries) => attack.execute(queries))).rejects.toMatchObject({
      code: "42501",
    });
  // Nor does the site in a colleague's name what it may not: chains, or a name that others share.
  for (const attack of [
    "update company_keys set same_as = '@skydd.example' where key = 'ett'",
    "update company_keys set is_shared = true where key = 'skydd'",
    "update company_keys set same_as = key where key = 'skydd'",
  ])
    await expect(db.ask(attack)).rejects.toThrow();
  expect(await changeCompany(sales, randomUUID(), { split: "x" })).toEqual({ done: false, refused: "gone" });
});
