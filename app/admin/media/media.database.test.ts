import { randomUUID } from "node:crypto";
import { beforeAll, expect, test } from "vitest";
import { listAudit } from "#app/admin/audit/data.server.ts";
import { createDraft, publish, restore, saveDraft } from "#app/news/change-article.server.ts";
import { describePicture, removePicture, storePicture } from "#app/news/change-picture.server.ts";
import { emptyContent, pictureRow } from "#app/news/content.ts";
import { findDraft, listRevisions } from "#app/news/drafts.server.ts";
import { findDescription, listPictures } from "#app/news/pictures.server.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";

const none = { altSv: "", altEn: "" };

let db: TestDatabase;
let editor: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  editor = await adminOf(db, "editor", "Anna Lind");
});

function addPicture() {
  const file = { width: 400, bytes: new Uint8Array(1) } as const;
  return storePicture(editor, randomUUID().replaceAll("-", ""), { width: 1200, height: 675, files: [file] });
}

test("a used picture can't be erased, and an unused one is erased with its files", async () => {
  const image = await addPicture();
  const id = randomUUID();
  const content = { ...emptyContent("med-bild"), image };
  await createDraft(editor, id, content);
  const [used] = await listPictures(editor, "");
  expect(used).toMatchObject({ hash: image.hash, uses: [{ id, title: "med-bild" }] });
  expect(await removePicture(editor, image.hash)).toBe(false);

  await saveDraft(editor, { id, version: 1 }, { ...content, image: null });
  expect(await removePicture(editor, image.hash)).toBe(true);
  expect(await db.ask("select 1 from media_files where hash = $1", [image.hash])).toEqual([]);
  // An earlier version is restored without it.
  const [before] = await listRevisions(editor, id);
  await restore(editor, { id, version: 2 }, before?.id ?? "");
  expect((await findDraft(editor, id))?.content.image).toBeNull();
});

test("a picture within a text can't be erased while a working copy, the published article or a plan has it", async () => {
  const image = await addPicture();
  const id = randomUUID();
  const base = emptyContent("bild-i-texten");
  const texts: Record<string, string> = { title: "Bild", lead: "Kort", excerpt: "Kort", b1: "<p>Text</p>" };
  const rows = base.rows.map((row) => {
    const [name = ""] = Object.keys(row.cells);
    return { ...row, cells: { ...row.cells, [name]: { sv: texts[row.id] ?? "", en: "" } } };
  });
  const withPicture = { ...base, rows: [...rows, pictureRow("p1", image, { sv: "En grind", en: "" })] };
  await createDraft(editor, id, withPicture);
  const erase = () => removePicture(editor, image.hash);
  expect(await erase()).toBe(false);
  const now = new Date();
  expect((await publish(editor, { id, version: 1 }, now, now)).kind).toBe("done");
  await saveDraft(editor, { id, version: 1 }, { ...base, rows });
  expect(await erase()).toBe(false);
  // A plan has it, and the published article no longer does.
  await saveDraft(editor, { id, version: 2 }, withPicture);
  await publish(editor, { id, version: 3 }, new Date(now.getTime() + 86_400_000), now);
  await db.ask("update news_articles set blocks_sv = '[]', blocks_en = '[]' where id = $1", [id]);
  await saveDraft(editor, { id, version: 3 }, { ...base, rows });
  expect((await listPictures(editor, "")).find(({ hash }) => hash === image.hash)?.uses).toMatchObject([
    { id },
  ]);
  expect(await erase()).toBe(false);
  await db.ask("update news_plans set is_active = false where article_id = $1", [id]);
  await db.ask("delete from news_plans where article_id = $1", [id]);
  expect(await erase()).toBe(true);
  // An earlier version is restored without it.
  const [before] = await listRevisions(editor, id);
  await restore(editor, { id, version: 4 }, before?.id ?? "");
  const restored = await findDraft(editor, id);
  expect(restored?.content.rows.map(({ kind }) => kind)).not.toContain("picture");
});

test("a picture is found by its descriptions, whatever the case", async () => {
  const { hash } = await addPicture();
  const texts = { altSv: "En Entré på natten", altEn: "An entrance at night" };
  expect(await describePicture(editor, hash, texts, none)).toBe(true);
  for (const text of ["entré", "ENTRANCE", "An entrance"])
    expect((await listPictures(editor, text)).map((picture) => picture.hash)).toEqual([hash]);
  expect(await listPictures(editor, "100%_")).toEqual([]);
});

test("of two who describe a picture the second changes nothing and sees who was first", async () => {
  const { hash } = await addPicture();
  const first = { altSv: "En entré", altEn: "An entrance" };
  expect(await describePicture(editor, hash, first, none)).toBe(true);
  const other = await adminOf(db, "editor", "Per Ask");
  expect(await describePicture(other, hash, { altSv: "En dörr", altEn: "" }, none)).toBe(false);
  expect(await findDescription(other, hash)).toEqual({
    ...first,
    by: { actor: editor.userId, at: expect.any(Date) },
  });
  expect(await describePicture(other, hash, { ...first, altSv: "En dörr" }, first)).toBe(true);
});

test("sales can't see, describe or erase pictures", async () => {
  const { hash } = await addPicture();
  const sales = await adminOf(db, "sales", "Cia Ros");
  expect(await listPictures(sales, "")).toEqual([]);
  expect(await describePicture(sales, hash, { altSv: "x", altEn: "x" }, none)).toBe(false);
  expect(await removePicture(sales, hash)).toBe(false);
  expect((await listPictures(editor, "")).find((picture) => picture.hash === hash)?.altSv).toBe("");
});

test("changes of a picture are in the log, with old and new text", async () => {
  const { hash } = await addPicture();
  await describePicture(editor, hash, { altSv: "En entré", altEn: "" }, none);
  await removePicture(editor, hash);
  const { rows } = await listAudit(await adminOf(db, "admin", "Bo Ek"), {}, null);
  expect(rows.filter(({ about }) => about === hash).map(({ kind, data }) => [kind, data])).toEqual([
    ["mediaRemoved", {}],
    ["mediaDescribed", { changes: [{ name: "altSv", from: "", to: "En entré" }] }],
    ["mediaAdded", {}],
  ]);
});
