import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Fields } from "#app/forms/merged-fields.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { findLead } from "#app/leads/leads.server.ts";
import { storeReport } from "#app/orders/change-order.server.ts";
import { findOrder } from "#app/orders/orders.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addOrder } from "#tests/requests.ts";
import { handleOrderForm } from "./lead-orders-action.server.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

let db: TestDatabase;
let anna: Person;
let elin: Person;
let lead: string;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  anna = await adminOf(db, "sales", "Anna Lind");
  elin = await adminOf(db, "sales", "Elin Berg");
});

beforeEach(async () => {
  await db.ask("delete from leads");
  lead = await addOrder(db.database);
  await db.ask("update leads set status = 'won' where id = $1", [lead]);
});

async function post(staff: Person, posted: Fields) {
  const row = await findLead(staff, lead);
  return row ? handleOrderForm({ staff, locale: "sv" }, row, posted) : null;
}

const plan = { startsAt: "2027-03-27T22:00", endsAt: "2027-03-28T06:00", place: "Lagergatan 4", people: "2" };
const enter = () => post(anna, { intent: "addOrder", service: "guard", ...plan });
const report = (step: string, version: number, fields: Fields = {}) => ({
  ...{ intent: "reportOrder", order: lead, version: String(version), step },
  ...fields,
});
const began = JSON.stringify({ "name-0": "", "badge-0": "", "name-1": "", "badge-1": "" });

test("a won lead without an order gets one, once", async () => {
  expect(await enter()).toMatchObject({ done: true, text: "Uppdraget ligger i listan." });
  expect(await enter()).toMatchObject({ done: false });
  expect(await findOrder(anna, lead)).toMatchObject({ people: 2, place: "Lagergatan 4", service: "guard" });
  await db.ask("update leads set status = 'contacted' where id = $1", [lead]);
  expect(await enter()).toBeNull();
});

test("each step is reported, and undone by what its notice offers", async () => {
  await enter();
  const steps = [
    report("staffed", 1, { "name-0": "Kim Ek", "badge-0": "4711", "name-1": "Sara Lund", "badge-1": "" }),
    report("onSite", 2),
    report("done", 3),
    report("invoiced", 4, { reference: "2027-118" }),
  ];
  for (const step of steps) expect(await post(anna, step)).toMatchObject({ done: true });
  expect(await findOrder(anna, lead)).toMatchObject({
    staff: [
      { name: "Kim Ek", badge: "4711" },
      { name: "Sara Lund", badge: null },
    ],
    invoiceReference: "2027-118",
    version: 5,
  });
  const changed = await post(anna, report("invoiced", 5, { reference: "2027-119" }));
  expect(await post(anna, Object(changed?.undo))).toMatchObject({ done: true });
  expect(await findOrder(anna, lead)).toMatchObject({ invoiceReference: "2027-118", version: 7 });
  const undone = await post(anna, { intent: "undoOrder", order: lead, version: "7", step: "staffed" });
  expect(undone).toMatchObject({ done: true, text: "Ångrat: bemannat." });
  expect(await post(anna, Object(undone?.undo))).toMatchObject({ done: true });
  expect(await findOrder(anna, lead)).toMatchObject({ staff: [{ name: "Kim Ek" }, { name: "Sara Lund" }] });
});

test("a cancelled order is told to its buyer with the reason, and can be restored", async () => {
  await enter();
  expect(await post(anna, report("cancelled", 1, { reason: " " }))).toMatchObject({
    wrong: [{ name: "reason" }],
  });
  const cancelled = await post(anna, report("cancelled", 1, { reason: "Kunden stänger." }));
  expect(cancelled).toMatchObject({ done: true, text: "Uppdraget är inställt. Kunden får ett mejl." });
  expect(await post(elin, report("done", 1))).toMatchObject({
    done: false,
    title: "Anna Lind hann före",
    text: "Uppdraget är inställt, så inget ändrades.",
  });
  expect(await post(anna, Object(cancelled?.undo))).toMatchObject({ done: true });
  expect(await findOrder(anna, lead)).toMatchObject({ cancelledAt: null });
});

test("two who name somebody at once: nothing is overwritten, and the second sees both", async () => {
  await enter();
  const sent = await Promise.all([
    post(anna, report("staffed", 1, { "name-0": "Kim Ek", "badge-0": "", "name-1": "", began })),
    post(elin, report("staffed", 1, { "name-0": "Sara Lund", "badge-0": "", "name-1": "", began })),
  ]);
  expect(sent.filter((each) => each?.done)).toHaveLength(1);
  const refused = sent.find((each) => !each?.done);
  const [first, second] = sent[0]?.done ? [anna, elin] : [elin, anna];
  const [one, other] = first === anna ? ["Kim Ek", "Sara Lund"] : ["Sara Lund", "Kim Ek"];
  expect(await findOrder(first, lead)).toMatchObject({ staff: [{ name: one }], version: 2 });
  expect(refused?.text).toContain(`${first === anna ? "Anna Lind" : "Elin Berg"} hann före`);
  expect(refused).toMatchObject({
    meanwhile: [`Bemannat: ${one}`],
    values: { "name-0": one, "name-1": other, version: "2" },
  });
  const again = await post(second, { ...refused?.values, intent: "reportOrder" });
  expect(again).toMatchObject({ done: true });
  expect(await findOrder(first, lead)).toMatchObject({ staff: [{ name: one }, { name: other }] });
});

test("a change of the place keeps a colleague's change of the people, and another system is named", async () => {
  await enter();
  const initial = JSON.stringify(plan);
  await post(elin, report("changed", 1, { ...plan, people: "4", began: initial }));
  const refused = await post(anna, report("changed", 1, { ...plan, place: "Hamnen", began: initial }));
  expect(refused).toMatchObject({ done: false, values: { place: "Hamnen", people: "4", version: "2" } });
  await db.database.as("service_role", (queries) =>
    storeReport(queries, { id: lead, report: { step: "onSite" }, who: null, by: "Bokningsappen" }),
  );
  expect(await post(anna, report("done", 2))).toMatchObject({
    done: false,
    title: "Bokningsappen hann före",
  });
  const [event] = await listEvents(anna, [lead]);
  expect(event).toMatchObject({ kind: "onSite", system: "Bokningsappen" });
});

test("what is wrong is said at its field, and nothing is stored", async () => {
  await enter();
  expect(await post(anna, report("staffed", 1, { "name-0": "", "badge-0": "4711" }))).toMatchObject({
    wrong: [{ name: "name-0", text: "Skriv namnet, högst 100 tecken" }],
  });
  const backwards = { ...plan, endsAt: "2027-03-27T21:00", people: "0" };
  expect(await post(anna, report("changed", 1, backwards))).toMatchObject({
    wrong: [{ name: "endsAt" }, { name: "people" }],
  });
  expect(await post(anna, report("changed", 1, { ...backwards, people: "2" }))).toMatchObject({
    wrong: [{ name: "endsAt" }],
  });
  expect(await findOrder(anna, lead)).toMatchObject({ version: 1 });
});
