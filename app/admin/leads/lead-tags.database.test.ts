import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { findLead } from "#app/leads/leads.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { addContact } from "#tests/requests.ts";
import { handleLeadForm } from "./lead-action.server.ts";
import { handleLeadsForm } from "./leads-action.server.ts";

let db: TestDatabase;
let staff: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  await db.ask("update private.rate_limits set max_hits = 100000");
  staff = await adminOf(db, "sales");
});

const request = () => addContact(db.database, { contact_value: `${randomUUID()}@tagg.example` });
const tagsOf = async (id: string) => (await findLead(staff, id))?.tags;

function formOf(fields: object): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields))
    for (const each of [value].flat()) form.append(name, String(each));
  return form;
}

test("a tag is added on a lead's page and undone by its notice", async () => {
  const id = await request();
  const admin = { staff, locale: "sv" } as const;
  const added = await handleLeadForm(admin, id, formOf({ intent: "tag", way: "add", tag: " Mässa " }));
  expect(added).toMatchObject({ done: true, text: "Etiketten Mässa är tillagd." });
  expect(await tagsOf(id)).toEqual(["Mässa"]);
  const undone = await handleLeadForm(admin, id, formOf(added?.undo ?? {}));
  expect(undone).toMatchObject({ done: true, undo: { way: "add", tag: "Mässa" } });
  expect(await tagsOf(id)).toEqual([]);
});

test("chosen leads of the list, or all that it finds, get a tag; the undo leaves those that had it", async () => {
  const admin = { staff, locale: "sv" } as const;
  const [one, two] = [await request(), await request()];
  await handleLeadForm(admin, one, formOf({ intent: "tag", way: "add", tag: "Vår" }));
  const chosen = formOf({ intent: "tag", way: "add", tag: "vår", lead: [`${one} 1`, `${two} 1`] });
  const added = await handleLeadsForm(admin, chosen);
  expect(added).toMatchObject({ done: true, text: "Etiketten Vår är tillagd på 1 förfrågan." });
  expect([await tagsOf(one), await tagsOf(two)]).toEqual([["Vår"], ["Vår"]]);
  expect(await handleLeadsForm(admin, formOf(added.undo ?? {}))).toMatchObject({ done: true });
  expect([await tagsOf(one), await tagsOf(two)]).toEqual([["Vår"], []]);
  await handleLeadsForm(admin, formOf({ intent: "tag", way: "add", tag: "Alla", all: "status=new" }));
  expect([await tagsOf(one), await tagsOf(two)]).toEqual([["Alla", "Vår"], ["Alla"]]);
  expect(await handleLeadsForm(admin, formOf({ intent: "tag", way: "add", tag: "Ingen" }))).toMatchObject({
    done: false,
  });
});

test("what is found is tagged at this moment, and more than a thousand at once are refused", async () => {
  const admin = { staff, locale: "sv" } as const;
  await db.ask(
    `insert into leads (id, kind, number, locale, company, source, facts)
     select gen_random_uuid(), 'contact', 'K-T' || n, 'sv', 'Tusen', 'contact-form', '{}' from generate_series(1, 1001) n`,
  );
  const tagged = formOf({ intent: "tag", way: "add", tag: "Tusen", all: "sok=tusen" });
  expect(await handleLeadsForm(admin, tagged)).toMatchObject({
    done: false,
    text: expect.stringContaining("fler än 1 000"),
  });
  await db.ask("delete from leads where number = 'K-T1'");
  const added = await handleLeadsForm(admin, tagged);
  expect(added).toMatchObject({ done: true, text: expect.stringMatching(/på 1.000 förfrågningar/) });
  expect(await handleLeadsForm(admin, formOf(added.undo ?? {}))).toMatchObject({ done: true });
  expect(await db.ask("select from lead_tags join tags on tags.id = tag_id where name = 'Tusen'")).toEqual(
    [],
  );
  const editor = await adminOf(db, "editor", "Eva Ek");
  await expect(handleLeadsForm({ staff: editor, locale: "sv" }, tagged)).rejects.toMatchObject({
    code: "42501",
  });
});
