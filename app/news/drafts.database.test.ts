import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { asStaff } from "#app/domain/as-staff.server.ts";
import { adminOf } from "#tests/admin.ts";
import { countNotifications, freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";
import { stageOf } from "./article.ts";
import { findArticle, findNewSlug } from "./articles.server.ts";
import {
  createDraft,
  publish,
  putBack,
  removeDraft,
  restore,
  saveDraft,
  setPlan,
  takeBack,
  withdraw,
} from "./change-article.server.ts";
import { type Content, emptyContent } from "./content.ts";
import { blocksOf } from "./convert.server.ts";
import { initialSlug } from "./draft.ts";
import { contentSchema } from "./draft-schema.server.ts";
import { findDraft, findEmptyDraft, listRevisions, readDrafts, searchDrafts } from "./drafts.server.ts";
import { publishPlannedNews } from "./publish-planned.server.ts";

let db: TestDatabase;
let editor: Awaited<ReturnType<typeof adminOf>>;
let colleague: Awaited<ReturnType<typeof adminOf>>;
let sales: Awaited<ReturnType<typeof adminOf>>;
const now = new Date();

beforeAll(async () => {
  db = await freshDatabase();
  await seedDatabase(db.admin);
  editor = await adminOf(db, "editor", "Anna Lind");
  colleague = await adminOf(db, "admin", "Bo Ek");
  sales = await adminOf(db, "sales", "Cia Ros");
});

function write(content: Content, texts: Record<string, string>, locale: "sv" | "en" = "sv"): Content {
  const rows = content.rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(
      Object.entries(row.cells).map(([name, pair]) => {
        const text = texts[row.id];
        return [name, text !== undefined && name !== "note" ? { ...pair, [locale]: text } : pair];
      }),
    ),
  }));
  return { ...content, rows };
}

const swedish = {
  title: "Ny grupp",
  lead: "Vi börjar i vår.",
  excerpt: "Kort sagt.",
  b1: "<p>Hela texten.</p>",
};

async function newArticle(slug = `ny-${randomUUID()}`): Promise<string> {
  const id = randomUUID();
  await createDraft(editor, id, write(emptyContent(slug), swedish));
  return id;
}

const visible = (slug: string, locale: "sv" | "en" = "sv") =>
  db.database.read((queries) => findArticle(queries, locale, slug));
const moved = (slug: string) => db.database.read((queries) => findNewSlug(queries, slug));

/** Attributes as the sanitizer writes them. */
const quoted = (blocks: unknown): unknown =>
  JSON.parse(JSON.stringify(blocks).replace(/ (\w+)='([^']*)'/g, ' $1=\\"$2\\"'));

test("a new empty article is found again by its author", async () => {
  const id = randomUUID();
  await createDraft(editor, id, emptyContent(initialSlug(id)));
  expect(await findEmptyDraft(editor)).toBe(id);
  expect(await findEmptyDraft(colleague)).toBeUndefined();
  await saveDraft(editor, { id, version: 1 }, write(emptyContent(initialSlug(id)), { title: "Ny grupp" }));
  expect(await findEmptyDraft(editor)).toBeUndefined();
});

test("every first article is the same after a round through the editor", async () => {
  const rows = await db.ask<{ id: string; blocks_sv: unknown; blocks_en: unknown }>(
    "select id, blocks_sv, blocks_en from news_articles",
  );
  expect(rows.length).toBeGreaterThan(5);
  for (const row of rows) {
    const draft = await findDraft(editor, row.id);
    const content = contentSchema.parse(JSON.parse(JSON.stringify(draft?.content)));
    expect(blocksOf(content, "sv")).toEqual(quoted(row.blocks_sv));
    expect(blocksOf(content, "en")).toEqual(quoted(row.blocks_en));
  }
});

test("visitors see a text when it is published, not before", async () => {
  const slug = `grupp-${randomUUID()}`;
  const id = await newArticle(slug);
  expect(await visible(slug)).toBeUndefined();
  const published = await publish(editor, { id, version: 1 }, now, now);
  expect(published.kind).toBe("done");
  expect(await visible(slug)).toMatchObject({ title: "Ny grupp", english: false });
  expect(await visible(slug, "en")).toMatchObject({ title: "Ny grupp", english: false });

  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  await saveDraft(editor, { id, version: 1 }, write(draft.content, { title: "En annan rubrik" }));
  expect(await visible(slug)).toMatchObject({ title: "Ny grupp" });
  expect(await findDraft(editor, id)).toMatchObject({ version: 2, isPublishedVersion: false });
  await publish(editor, { id, version: 2 }, now, now);
  expect(await visible(slug)).toMatchObject({ title: "En annan rubrik" });
});

test("English that is ready is published with the Swedish", async () => {
  const slug = `engelska-${randomUUID()}`;
  const id = randomUUID();
  const english = { title: "New group", lead: "In spring.", excerpt: "In short.", b1: "<p>All of it.</p>" };
  await createDraft(editor, id, write(write(emptyContent(slug), swedish), english, "en"));
  await publish(editor, { id, version: 1 }, now, now);
  expect(await visible(slug, "en")).toMatchObject({ title: "New group", english: true });
});

test("an article without all its Swedish is not published", async () => {
  const id = randomUUID();
  await createDraft(editor, id, write(emptyContent(`tom-${id}`), { title: "Bara rubrik" }));
  expect(await publish(editor, { id, version: 1 }, now, now)).toEqual({
    kind: "incomplete",
    rows: ["lead", "excerpt", "b1"],
  });
});

test("a planned article is not shown before its time", async () => {
  const slug = `planerad-${randomUUID()}`;
  const id = await newArticle(slug);
  const tomorrow = new Date(now.getTime() + 86_400_000);
  await publish(editor, { id, version: 1 }, tomorrow, now);
  expect(await visible(slug)).toBeUndefined();
  const draft = await findDraft(editor, id);
  expect(draft && stageOf(draft, now)).toBe("planned");
  expect(draft && stageOf(draft, new Date(tomorrow.getTime() + 1))).toBe("published");
});

test("a change of an older version is refused and says who was first", async () => {
  const id = await newArticle();
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  const first = await saveDraft(colleague, { id, version: 1 }, write(draft.content, { title: "Bos rubrik" }));
  expect(first).toMatchObject({ kind: "done", draft: { version: 2, changedBy: "Bo Ek" } });
  const second = await saveDraft(editor, { id, version: 1 }, write(draft.content, { title: "Annas rubrik" }));
  expect(second).toMatchObject({ kind: "conflict", draft: { version: 2, changedBy: "Bo Ek" } });
  expect((await findDraft(editor, id))?.content.rows[0]?.cells.text?.sv).toBe("Bos rubrik");
});

test("two who save at the same time do not overwrite each other", async () => {
  const id = await newArticle();
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  const kinds = await Promise.all(
    [editor, colleague].map(
      async (admin, place) =>
        (await saveDraft(admin, { id, version: 1 }, write(draft.content, { title: `Rubrik ${place}` }))).kind,
    ),
  );
  expect(kinds.sort()).toEqual(["conflict", "done"]);
});

test("every earlier revision can be restored", async () => {
  const id = await newArticle();
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  await saveDraft(colleague, { id, version: 1 }, write(draft.content, { title: "Överskriven" }));
  const [state] = await listRevisions(editor, id);
  expect(state).toMatchObject({ kind: "saved", by: "Anna Lind", title: "Ny grupp" });
  expect(await restore(editor, { id, version: 2 }, state?.id ?? "")).toMatchObject({
    kind: "done",
    draft: { version: 3 },
  });
  expect((await findDraft(editor, id))?.content.rows[0]?.cells.text?.sv).toBe("Ny grupp");
});

test("the old slug redirects in one hop, and no other article can have it", async () => {
  const first = `forsta-${randomUUID()}`;
  const id = await newArticle(first);
  await publish(editor, { id, version: 1 }, now, now);
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  const [second, third] = [`andra-${randomUUID()}`, `tredje-${randomUUID()}`];
  await saveDraft(editor, { id, version: 1 }, { ...draft.content, slug: second });
  await publish(editor, { id, version: 2 }, now, now);
  await saveDraft(editor, { id, version: 2 }, { ...draft.content, slug: third });
  await publish(editor, { id, version: 3 }, now, now);
  expect(await moved(first)).toBe(third);
  expect(await moved(second)).toBe(third);
  expect(await moved(third)).toBeNull();

  const other = await newArticle(first);
  expect(await publish(editor, { id: other, version: 1 }, now, now)).toEqual({ kind: "taken" });
  expect(await visible(first)).toBeUndefined();

  await saveDraft(editor, { id, version: 3 }, { ...draft.content, slug: first });
  await publish(editor, { id, version: 4 }, now, now);
  expect(await moved(third)).toBe(first);
  expect(await moved(first)).toBeNull();
  await withdraw(editor, { id, version: 4 });
  expect(await moved(third)).toBeNull();
  expect(await visible(first)).toBeUndefined();
});

test("undoing published changes shows what visitors saw, under its date, and keeps the changes", async () => {
  const slug = `andrad-${randomUUID()}`;
  const id = await newArticle(slug);
  await publish(editor, { id, version: 1 }, now, now);
  const seen = await visible(slug);
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  const later = new Date(now.getTime() + 3_600_000);
  await saveDraft(editor, { id, version: 1 }, write(draft.content, { title: "Fel rubrik" }));
  const published = await publish(editor, { id, version: 2 }, later, later);
  expect((await visible(slug))?.title).toBe("Fel rubrik");
  if (published.kind !== "done" || published.undo?.command !== "takeBack") throw new Error("no way back");
  await takeBack(editor, { id, version: 2 }, published.undo.revision, now);
  expect({ ...(await visible(slug)), updatedAt: null }).toEqual({ ...seen, updatedAt: null });
  const kept = await findDraft(editor, id);
  expect(kept?.content.rows[0]?.cells.text?.sv).toBe("Fel rubrik");
  expect(kept?.isPublishedVersion).toBe(false);
});

/** A published article with changes planned for tomorrow; `come` is what the worker does every minute. */
async function planChanges() {
  const slug = `andras-${randomUUID()}`;
  const id = await newArticle(slug);
  await publish(editor, { id, version: 1 }, now, now);
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  const content = { ...write(draft.content, { title: "Nya villkor" }), slug: `${slug}-ny` };
  await saveDraft(editor, { id, version: 1 }, content);
  const tomorrow = new Date(now.getTime() + 86_400_000);
  const planned = await publish(editor, { id, version: 2 }, tomorrow, now);
  if (planned.kind !== "done" || planned.undo?.command !== "plan") throw new Error("nothing was planned");
  const come = async () => {
    await db.ask("update news_plans set at = now() - interval '1 second' where article_id = $1", [id]);
    await publishPlannedNews(db.database, new Date());
  };
  return { id, slug, content, draft: planned.draft, undo: planned.undo, tomorrow, come };
}

test("planned changes of a published article wait for their time, and visitors see what was published", async () => {
  const { id, slug, draft, tomorrow, come } = await planChanges();
  expect(await visible(slug)).toMatchObject({ title: "Ny grupp" });
  expect(draft).toMatchObject({ changesAt: tomorrow, isPublishedVersion: false });
  expect(stageOf(draft, now)).toBe("published");
  const seen = await visible(slug);
  await come();
  expect(await visible(slug)).toBeUndefined();
  expect(await moved(slug)).toBe(`${slug}-ny`);
  expect(await visible(`${slug}-ny`)).toMatchObject({ title: "Nya villkor", publishedAt: seen?.publishedAt });
  expect(await findDraft(editor, id)).toMatchObject({ changesAt: null, isPublishedVersion: true });
  expect((await listRevisions(editor, id))[0]).toMatchObject({ kind: "published", by: "Anna Lind" });
  expect(
    await db.ask("select kind, actor from admin_log where about = $1 order by id desc limit 1", [id]),
  ).toEqual([{ kind: "newsPublished", actor: editor.userId }]);
});

test("a plan can be cancelled, and undone", async () => {
  const { id, slug, undo, tomorrow, come } = await planChanges();
  const ended = await setPlan(editor, { id, version: 2 }, undo.plan);
  expect(ended).toMatchObject({ kind: "done", draft: { changesAt: null } });
  await come();
  expect(await visible(slug)).toMatchObject({ title: "Ny grupp" });
  if (ended.kind !== "done" || ended.undo?.command !== "plan") throw new Error("no way back");
  expect(await setPlan(editor, { id, version: 2 }, ended.undo.plan)).toMatchObject({ kind: "done" });
  const other = new Date(tomorrow.getTime() + 3_600_000);
  const moved = await publish(editor, { id, version: 2 }, other, now);
  if (moved.kind !== "done" || moved.undo?.command !== "plan") throw new Error("no way back");
  expect(moved.draft.changesAt).toEqual(other);
  await setPlan(editor, { id, version: 2 }, moved.undo.plan);
  await come();
  expect(await visible(`${slug}-ny`)).toMatchObject({ title: "Nya villkor" });
  expect(await setPlan(editor, { id, version: 2 }, null)).toMatchObject({ kind: "conflict" });
});

test("undoing an early publication of planned changes restores the plan", async () => {
  const { id, slug, come } = await planChanges();
  const published = await publish(editor, { id, version: 2 }, now, now);
  if (published.kind !== "done" || published.undo?.command !== "takeBack") throw new Error("no way back");
  expect(published.draft.changesAt).toBeNull();
  await takeBack(editor, { id, version: 2 }, published.undo.revision, now);
  expect(await visible(slug)).toMatchObject({ title: "Ny grupp" });
  await come();
  expect(await visible(`${slug}-ny`)).toMatchObject({ title: "Nya villkor" });
});

test("planned changes of a withdrawn article wait until it is put back", async () => {
  const { id, slug, come } = await planChanges();
  await withdraw(editor, { id, version: 2 });
  await come();
  expect(await visible(`${slug}-ny`)).toBeUndefined();
  await putBack(editor, { id, version: 2 }, now, now);
  await come();
  expect(await visible(`${slug}-ny`)).toMatchObject({ title: "Nya villkor" });
});

test("a planned slug is reserved, and one in use can't be planned", async () => {
  const { slug } = await planChanges();
  const other = await newArticle(`${slug}-ny`);
  expect(await publish(editor, { id: other, version: 1 }, now, now)).toEqual({ kind: "taken" });
  const { id, content, tomorrow } = await planChanges();
  await saveDraft(editor, { id, version: 2 }, { ...content, slug });
  expect(await publish(editor, { id, version: 3 }, tomorrow, now)).toEqual({ kind: "taken" });
});

test("undoing a change or publication of a planned article restores its plan", async () => {
  const slug = `planerad-${randomUUID()}`;
  const id = await newArticle(slug);
  const [tomorrow, later] = [86_400_000, 172_800_000].map((ahead) => new Date(now.getTime() + ahead));
  if (!tomorrow || !later) throw new Error("no moments");
  await publish(editor, { id, version: 1 }, tomorrow, now);
  for (const at of [later, now]) {
    const changed = await publish(editor, { id, version: 1 }, at, now);
    if (changed.kind !== "done" || changed.undo?.command !== "takeBack") throw new Error("no way back");
    expect(changed.draft.published?.at).toEqual(at);
    const undone = await takeBack(editor, { id, version: 1 }, changed.undo.revision, now);
    expect(undone).toMatchObject({ kind: "done", draft: { published: { at: tomorrow } } });
    expect(await visible(slug)).toBeUndefined();
  }
});

test("undoing a withdrawal publishes the article again with its earlier time", async () => {
  const slug = `tillbaka-${randomUUID()}`;
  const id = await newArticle(slug);
  await publish(editor, { id, version: 1 }, now, now);
  const seen = await visible(slug);
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  await saveDraft(editor, { id, version: 1 }, write(draft.content, { title: "Inte färdig än" }));
  const withdrawn = await withdraw(editor, { id, version: 2 });
  expect(await visible(slug)).toBeUndefined();
  if (withdrawn.kind !== "done" || withdrawn.undo?.command !== "putBack") throw new Error("no way back");
  await putBack(editor, { id, version: 2 }, withdrawn.undo.at, new Date(now.getTime() + 3_600_000));
  expect({ ...(await visible(slug)), updatedAt: null }).toEqual({ ...seen, updatedAt: null });
});

test("publishing notifies every node, saving does not", async () => {
  const id = await newArticle();
  const notifications = await countNotifications(db, "content_changed");
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  await saveDraft(editor, { id, version: 1 }, write(draft.content, { title: "Ny rubrik" }));
  expect(await notifications()).toBe(0);
  await publish(editor, { id, version: 2 }, now, now);
  expect(await notifications()).toBeGreaterThan(0);
});

test("only an article that was never published can be removed", async () => {
  const id = await newArticle();
  await publish(editor, { id, version: 1 }, now, now);
  expect(await removeDraft(editor, { id, version: 1 })).toBe(false);
  const other = await newArticle();
  expect(await removeDraft(editor, { id: other, version: 1 })).toBe(true);
  expect(await findDraft(editor, other)).toBeUndefined();
});

test("sales can't see or write drafts", async () => {
  const id = await newArticle();
  expect(await findDraft(sales, id)).toBeUndefined();
  expect(await searchDrafts(sales, "")).toEqual([]);
  expect(await readDrafts(sales, [id])).toEqual([]);
  await expect(createDraft(sales, randomUUID(), emptyContent("ny"))).rejects.toThrow();
  await expect(publish(sales, { id, version: 1 }, now, now)).resolves.toEqual({ kind: "gone" });
});

test("articles are found by every word of their texts in either language, without case and accents", async () => {
  const id = randomUUID();
  const content = write(emptyContent("sokt"), {
    title: "Kvällsöppet i Växjö",
    b1: "<p>Vi <strong>hälsar</strong></p>",
  });
  const rows = content.rows.map((row) =>
    row.id === "lead" ? { ...row, cells: { text: { sv: "", en: "Zebra crossing" } } } : row,
  );
  await createDraft(editor, id, { ...content, rows });
  const found = async (search: string) =>
    (await searchDrafts(editor, search)).some((draft) => draft.id === id);
  for (const search of ["", "vaxjo", "ÖPPET halsar", "zebra kvällsöppet"])
    expect(await found(search)).toBe(true);
  for (const search of ["strong", "vaxjo saknas", "imageAlt"]) expect(await found(search)).toBe(false);
});

test("rich text that is sent is sanitized", () => {
  const content = emptyContent("ren");
  const dirty = write(content, {
    title: "Rubrik\nmed <b>",
    b1: '<p onclick="x()">Text<script>alert(1)</script> <a href="javascript:x">länk</a></p><p></p>',
  });
  const { rows } = contentSchema.parse(dirty);
  expect(rows.find(({ id }) => id === "title")?.cells.text?.sv).toBe("Rubrik med <b>");
  expect(rows.find(({ id }) => id === "b1")?.cells.html?.sv).toBe("<p>Text <a>länk</a></p>");
});

test("a tab that did not get the response to its own save has no conflict with itself", async () => {
  const id = await newArticle();
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  const tab = randomUUID();
  const save = (title: string, from: string | null, who = editor) =>
    saveDraft(who, { id, version: 1 }, write(draft.content, { title }), from);
  expect((await save("Första", tab)).kind).toBe("done");
  expect((await save("Andra", tab)).kind).toBe("done");
  expect((await save("En annan flik", randomUUID())).kind).toBe("conflict");
  expect((await save("Utan skript", null)).kind).toBe("conflict");
  await saveDraft(colleague, { id, version: 3 }, write(draft.content, { title: "Kollegans" }), randomUUID());
  expect((await save("Tredje", tab)).kind).toBe("conflict");
});

test("the log has who did what with an article, and what was changed", async () => {
  const slug = `logg-${randomUUID()}`;
  const id = await newArticle(slug);
  const draft = await findDraft(editor, id);
  if (!draft) throw new Error("the draft is gone");
  const later = new Date(now.getTime() + 86_400_000);
  await publish(editor, { id, version: 1 }, now, now);
  await saveDraft(editor, { id, version: 1 }, write(draft.content, { title: "Ny rubr" }));
  const changed = {
    ...write(draft.content, { title: "Ny rubrik", lead: "Ny ingress." }),
    slug: `${slug}-ny`,
  };
  await saveDraft(editor, { id, version: 2 }, changed);
  const published = await publish(editor, { id, version: 3 }, now, now);
  if (published.kind !== "done" || published.undo?.command !== "takeBack") throw new Error("nothing to undo");
  await takeBack(colleague, { id, version: 3 }, published.undo.revision, now);
  await publish(editor, { id, version: 3 }, later, now);
  await setPlan(colleague, { id, version: 3 }, null);
  await withdraw(colleague, { id, version: 3 });
  const thrown = await newArticle();
  await removeDraft(editor, { id: thrown, version: 1 });

  const log = await db.ask<{ kind: string; actor: string; data: Record<string, unknown> }>(
    "select kind, actor, data from admin_log where about = $1 order by id",
    [id],
  );
  const changes = [
    { name: "title", from: "Ny grupp", to: "Ny rubrik" },
    { name: "slug", from: slug, to: `${slug}-ny` },
    { name: "lead" },
  ];
  expect(log.map(({ kind, actor }) => [kind, actor === editor.userId ? "editor" : "colleague"])).toEqual([
    ["newsAdded", "editor"],
    ["newsPublished", "editor"],
    ["newsChanged", "editor"],
    ["newsPublished", "editor"],
    ["newsTakenBack", "colleague"],
    ["newsPlanned", "editor"],
    ["newsUnplanned", "colleague"],
    ["newsWithdrawn", "colleague"],
  ]);
  expect(log[2]?.data).toMatchObject({ title: "Ny rubrik", changes });
  expect(log[3]?.data).toMatchObject({ title: "Ny rubrik", changes });
  expect(log[5]?.data.at).toBeDefined();
  expect(await db.ask("select kind, data from admin_log where about = $1 order by id", [thrown])).toEqual([
    { kind: "newsAdded", data: { title: "Ny grupp" } },
    { kind: "newsRemoved", data: { title: "Ny grupp" } },
  ]);
});

test("a state that is kept is the working copy as it was, and nobody writes history in another's name", async () => {
  const id = await newArticle();
  const forged = (kind: string, columns: string, values: string) =>
    asStaff(colleague, (queries) =>
      sql`insert into news_revisions (article_id, kind, content, ${sql.raw(columns)})
        select id, ${kind}, ${sql.raw(values)} from news_drafts where id = ${id}`.execute(queries),
    );
  for (const [kind, columns, values] of [
    ["saved", "actor, created_at", "'{}', changed_by, changed_at"],
    ["saved", "actor, created_at", "content, auth.uid(), changed_at"],
    ["saved", "actor, created_at", "content, changed_by, changed_at - interval '1 hour'"],
    ["published", "actor", "content, changed_by"],
    ["published", "created_at", "content, now() - interval '1 hour'"],
  ] as const)
    await expect(forged(kind, columns, values), values).rejects.toThrow(/row-level security/);
  for (const query of ["update news_revisions set content = '{}'", "delete from news_revisions"])
    await expect(
      asStaff(colleague, (queries) => sql.raw(query).execute(queries)),
      query,
    ).rejects.toThrow(/permission denied/);
});
