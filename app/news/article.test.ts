import { describe, expect, test } from "vitest";
import {
  type ArticleChange,
  type ArticleWish,
  canRemove,
  decideArticle,
  decidePlan,
  type Plan,
  type StoredArticle,
  stageOf,
} from "./article.ts";
import { changesOf, logTitle } from "./article-log.ts";
import { type Content, emptyContent } from "./content.ts";

const anna = "anna";
const bo = "bo";
const now = new Date("2026-11-24T12:00:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);
const tomorrow = minutes(24 * 60);
const yesterday = minutes(-24 * 60);

function written(
  texts: Record<string, string>,
  content = emptyContent("ny-grupp"),
  locale: "sv" | "en" = "sv",
) {
  const rows = content.rows.map((row) => ({
    ...row,
    cells: Object.fromEntries(
      Object.entries(row.cells).map(([name, pair]) => {
        const text = texts[row.id];
        return [name, text !== undefined && name !== "note" ? { ...pair, [locale]: text } : pair];
      }),
    ),
  }));
  return { ...content, rows } satisfies Content;
}

const swedish = written({
  title: "Ny grupp",
  lead: "Vi börjar i vår.",
  excerpt: "Kort sagt.",
  b1: "<p>Hela texten.</p>",
});
const bilingual = written(
  { title: "New group", lead: "In spring.", excerpt: "In short.", b1: "<p>All of it.</p>" },
  swedish,
  "en",
);
const rewritten = written({ title: "Nya villkor" }, swedish);

function article(parts: Partial<StoredArticle> = {}): StoredArticle {
  return {
    version: 1,
    content: swedish,
    changedBy: anna,
    editedIn: null,
    published: null,
    plan: null,
    kept: null,
    lastShown: null,
    ...parts,
  };
}

/** An article that visitors have seen since yesterday, whose working copy was changed since. */
const changedArticle = (parts: Partial<StoredArticle> = {}) =>
  article({
    version: 2,
    content: rewritten,
    published: { at: yesterday, english: false, content: swedish },
    lastShown: swedish,
    ...parts,
  });

const plan: Plan = { id: "7", at: tomorrow, content: rewritten };

const decide = (of: StoredArticle | undefined, wish: ArticleWish, who = anna) =>
  decideArticle(of, of?.version ?? 1, wish, { who, now });

function change(of: StoredArticle, wish: ArticleWish, who = anna): ArticleChange {
  const decided = decide(of, wish, who);
  if ("refused" in decided) throw new Error(`refused: ${decided.refused}`);
  return decided;
}

const kinds = ({ entries }: ArticleChange) => entries.map(({ kind }) => kind);

describe("two editors", () => {
  const save: ArticleWish = { do: "save", content: rewritten, tab: null };

  test("a change of an older version is refused, whatever it is", () => {
    const wishes: ArticleWish[] = [
      save,
      { do: "restore", content: swedish },
      { do: "publish", at: now },
      { do: "takeBack", earlier: { content: swedish, publishedAt: now, plan: null } },
      { do: "plan", plan },
      { do: "withdraw" },
      { do: "putBack", at: now },
    ];
    for (const wish of wishes)
      expect(decideArticle(changedArticle(), 1, wish, { who: anna, now }), wish.do).toEqual({
        refused: "conflict",
      });
  });

  test("an article that is gone can't be changed", () => {
    expect(decide(undefined, save)).toEqual({ refused: "gone" });
  });

  test("a tab that did not get the response to its own save has no conflict with itself", () => {
    const saved = article({ version: 2, editedIn: "tab" });
    const from = (tab: string | null) =>
      decideArticle(saved, 1, { do: "save", content: rewritten, tab }, { who: anna, now });
    expect(from("tab")).toMatchObject({ draft: { content: rewritten, tab: "tab" } });
    expect(from("another")).toEqual({ refused: "conflict" });
    expect(from(null)).toEqual({ refused: "conflict" });
    expect(decideArticle(saved, 1, { do: "publish", at: now }, { who: anna, now })).toEqual({
      refused: "conflict",
    });
  });
});

describe("writing", () => {
  const save = (parts: Partial<StoredArticle>, who = anna, content = rewritten) =>
    change(article(parts), { do: "save", content, tab: null }, who);
  const kept = { id: "3", content: emptyContent("ny-grupp"), at: minutes(-9) };

  test("the first change keeps the state before it", () => {
    expect(save({})).toMatchObject({
      keepsState: true,
      growing: {
        kind: "newsChanged",
        data: { title: "Nya villkor", changes: [{ name: "title", from: "Ny grupp", to: "Nya villkor" }] },
      },
    });
  });

  test("while one person goes on writing, a state is kept every ten minutes, and its entry has all changes", () => {
    const going = save({ kept });
    expect(going.keepsState).toBeUndefined();
    expect(going.growing?.data.changes).toContainEqual({ name: "title", from: "", to: "Nya villkor" });
    expect(going.growing?.data.changes).toContainEqual({ name: "lead" });
    expect(save({ kept: { ...kept, at: minutes(-10) } }).keepsState).toBe(true);
  });

  test("what somebody else wrote is kept at once", () => {
    expect(save({ kept }, bo).keepsState).toBe(true);
    expect(save({ kept, changedBy: null }).keepsState).toBe(true);
  });

  test("saving the same text again changes nothing but the tab", () => {
    expect(save({ kept }, bo, swedish)).toEqual({
      draft: { content: swedish, tab: null },
      entries: [],
      undo: null,
    });
  });

  test("an earlier state is restored as a change of its own", () => {
    expect(change(changedArticle(), { do: "restore", content: swedish })).toMatchObject({
      keepsState: true,
      draft: { content: swedish, tab: null },
    });
    expect(decide(article(), { do: "restore", content: undefined })).toEqual({ refused: "gone" });
  });
});

describe("publishing", () => {
  const publish = (of: StoredArticle, at = now) => change(of, { do: "publish", at });

  test("an article without all its Swedish is not published", () => {
    expect(
      decide(article({ content: written({ title: "Bara rubrik" }) }), { do: "publish", at: now }),
    ).toEqual({
      refused: "incomplete",
      rows: ["lead", "excerpt", "b1"],
    });
  });

  test("a draft is published and can be withdrawn", () => {
    const done = publish(article());
    expect(done).toMatchObject({
      shown: { publishedAt: now, content: swedish, english: "swedish" },
      isPublishedVersion: true,
      revision: { kind: "published", content: swedish },
      undo: { command: "withdraw" },
    });
    expect(done.replaced).toBeUndefined();
    expect(kinds(done)).toEqual(["newsPublished"]);
  });

  test("English that is ready is published with the Swedish; otherwise it stays as it was", () => {
    const english = (content: Content, before: boolean) =>
      publish(changedArticle({ content, published: { at: yesterday, english: before, content: swedish } }))
        .shown?.english;
    expect(english(bilingual, false)).toBe("translated");
    expect(english(rewritten, false)).toBe("swedish");
    expect(english(rewritten, true)).toBe("unchanged");
  });

  test("changes keep the date of publication, and what visitors saw can be taken back", () => {
    const done = publish(changedArticle());
    expect(done).toMatchObject({
      replaced: { content: swedish, publishedAt: yesterday },
      shown: { publishedAt: yesterday, content: rewritten },
      undo: { command: "takeBack" },
    });
    expect(done.entries[0]?.data.changes).toEqual([{ name: "title", from: "Ny grupp", to: "Nya villkor" }]);
  });

  test("a planned article is not shown before its time, and its time may be moved", () => {
    const planned = publish(article(), tomorrow);
    expect(planned).toMatchObject({
      shown: { publishedAt: tomorrow },
      revision: { kind: "planned" },
      undo: { command: "withdraw" },
    });
    expect(planned.entries).toMatchObject([{ kind: "newsPlanned", data: { at: tomorrow } }]);
    const moved = article({ published: { at: tomorrow, english: false, content: swedish } });
    expect(publish(moved)).toMatchObject({
      replaced: { publishedAt: tomorrow },
      shown: { publishedAt: now },
      undo: { command: "takeBack" },
    });
  });

  test("a withdrawn article gets a new date", () => {
    const done = publish(changedArticle({ published: { at: null, english: false, content: swedish } }));
    expect(done).toMatchObject({ shown: { publishedAt: now }, undo: { command: "withdraw" } });
    expect(done.replaced).toBeUndefined();
  });

  test("planned changes of a published article wait, and visitors see what was published", () => {
    const done = publish(changedArticle(), tomorrow);
    expect(done).toMatchObject({
      newPlan: { at: tomorrow, content: rewritten },
      revision: { kind: "planned", content: rewritten },
      undo: { command: "plan", plan: null },
    });
    expect(done.shown).toBeUndefined();
    expect(done.isPublishedVersion).toBeUndefined();
    expect(done.entries).toMatchObject([{ kind: "newsPlanned", data: { at: tomorrow } }]);
  });

  test("a new plan and an early publication end the plan there is", () => {
    const replanned = publish(changedArticle({ plan }), minutes(60));
    expect(replanned).toMatchObject({ endsPlan: true, undo: { command: "plan", plan: "7" } });
    expect(kinds(replanned)).toEqual(["newsUnplanned", "newsPlanned"]);
    const early = publish(changedArticle({ plan }));
    expect(early).toMatchObject({ endsPlan: true, undo: { command: "takeBack" } });
    expect(kinds(early)).toEqual(["newsUnplanned", "newsPublished"]);
  });
});

describe("undoing", () => {
  const takeBack = (of: StoredArticle, earlier: { content: Content; publishedAt: Date; plan: Plan | null }) =>
    change(of, { do: "takeBack", earlier });

  test("a publication: visitors see what they saw, under its date, and the changes are kept", () => {
    const done = takeBack(changedArticle({ lastShown: rewritten }), {
      content: swedish,
      publishedAt: yesterday,
      plan: null,
    });
    expect(done).toMatchObject({
      shown: { publishedAt: yesterday, content: swedish, english: "swedish" },
      isPublishedVersion: false,
      revision: { kind: "takenBack", content: swedish },
      undo: null,
    });
    expect(done.draft).toBeUndefined();
    expect(done.entries).toMatchObject([
      { kind: "newsTakenBack", data: { changes: [{ name: "title", from: "Nya villkor", to: "Ny grupp" }] } },
    ]);
  });

  test("an early publication of planned changes restores the plan, unless there is a new one", () => {
    const earlier = { content: swedish, publishedAt: yesterday, plan };
    const done = takeBack(changedArticle(), earlier);
    expect(done.resumes).toBe("7");
    expect(kinds(done)).toEqual(["newsPlanned", "newsTakenBack"]);
    expect(takeBack(changedArticle({ plan: { ...plan, id: "8" } }), earlier).resumes).toBeUndefined();
  });

  test("a change of a planned article restores its time", () => {
    const done = takeBack(changedArticle(), { content: swedish, publishedAt: tomorrow, plan: null });
    expect(done).toMatchObject({ shown: { publishedAt: tomorrow }, revision: { kind: "planned" } });
    expect(done.entries).toMatchObject([{ kind: "newsPlanned", data: { at: tomorrow } }]);
  });

  test("what was never published, or is not in the history, can't be taken back", () => {
    const earlier = { content: swedish, publishedAt: yesterday, plan: null };
    expect(decide(article(), { do: "takeBack", earlier })).toEqual({ refused: "gone" });
    expect(decide(changedArticle(), { do: "takeBack", earlier: undefined })).toEqual({ refused: "gone" });
  });

  test("a plan can be ended, and that undone", () => {
    const ended = change(changedArticle({ plan }), { do: "plan", plan: null });
    expect(ended).toMatchObject({ endsPlan: true, undo: { command: "plan", plan: "7" } });
    expect(ended.entries).toMatchObject([
      { kind: "newsUnplanned", data: { title: "Nya villkor", at: tomorrow } },
    ]);
    const again = change(changedArticle(), { do: "plan", plan });
    expect(again).toMatchObject({ resumes: "7", undo: { command: "plan", plan: null } });
    expect(kinds(again)).toEqual(["newsPlanned"]);
    expect(decide(changedArticle(), { do: "plan", plan: null })).toEqual({ refused: "conflict" });
  });

  test("a withdrawal: the article is published again with its earlier time", () => {
    const withdrawn = change(changedArticle(), { do: "withdraw" });
    expect(withdrawn).toMatchObject({
      shown: { publishedAt: null },
      revision: { kind: "withdrawn", content: rewritten },
      undo: { command: "putBack", at: yesterday },
    });
    expect(withdrawn.entries).toEqual([{ kind: "newsWithdrawn", data: { title: "Nya villkor" } }]);
    const away = changedArticle({ published: { at: null, english: false, content: swedish } });
    const back = change(away, { do: "putBack", at: yesterday });
    expect(back).toMatchObject({
      shown: { publishedAt: yesterday },
      revision: { kind: "published", content: swedish },
      undo: { command: "withdraw" },
    });
    expect(back.shown?.content).toBeUndefined();
    expect(change(changedArticle(), { do: "putBack", at: yesterday })).toEqual({
      entries: [],
      undo: { command: "withdraw" },
    });
  });

  test("what was never published can't be withdrawn or put back", () => {
    expect(decide(article(), { do: "withdraw" })).toEqual({ refused: "gone" });
    expect(decide(article(), { do: "putBack", at: now })).toEqual({ refused: "gone" });
  });
});

test("planned changes are published at their time; those of a withdrawn article wait until it is put back", () => {
  const due = (at: Date, publishedAt: Date | null) =>
    decidePlan(
      changedArticle({
        plan: { ...plan, at },
        published: { at: publishedAt, english: true, content: swedish },
      }),
      now,
    );
  expect(due(now, yesterday)).toMatchObject({
    plan: "7",
    content: rewritten,
    english: "unchanged",
    entry: {
      kind: "newsPublished",
      data: { changes: [{ name: "title", from: "Ny grupp", to: "Nya villkor" }] },
    },
  });
  expect(due(tomorrow, yesterday)).toBeNull();
  expect(due(now, null)).toBeNull();
  expect(due(now, tomorrow)).toBeNull();
  expect(decidePlan(changedArticle(), now)).toBeNull();
});

test("only a draft that was never published, and that nobody has changed, is removed", () => {
  expect(canRemove(article(), 1)).toBe(true);
  expect(canRemove(article(), 2)).toBe(false);
  expect(canRemove(changedArticle(), 2)).toBe(false);
});

test("an article is a draft, planned, published or withdrawn", () => {
  const stage = (published: StoredArticle["published"]) => stageOf({ published }, now);
  const shown = { english: true, content: swedish };
  expect(stage(null)).toBe("draft");
  expect(stage({ at: tomorrow, ...shown })).toBe("planned");
  expect(stage({ at: now, ...shown })).toBe("published");
  expect(stage({ at: null, ...shown })).toBe("withdrawn");
});

test("the log has the headline and the facts with both values, and other texts by kind", () => {
  const after: Content = {
    ...written({ title: "Nya villkor", lead: "Ny ingress." }, swedish),
    slug: "nya-villkor",
    author: "Anna",
    roles: ["guard"],
  };
  expect(changesOf(swedish, after)).toEqual([
    { name: "title", from: "Ny grupp", to: "Nya villkor" },
    { name: "author", from: "Redaktionen", to: "Anna" },
    { name: "slug", from: "ny-grupp", to: "nya-villkor" },
    { name: "roles" },
    { name: "lead" },
  ]);
  expect(changesOf(swedish, written({ title: "New group" }, swedish, "en"))).toEqual([{ name: "title" }]);
  const removed = { ...swedish, rows: swedish.rows.filter(({ id }) => id !== "b1") };
  expect(changesOf(swedish, removed)).toEqual([{ name: "text" }]);
  expect(changesOf(null, swedish)).toContainEqual({ name: "category", from: null, to: "guide" });
});

test("a long title is cut in the log, and never within a character", () => {
  expect(logTitle(written({ title: "🛡".repeat(300) }))).toBe("🛡".repeat(200));
  expect(logTitle(emptyContent("ny-grupp"))).toBe("ny-grupp");
});
