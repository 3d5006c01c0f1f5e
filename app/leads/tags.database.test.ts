import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { asStaff, type StaffAccess, staffCall } from "#app/domain/as-staff.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";
import { removeTag, renameTag, restoreTag, tagLeads } from "./change-tags.server.ts";
import { listEvents } from "./events.server.ts";
import { findLead, listLeads } from "./leads.server.ts";
import { listTagRows, listTags } from "./tags.server.ts";

let db: TestDatabase;
let sales: Awaited<ReturnType<typeof adminOf>>;
let other: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  sales = await adminOf(db, "sales");
  other = await adminOf(db, "admin", "Bo Ek");
});

const request = () => addContact(db.database, { contact_value: `${randomUUID()}@tagg.example` });
const tagsOf = async (id: string) => (await findLead(sales, id))?.tags;
const tagNamed = async (name: string) => {
  const tag = (await listTagRows(sales)).find((each) => each.name === name);
  if (!tag) throw new Error(`no tag ${name}`);
  return tag;
};

test("a new name makes a tag, an old one in any case is the same, and the timeline says what changed", async () => {
  const [one, two] = [await request(), await request()];
  expect(await tagLeads(sales, [one], { add: ["Mässa", "avtal"] })).toMatchObject({ done: true });
  expect(await tagLeads(sales, [one, two], { add: ["MÄSSA"] })).toEqual({
    done: true,
    added: [{ lead: two, tag: "Mässa" }],
    removed: [],
  });
  expect(await tagsOf(one)).toEqual(["avtal", "Mässa"]);
  expect(await tagLeads(sales, [one], { remove: ["AVTAL"] })).toMatchObject({
    removed: [{ lead: one, tag: "avtal" }],
  });
  expect(await tagsOf(one)).toEqual(["Mässa"]);
  const [removed, added] = await listEvents(sales, [one]);
  expect(removed).toMatchObject({
    kind: "tags",
    actor: sales.userId,
    tags: { added: [], removed: ["avtal"] },
  });
  expect(added).toMatchObject({ kind: "tags", tags: { added: expect.arrayContaining(["Mässa", "avtal"]) } });
  const { rows } = await listLeads(sales, {
    filter: { tag: (await tagNamed("Mässa")).id },
    sort: "newest",
    cursor: null,
  });
  expect(rows.map(({ id }) => id).toSorted()).toEqual([one, two].toSorted());
});

test("a lead has at most ten tags, also when two add one at once", async () => {
  const id = await request();
  await tagLeads(sales, [id], { add: Array.from({ length: 9 }, (_, n) => `nio ${n}`) });
  const both = await Promise.all([
    tagLeads(sales, [id], { add: ["tionde"] }),
    tagLeads(other, [id], { add: ["elfte"] }),
  ]);
  expect(both.filter(({ done }) => done)).toHaveLength(1);
  expect(both).toContainEqual({ done: false, refused: "many" });
  expect(await tagsOf(id)).toHaveLength(10);
});

test("two who make the same tag at once make one", async () => {
  const [one, two] = [await request(), await request()];
  await Promise.all([
    tagLeads(sales, [one], { add: ["Samtidig"] }),
    tagLeads(other, [two], { add: ["samtidig"] }),
  ]);
  const same = (await listTags(sales)).filter(({ name }) => name.toLowerCase() === "samtidig");
  expect(same).toHaveLength(1);
  expect(await tagsOf(one)).toEqual(await tagsOf(two));
});

test("of two who rename a tag the second is told", async () => {
  await tagLeads(sales, [await request()], { add: ["Gammal"] });
  const { id, version } = await tagNamed("Gammal");
  expect(await renameTag(sales, { id, version, name: "Ny" })).toMatchObject({ done: true, kind: "renamed" });
  expect(await renameTag(other, { id, version, name: "Annan" })).toEqual({ done: false, refused: "changed" });
  expect(await removeTag(other, { id, version })).toEqual({ done: false, refused: "changed" });
});

test("a rename to the name of another tag merges both, and can be undone", async () => {
  const [one, both] = [await request(), await request()];
  await tagLeads(sales, [one, both], { add: ["Event"] });
  await tagLeads(sales, [both], { add: ["Evenemang"] });
  const { id, version } = await tagNamed("Event");
  const merged = await renameTag(sales, { id, version, name: "evenemang" });
  if (!merged.done || merged.kind !== "merged") throw new Error("not merged");
  expect(await tagsOf(one)).toEqual(["Evenemang"]);
  expect(await tagsOf(both)).toEqual(["Evenemang"]);
  expect((await tagNamed("Evenemang")).leads).toBe(2);
  expect(await restoreTag(sales, merged.undo)).toBe("done");
  expect(await tagsOf(one)).toEqual(["Event"]);
  expect(await tagsOf(both)).toEqual(["Evenemang", "Event"]);
});

test("two who merge the same tags into each other at once: one is done, and the other is told", async () => {
  for (let round = 0; round < 10; round += 1) {
    const id = await request();
    await tagLeads(sales, [id], { add: [`Ett ${round}`, `Två ${round}`] });
    const [one, two] = [await tagNamed(`Ett ${round}`), await tagNamed(`Två ${round}`)];
    const results = await Promise.all([
      renameTag(sales, { id: one.id, version: one.version, name: two.name }),
      renameTag(other, { id: two.id, version: two.version, name: one.name }),
    ]);
    expect(results.some(({ done }) => done)).toBe(true);
    expect(await tagsOf(id)).toHaveLength(1);
  }
});

test("a removed tag comes back on all its leads, unless another has its name", async () => {
  const id = await request();
  await tagLeads(sales, [id], { add: ["Borta"] });
  const tag = await tagNamed("Borta");
  const removed = await removeTag(sales, tag);
  if (!removed.done || removed.kind !== "removed") throw new Error("not removed");
  expect(await tagsOf(id)).toEqual([]);
  expect(await restoreTag(sales, removed.undo)).toBe("done");
  expect(await restoreTag(sales, removed.undo)).toBe("gone");
  expect(await tagsOf(id)).toEqual(["Borta"]);
  await removeTag(sales, await tagNamed("Borta"));
  await tagLeads(sales, [id], { add: ["borta"] });
  expect(await restoreTag(sales, removed.undo)).toBe("changed");
});

test("what is done to tags is in the log", async () => {
  await tagLeads(sales, [await request()], { add: ["Loggad"] });
  const tag = await tagNamed("Loggad");
  await renameTag(sales, { ...tag, name: "Loggad nu" });
  await removeTag(sales, await tagNamed("Loggad nu"));
  expect(await db.ask("select kind, actor from admin_log where about = 'Loggad nu' order by id")).toEqual([
    { kind: "tagRenamed", actor: sales.userId },
    { kind: "tagRemoved", actor: sales.userId },
  ]);
});

test("a person's export has the tags of their leads, and they are erased with them", async () => {
  const email = "Persons@tagg.example";
  const id = await addContact(db.database, { contact_value: email });
  await tagLeads(sales, [id], { add: ["Personens"] });
  const file = await staffCall<{ leads: { tags: string[] }[] }>(other, sql`person_file(${email}, '', false)`);
  expect(file.leads.map(({ tags }) => tags)).toEqual([["Personens"]]);
  await db.ask("delete from leads where id = $1", [id]);
  expect(await db.ask("select from lead_tags where lead_id = $1", [id])).toEqual([]);
});

test("there are at most two hundred tags", async () => {
  await db.ask(
    `insert into tags (name) select 'full ' || n from generate_series(1, 200 - (
       select count(*)::integer from tags where removed_at is null)) n`,
  );
  const id = await request();
  expect(await tagLeads(sales, [id], { add: ["En för mycket"] })).toEqual({ done: false, refused: "many" });
  expect(await tagLeads(sales, [id], { add: ["full 1"] })).toMatchObject({ done: true });
});

test("only those who work with leads see or change tags, and nobody on their own", async () => {
  const id = await request();
  const editor = await adminOf(db, "editor", "Eva Ek");
  expect(await listTags(editor)).toEqual([]);
  expect(await tagLeads(editor, [id], { add: ["full 1"] })).toMatchObject({ added: [] });
  const tag = await tagNamed("full 1");
  await expect(renameTag(editor, { ...tag, name: "x" })).rejects.toThrow();
  await expect(removeTag(editor, tag)).rejects.toThrow();
  await expect(restoreTag(editor, { id: tag.id, into: null })).rejects.toThrow();
  const tagged = (staff: StaffAccess) =>
    asStaff(staff, (queries) => queries.selectFrom("lead_tags").select("lead_id").execute());
  expect(await tagged(editor)).toEqual([]);
  expect((await tagged(sales)).length).toBeGreaterThan(0);
  for (const attack of [
    sql`insert into tags (name) values ('x')`,
    sql`update tags set name = 'x'`,
    sql`delete from tags`,
    sql`insert into lead_tags (lead_id, tag_id) values (${id}, ${tag.id})`,
    sql`delete from lead_tags`,
  ])
    await expect(asStaff(sales, (queries) => attack.execute(queries))).rejects.toMatchObject({
      code: "42501",
    });
});
