import { randomUUID } from "node:crypto";
import pg from "pg";
import { beforeAll, expect, onTestFinished, test } from "vitest";
import { changedMost, changeFoundLeads, changeLead } from "#app/leads/change-lead.server.ts";
import { countLeads } from "#app/leads/leads.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { handleLeadsForm } from "./leads-action.server.ts";

let db: TestDatabase;
let anna: Awaited<ReturnType<typeof adminOf>>;
let eva: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  anna = await adminOf(db, "sales", "Anna Lind");
  eva = await adminOf(db, "sales", "Eva Ek");
});

/** Adds leads that are found by the company's name; gives their ids, in order. */
async function addLeads(company: string, count: number, status = "new"): Promise<string[]> {
  const rows = await db.ask<{ id: string }>(
    `insert into leads (id, kind, number, created_at, locale, company, source, facts, status, value)
     select gen_random_uuid(), 'contact', 'K-' || $1 || n, now() - n * interval '1 minute', 'sv', $1, 'contact-form', '{}', $3, 1000
     from generate_series(1, $2::integer) as n returning id`,
    [company, count, status],
  );
  return rows.map(({ id }) => id);
}

const stored = (company: string) =>
  db.ask<{ status: string; owner: string | null; step: string | null; version: number }>(
    `select status, assigned_to as owner, next_step as step, version from leads where company = $1
     order by created_at desc`,
    [company],
  );

/** Sends a form of the list; a list is a field with several values. */
function send(fields: Record<string, string | readonly string[]>, who = anna) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const one of [value].flat()) form.append(name, one);
  return handleLeadsForm({ staff: who, locale: "sv" }, form);
}

test("the owner of a row is changed on its version, told in words, and undone", async () => {
  const [id = ""] = await addLeads("Radverket", 1);
  const row = { lead: `${id} 1`, row: "yes" };
  const outcome = await send({ ...row, assigned: eva.userId });
  expect(outcome).toMatchObject({
    ...{ done: true, form: "row", title: "Radverket", text: "Ansvarig är nu Eva Ek." },
  });
  expect(await stored("Radverket")).toMatchObject([{ owner: eva.userId }]);
  expect(await send({ ...(outcome.undo ?? {}) })).toMatchObject({ done: true, form: "row" });
  expect(await stored("Radverket")).toMatchObject([{ owner: null, version: 3 }]);

  await changeLead(eva, { id, version: 3, status: "contacted" });
  expect(await send({ ...row, lead: `${id} 3`, step: "call", at: "2027-01-04T09:00" })).toMatchObject({
    ...{ done: false, form: "row", title: "Eva Ek hann före" },
    text: expect.stringContaining("Radverket: Status är nu kontaktad."),
  });
  expect(await send({ ...row, lead: `${id} 4`, step: "call", at: "2027-01-04T09:00" })).toMatchObject({
    done: true,
    text: expect.stringMatching(/^Nästa steg: Ring, .* 09:00\.$/),
  });
  expect(await send({ ...row, lead: `${id} 5`, step: "none" })).toMatchObject({
    text: "Inget mer planerat.",
  });
  expect(await stored("Radverket")).toMatchObject([{ status: "contacted", step: null }]);
});

test("a next step is planned for many; those that have ended get none, and are named", async () => {
  const ids = [...(await addLeads("Stegen", 2)), ...(await addLeads("Stegen", 1, "won"))];
  const outcome = await send({
    ...{ lead: ids.map((id) => `${id} 1`), step: "email", at: "2027-01-04T09:00" },
  });
  expect(outcome).toMatchObject({
    done: true,
    text: "2 förfrågningar är ändrade. 1 är avslutad och får inget nästa steg.",
  });
  expect((await stored("Stegen")).map(({ step }) => step).sort()).toEqual(["email", "email", null]);
  expect(await send({ ...(outcome.undo ?? {}) })).toMatchObject({ done: true });
  expect((await stored("Stegen")).map(({ step }) => step)).toEqual([null, null, null]);
});

test("all leads that the list's filter finds are changed, beyond the page, and undone", async () => {
  await addLeads("Alltihop", 60);
  await addLeads("Alltihop", 3, "lost");
  const all = { all: "sok=alltihop&status=new", lead: [] };
  const outcome = await send({ ...all, status: "contacted", assigned: eva.userId });
  expect(outcome).toMatchObject({ done: true, text: "60 förfrågningar är ändrade." });
  const statuses = async () =>
    Object.groupBy(await stored("Alltihop"), ({ status, owner }) => `${status} ${owner ?? "nobody"}`);
  expect(Object.keys(await statuses()).sort()).toEqual([`contacted ${eva.userId}`, "lost nobody"]);
  // Two that a colleague has changed since are left.
  await db.ask(
    `update leads set value = 7 where id in (select id from leads where company = 'Alltihop'
      and status = 'contacted' limit 2)`,
  );
  expect(await send({ ...(outcome.undo ?? {}) })).toMatchObject({
    done: false,
    text: expect.stringContaining("hann ändra 2 före dig"),
  });
  expect((await statuses())["new nobody"]).toHaveLength(58);
});

test("a change of all that a filter finds is refused as a whole when they are too many, and for an editor", async () => {
  await addLeads("Massan", changedMost + 1);
  const wish = { assignedTo: anna.userId };
  expect(await changeFoundLeads(anna, { search: "massan" }, wish)).toBeNull();
  expect(await send({ all: "sok=massan", assigned: anna.userId })).toMatchObject({
    done: false,
    text: expect.stringContaining("Inget är ändrat."),
  });
  expect((await stored("Massan")).every(({ version }) => version === 1)).toBe(true);
  for (const [role, aal] of [
    ["editor", "aal2"],
    ["sales", "aal1"],
  ] as const) {
    const stranger = await adminOf(db, role, randomUUID(), aal);
    await expect(changeFoundLeads(stranger, { search: "radverket" }, wish), role).rejects.toMatchObject({
      code: "42501",
    });
  }
  // One less may be changed at once, and undone.
  await db.ask("delete from leads where id = (select id from leads where company = 'Massan' limit 1)");
  const outcome = await send({ all: "sok=massan", assigned: anna.userId });
  expect(outcome).toMatchObject({ done: true, text: expect.stringMatching(/^1.000 förfrågningar/) });
  expect(await send({ ...(outcome.undo ?? {}) })).toMatchObject({ done: true });
  expect((await stored("Massan")).every(({ owner }) => owner === null)).toBe(true);
});

test("a lead that a colleague changes at the same moment is not overwritten by a change of all", async () => {
  const [first] = await addLeads("Samtidigt", 5);
  const holder = new pg.Client(db.admin);
  await holder.connect();
  onTestFinished(() => holder.end());
  await holder.query("begin");
  await holder.query("update leads set status = 'won' where id = $1", [first]);
  const change = changeFoundLeads(anna, { search: "samtidigt", status: "new" }, { status: "spam" });
  const waiting =
    "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'";
  await expect.poll(async () => (await db.ask(waiting)).length).toBe(1);
  await holder.query("commit");
  const done = await change;
  expect(done?.before).toHaveLength(5);
  expect(done?.changed).toHaveLength(4);
  expect((await stored("Samtidigt")).map(({ status }) => status).sort()).toEqual([
    ...["spam", "spam", "spam", "spam", "won"],
  ]);
});

test("the leads of each status are counted and their values added, by any filter", async () => {
  await addLeads("Summan", 4);
  await addLeads("Summan", 2, "won");
  const counts = await countLeads(anna, { search: "summan", kind: "contact", assigned: "none" });
  expect(counts.get("new")).toMatchObject({ leads: 4, value: 4_000 });
  expect(counts.get("won")).toMatchObject({ leads: 2, value: 2_000 });
  expect(counts.get("lost")).toMatchObject({ leads: 0, value: 0 });
});
