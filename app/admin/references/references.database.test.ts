import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { asStaff } from "#app/domain/as-staff.server.ts";
import { removePicture, storePicture } from "#app/news/change-picture.server.ts";
import { listPictures } from "#app/news/pictures.server.ts";
import {
  moveReference,
  removeReference,
  saveReference,
  showReference,
} from "#app/references/change-reference.server.ts";
import { followReferences } from "#app/references/follow.server.ts";
import { findReference, listReferences } from "#app/references/references.server.ts";
import { listenForChanges } from "#backend/database/changes.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";

let db: TestDatabase;
let editor: Awaited<ReturnType<typeof adminOf>>;
let administrator: Awaited<ReturnType<typeof adminOf>>;
/** Those who are signed in and write no news. */
let others: Awaited<ReturnType<typeof adminOf>>[];

beforeAll(async () => {
  db = await freshDatabase();
  editor = await adminOf(db, "editor", "Eva Ström");
  administrator = await adminOf(db, "admin", "Ada Berg");
  others = [
    await adminOf(db, "sales", "Cia Ros"),
    await adminOf(db, "editor", "Utan Steg", "aal1"),
    await adminOf(db),
  ];
});
beforeEach(() => db.ask("delete from company_references"));

async function picture(staff = editor) {
  const file = { width: 400, bytes: new Uint8Array(1) } as const;
  const hash = randomUUID().replaceAll("-", "");
  return (await storePicture(staff, hash, { width: 400, height: 100, files: [file] })).hash;
}

async function addLogo(name: string, staff = editor) {
  const id = randomUUID();
  const fields = { picture: await picture(), name, name_en: "", link: "" };
  expect(await saveReference(staff, { id, kind: "logo", version: 0 }, fields)).toBe("saved");
  return { id, fields };
}

const quote = {
  text_sv: "De kom i tid.",
  text_en: "They were on time.",
  marked_sv: "",
  marked_en: "",
  name: "Malmö stad",
  name_en: "City of Malmö",
  role_sv: "Samordnare",
  role_en: "Coordinator",
  town_sv: "",
  town_en: "",
  service: "guard",
  consent_from: "Samordnaren, per mejl",
  consent_on: "2026-11-20",
} as const;

async function seen(locale: "sv" | "en" = "sv") {
  const follower = followReferences(db.database, (hash) => `/bild/${hash}`);
  await follower.refresh();
  return follower.references(locale);
}

test("visitors see what is shown, in its order and their language, and nothing of a hidden one", async () => {
  const first = await addLogo("Först");
  const second = await addLogo("Sedan");
  await saveReference(editor, { id: randomUUID(), kind: "quote", version: 0 }, quote);
  expect((await seen()).logos).toEqual([
    { name: "Först", src: `/bild/${first.fields.picture}`, width: 400, height: 100, link: "" },
    expect.objectContaining({ name: "Sedan" }),
  ]);
  expect((await seen("en")).quotes).toEqual([
    {
      text: "They were on time.",
      marked: "",
      role: "Coordinator",
      organisation: "City of Malmö",
      service: "guard",
    },
  ]);
  expect(await moveReference(editor, second.id, "up")).toBe(true);
  expect((await seen()).logos.map(({ name }) => name)).toEqual(["Sedan", "Först"]);
  expect(await moveReference(editor, second.id, "up")).toBe(false);
  const row = await findReference(editor, second.id);
  expect(await showReference(editor, { id: second.id, version: row?.version ?? 0 }, false)).toBe(true);
  expect((await seen()).logos.map(({ name }) => name)).toEqual(["Först"]);
});

test("of two who change a reference the second changes nothing; who removed it can restore it", async () => {
  const { id, fields } = await addLogo("Norrhamn");
  const change = (version: number, name: string) =>
    saveReference(administrator, { id, kind: "logo", version }, { ...fields, name });
  expect(await change(1, "Norrhamn AB")).toBe("saved");
  expect(await change(1, "Norrhamn Ltd")).toBe("changed");
  expect(await showReference(editor, { id, version: 1 }, false)).toBe(false);
  const removed = await removeReference(editor, id);
  expect(removed).toMatchObject({ name: "Norrhamn AB", shown: true });
  expect(await removeReference(editor, id)).toBeUndefined();
  expect(await listReferences(editor)).toEqual([]);
  const place = removed?.place ?? 0;
  expect(await saveReference(editor, { id, kind: "logo", version: 0, place, shown: false }, fields)).toBe(
    "saved",
  );
  expect(await findReference(editor, id)).toMatchObject({ place, shown: false });
});

test("two who move at once have both moved", async () => {
  const [first, , , last] = [await addLogo("A"), await addLogo("B"), await addLogo("C"), await addLogo("D")];
  // Holds a row, so that both wait for it.
  const held = Promise.withResolvers<void>();
  const locked = Promise.withResolvers<void>();
  const hold = db.database.as("service_role", async (queries) => {
    await sql`select from company_references where id = ${first.id} for update`.execute(queries);
    locked.resolve();
    await held.promise;
  });
  await locked.promise;
  const moves = Promise.all([
    moveReference(editor, first.id, "down"),
    moveReference(administrator, last.id, "up"),
  ]);
  const waiting =
    "select from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
  await expect.poll(async () => (await db.ask(waiting)).length).toBe(2);
  held.resolve();
  await hold;
  expect(await moves).toEqual([true, true]);
  expect((await seen()).logos.map(({ name }) => name)).toEqual(["B", "A", "D", "C"]);
});

test("a logo's picture can't be deleted, and one that is gone can't be used", async () => {
  const { id, fields } = await addLogo("Norrhamn");
  expect(await removePicture(editor, fields.picture)).toBe(false);
  const [shown] = await listPictures(editor, "Norrhamn");
  expect(shown).toMatchObject({ hash: fields.picture, uses: [{ kind: "logo", id, title: "Norrhamn" }] });
  await removeReference(editor, id);
  expect(await removePicture(editor, fields.picture)).toBe(true);
  expect(await saveReference(editor, { id, kind: "logo", version: 0 }, fields)).toBe("picture");
});

test("there are at most 40 of a kind, also when two add at once", async () => {
  await db.ask(`insert into company_references (id, kind, name, title, link, published_on, language)
    select gen_random_uuid(), 'press', 'T', 'R', 'https://t.example', '2026-11-20', 'sv' from generate_series(1, 39)`);
  const fields = { name: "T", name_en: "", title: "R", link: "https://t.example" };
  const add = () =>
    saveReference(
      editor,
      { id: randomUUID(), kind: "press", version: 0 },
      { ...fields, published_on: "2026-11-20", language: "sv" },
    );
  expect((await Promise.all([add(), add()])).toSorted()).toEqual(["many", "saved"]);
});

test("only editors and administrators read and write references", async () => {
  const { id, fields } = await addLogo("Norrhamn", administrator);
  for (const other of others) {
    expect(await listReferences(other)).toEqual([]);
    const add = { id: randomUUID(), kind: "logo", version: 0 } as const;
    // They see no picture either.
    expect(await saveReference(other, add, fields)).toBe("picture");
    const insert = sql`insert into company_references (id, kind, name, title, link, published_on, language)
      values (gen_random_uuid(), 'press', 'T', 'R', 'https://t.example', '2026-11-20', 'sv')`;
    await expect(asStaff(other, (queries) => insert.execute(queries))).rejects.toMatchObject({
      code: "42501",
    });
    expect(await showReference(other, { id, version: 1 }, false)).toBe(false);
    expect(await moveReference(other, id, "up")).toBe(false);
    expect(await removeReference(other, id)).toBeUndefined();
  }
  expect(await findReference(editor, id)).toMatchObject({ name: "Norrhamn", version: 1 });
});

test("a visitor writes nothing, and never reads who consented or who wrote", async () => {
  await saveReference(editor, { id: randomUUID(), kind: "quote", version: 0 }, quote);
  const asVisitor = (statement: string) =>
    db.database.as("anon", (queries) => sql.raw(statement).execute(queries));
  const { rows } = await asVisitor("select name from company_references");
  expect(rows).toEqual([{ name: "Malmö stad" }]);
  for (const statement of [
    "select consent_from from company_references",
    "select consent_on from company_references",
    "select changed_by from company_references",
    "select * from company_references",
    "update company_references set shown = false",
    "delete from company_references",
    "insert into company_references (id, kind, name) values (gen_random_uuid(), 'logo', 'x')",
  ])
    await expect(asVisitor(statement), statement).rejects.toMatchObject({ code: "42501" });
});

test("every node is told of a change, and the log has it", async () => {
  let told = 0;
  const listener = await listenForChanges(db.site, {
    content_changed: () => {
      told += 1;
    },
  });
  const { id } = await addLogo("Norrhamn");
  await removeReference(editor, id);
  await expect.poll(() => told).toBeGreaterThan(0);
  await listener.close();
  const log = await db.ask(
    "select kind, about, actor from admin_log where kind like 'reference%' order by id desc limit 2",
  );
  expect(log).toEqual([
    { kind: "referenceRemoved", about: "Norrhamn", actor: editor.userId },
    { kind: "referenceAdded", about: "Norrhamn", actor: editor.userId },
  ]);
  // A change without an entry is refused.
  const unlogged = sql`update company_references set shown = not shown`;
  await addLogo("Annan");
  await expect(asStaff(editor, (queries) => unlogged.execute(queries))).rejects.toMatchObject({
    code: "42501",
  });
});
