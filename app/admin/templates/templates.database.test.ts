import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import type { TemplateFields } from "#app/leads/conversation/template.ts";
import { findTemplate, listTemplates, saveTemplate } from "#app/leads/conversation/templates.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { handleTemplateForm } from "./template-action.server.ts";

type Person = Awaited<ReturnType<typeof adminOf>>;

let db: TestDatabase;
let anna: Person;
let bo: Person;

beforeAll(async () => {
  db = await freshDatabase();
  anna = await adminOf(db, "sales", "Anna Lind");
  bo = await adminOf(db, "admin", "Bo Ek");
});

const texts: TemplateFields = {
  name: "Prisförslag",
  owner: "all",
  locale: "sv",
  subject: "Pris för {nummer}",
  body: "Hej {namn},\n\nVi ringer {tid}.",
};

function act(person: Person, id: string, fields: Record<string, string>) {
  const form = new FormData();
  for (const [name, value] of Object.entries({ intent: "save", version: "0", ...texts, ...fields }))
    form.set(name, value);
  return handleTemplateForm({ staff: person, locale: "sv" }, id, form);
}

test("one's own template is nobody else's, and a shared one is everybody's", async () => {
  const [own, shared] = [randomUUID(), randomUUID()];
  expect(await act(anna, own, { owner: "me", name: "Min" })).toMatchObject({ done: true });
  expect(await act(anna, shared, {})).toMatchObject({ done: true });
  // Sent twice it is one template.
  expect(await act(anna, shared, {})).toMatchObject({ done: true });
  expect((await listTemplates(anna)).map(({ name }) => name)).toEqual(["Min", "Prisförslag"]);
  expect((await listTemplates(bo)).map(({ name }) => name)).toEqual(["Prisförslag"]);
  expect(await act(bo, own, { version: "1", name: "Bos" })).toMatchObject({ done: false });
  expect(await findTemplate(anna, own)).toMatchObject({ name: "Min", version: 1 });
  const editor = await adminOf(db, "editor", "Elin Berg");
  expect(await listTemplates(editor)).toEqual([]);
  await expect(saveTemplate(editor, { id: randomUUID(), version: 0 }, texts)).rejects.toMatchObject({
    code: "42501",
  });
});

test("of two who change a template the second sees who was first and what they wrote, and can save again", async () => {
  const id = randomUUID();
  await act(anna, id, {});
  expect(await act(bo, id, { version: "1", body: "Från Bo" })).toMatchObject({ done: true });
  const refused = await act(anna, id, { version: "1", body: "Från Anna" });
  expect(refused).toMatchObject({
    done: false,
    text: expect.stringMatching(/^Bo Ek hann före/),
    meanwhile: ["Meddelande: din kollega sparade ”Från Bo”"],
    values: { version: "2", body: "Från Anna", subject: texts.subject },
  });
  expect((await findTemplate(anna, id))?.body).toBe("Från Bo");
  expect(await act(anna, id, { ...refused?.values })).toMatchObject({ done: true });
  expect(await findTemplate(bo, id)).toMatchObject({ body: "Från Anna", version: 3, changedBy: anna.userId });
});

test("when a colleague has removed a template, what was typed can be added again", async () => {
  const id = randomUUID();
  await act(anna, id, {});
  const removed = await act(bo, id, { intent: "remove" });
  expect(removed).toMatchObject({ done: true, undo: { version: "0", body: texts.body } });
  const refused = await act(anna, id, { version: "1", body: "Från Anna" });
  expect(refused).toMatchObject({ done: false, values: { version: "0", body: "Från Anna" } });
  expect(await act(anna, id, { ...refused?.values })).toMatchObject({ done: true });
  expect(await findTemplate(bo, id)).toMatchObject({ body: "Från Anna" });
});

test("an unknown placeholder is an error of its field, and nothing is stored", async () => {
  const id = randomUUID();
  expect(await act(anna, id, { body: "Hej {efternamn}" })).toMatchObject({
    done: false,
    wrong: [
      { fieldId: "template-body", text: "{efternamn} går inte att fylla i. Använd en av platserna i listan" },
    ],
    values: { body: "Hej {efternamn}" },
  });
  expect(await findTemplate(anna, id)).toBeUndefined();
});

test("changes of templates are in the log, with the fields and without their texts", async () => {
  const id = randomUUID();
  await act(anna, id, { name: "Loggad" });
  await act(bo, id, { name: "Loggad", version: "1", subject: "Annat", owner: "me" });
  const kinds = await db.ask("select kind, actor, data from admin_log where about = 'Loggad' order by id");
  expect(kinds).toEqual([
    { kind: "templateAdded", actor: anna.userId, data: {} },
    {
      kind: "templateChanged",
      actor: bo.userId,
      data: { changes: [{ name: "owner" }, { name: "subject" }] },
    },
  ]);
});

test("a person can have at most a hundred templates", async () => {
  const person = await adminOf(db, "sales", "Eva Ström");
  await db.ask(
    `insert into email_templates (id, owner, name, locale, subject, body)
     select gen_random_uuid(), $1, 'Mall', 'sv', 'x', 'x' from generate_series(1, 100)`,
    [person.userId],
  );
  const more = saveTemplate(person, { id: randomUUID(), version: 0 }, { ...texts, owner: "me" });
  expect(await more).toBe("many");
});
