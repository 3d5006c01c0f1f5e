import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { listAudit } from "#app/admin/audit/data.server.ts";
import { asStaff } from "#app/domain/as-staff.server.ts";
import { closeDraftLinks, makeDraftLink } from "#app/draft-links/change-draft-link.server.ts";
import type { DraftLink } from "#app/draft-links/draft-link.ts";
import { draftByLink, findOpenDraftLink } from "#app/draft-links/draft-links.server.ts";
import { createDraft, removeDraft } from "#app/news/change-article.server.ts";
import { emptyContent } from "#app/news/content.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { adminOf } from "#tests/admin.ts";
import { freshDatabase, seedDatabase, type TestDatabase } from "#tests/database.ts";

let db: TestDatabase;
let editor: Awaited<ReturnType<typeof adminOf>>;

beforeAll(async () => {
  db = await freshDatabase();
  await seedDatabase(db.admin);
  editor = await adminOf(db, "editor", "Anna Lind");
});

const read = (link: DraftLink, clientIp = "192.0.2.1") => draftByLink(db.database, link, { clientIp });

/** A draft of an article with an open link. */
async function linkedArticle() {
  const id = randomUUID();
  await createDraft(editor, id, emptyContent(`nyhet-${id.slice(0, 8)}`));
  await makeDraftLink(editor, "article", id);
  const link = await findOpenDraftLink(editor, id);
  if (!link) throw new Error("there is no link");
  return { id, link };
}

test("whoever has the link reads the draft for a week, until it is closed", async () => {
  const { id, link } = await linkedArticle();
  expect(link.expiresAt.getTime() - Date.now()).toBeGreaterThan(6.9 * 86_400_000);
  expect(link.expiresAt.getTime() - Date.now()).toBeLessThan(7.1 * 86_400_000);
  expect(await read(link)).toMatchObject({
    state: "valid",
    article: { content: { slug: `nyhet-${id.slice(0, 8)}` }, publishedAt: null, isPublishedVersion: false },
    opening: null,
  });
  await closeDraftLinks(editor, "article", id);
  expect(await read(link)).toMatchObject({ state: "over", article: null });
  expect(await findOpenDraftLink(editor, id)).toBeUndefined();
  // A new link does not open the old one again.
  await makeDraftLink(editor, "article", id);
  expect((await read(link)).state).toBe("over");
  expect((await findOpenDraftLink(editor, id))?.id).not.toBe(link.id);
});

test("an opening's link shows the opening", async () => {
  const [opening] = await db.ask<{ id: string; slug: string }>("select id, slug from openings limit 1");
  if (!opening) throw new Error("there is no opening");
  await makeDraftLink(editor, "opening", opening.id);
  const link = await findOpenDraftLink(editor, opening.id);
  expect(link && (await read(link))).toMatchObject({
    state: "valid",
    article: null,
    opening: { slug: opening.slug },
  });
});

test("an expired link, and that of a removed draft, are gone", async () => {
  const expired = await linkedArticle();
  await db.ask("update draft_links set expires_at = now() where id = $1", [expired.link.id]);
  expect((await read(expired.link)).state).toBe("over");
  const removed = await linkedArticle();
  await removeDraft(editor, { id: removed.id, version: 1 });
  expect((await read(removed.link)).state).toBe("over");
});

test("a link that was not signed here opens nothing", async () => {
  const [one, other] = [await linkedArticle(), await linkedArticle()];
  for (const signature of [other.link.signature, "0".repeat(64), ""])
    expect(await read({ id: one.link.id, signature })).toMatchObject({ state: "invalid", article: null });
});

test("opening links is rate-limited", async () => {
  const { link } = await linkedArticle();
  await db.ask("update private.rate_limits set max_hits = 2 where action = 'draft_link'");
  await read(link, "192.0.2.9");
  await read({ ...link, signature: "0".repeat(64) }, "192.0.2.9");
  await expect(read(link, "192.0.2.9")).rejects.toThrow(RateLimited);
  await db.ask("update private.rate_limits set max_hits = 60 where action = 'draft_link'");
});

test("only editors make, see and close links, and none can be reopened or extended", async () => {
  const { id, link } = await linkedArticle();
  const sales = await adminOf(db, "sales", "Cia Ros");
  expect(await findOpenDraftLink(sales, id)).toBeUndefined();
  await expect(makeDraftLink(sales, "article", id)).resolves.toBeUndefined();
  expect(await db.ask("select 1 from draft_links where article_id = $1", [id])).toHaveLength(1);
  await closeDraftLinks(sales, "article", id);
  expect((await read(link)).state).toBe("valid");
  const asEditor = (query: string) => asStaff(editor, (queries) => sql.raw(query).execute(queries));
  await expect(asEditor("update draft_links set expires_at = 'infinity'")).rejects.toMatchObject({
    code: "42501",
  });
  await expect(asEditor("update draft_links set closed_at = null")).rejects.toMatchObject({ code: "42501" });
});

test("making and closing a link is in the log, without its signature", async () => {
  const { id } = await linkedArticle();
  await closeDraftLinks(editor, "article", id);
  const administrator = await adminOf(db, "admin", "Bo Ek");
  const { rows } = await listAudit(administrator, {}, null);
  const about = rows.filter((entry) => entry.about === id && entry.kind.includes("Link"));
  expect(about.map(({ kind, actor }) => [kind, actor])).toEqual([
    ["newsLinkClosed", editor.claims.sub],
    ["newsLinkMade", editor.claims.sub],
  ]);
  for (const { data } of about) expect(Object.keys(data)).toEqual(["title"]);
});
