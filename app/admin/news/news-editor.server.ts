import type { DraftLinkView } from "#app/admin/draft-links/draft-link.server.ts";
import { adminHref, newsEditorParts } from "#app/admin/urls.ts";
import { newsNames } from "#app/content/pages/news.server.ts";
import { services } from "#app/domain/services.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { formatClock, formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { articleHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import { stageOf } from "#app/news/article.ts";
import type { ArticleResult, Undo } from "#app/news/change-article.server.ts";
import { type Content, titleOf } from "#app/news/content.ts";
import type { Draft, Revision } from "#app/news/drafts.server.ts";
import { categories } from "#app/news/keys.ts";
import type { ChosenPicture } from "#app/news/pictures.server.ts";
import { changesOf, stageText } from "./news-list.server.ts";
import { newsEditorMessages } from "./words.server.ts";

/** The data of an article's editor. */
export function editorData(
  draft: Draft,
  revisions: readonly Revision[],
  draftLink: DraftLinkView,
  now: Date,
  locale: Locale,
) {
  const messages = newsEditorMessages[locale];
  const names = newsNames[locale];
  const address = `${adminPaths.news}/${draft.id}`;
  const stage = stageOf(draft, now);
  const at = stage === "planned" ? draft.published?.at : stage === "published" ? draft.changesAt : null;
  return {
    id: draft.id,
    locale,
    messages,
    content: draft.content,
    version: draft.version,
    editedIn: draft.editedIn,
    stage,
    hasChanges: draft.published !== null && !draft.isPublishedVersion && !draft.isPlannedVersion,
    /** Null if the draft is what visitors see. */
    draftLink: stage !== "published" || !draft.isPublishedVersion ? draftLink : null,
    chip: {
      stage: stageText(draft, stage, locale),
      whole: [stageText(draft, stage, locale), changesOf(draft, stage, locale)].filter(Boolean).join(", "),
    },
    hasEnglishOut: draft.published?.english ?? false,
    /** When it is published, in Swedish time for a datetime-local field; "" for now. */
    at: at ? localTime(at) : "",
    changesAt:
      stage === "published" && at
        ? fill(messages.publish.planned, { at: formatShortMoment(at, locale) })
        : null,
    siteHref: stage === "published" && draft.published ? articleHref(draft.published.slug, locale) : null,
    saved: lastSave(draft, locale),
    heading: titleOf(draft.content) || messages.untitled,
    category: names.categories[draft.content.category],
    listHref: adminHref(adminPaths.news, locale),
    hrefs: {
      editor: adminHref(address, locale),
      save: adminHref(`${address}/${newsEditorParts.save}`, locale),
      image: adminHref(`${address}/${newsEditorParts.image}`, locale),
      preview: adminHref(`${address}/${newsEditorParts.preview}`, locale),
      pictures: adminHref(adminPaths.media, locale),
      share: adminHref(`${address}/${newsEditorParts.share}`, locale),
    },
    categories: categories.map((value) => ({ value, label: names.categories[value] })),
    roles: services.map((key) => ({ key, name: names.roles[key] })),
    revisions: revisions.map(({ id, kind, at, by, title }) => ({
      id,
      title,
      change: wordOf(messages.panel.kinds, kind) ?? kind,
      when: formatShortMoment(at, locale),
      by: by ?? "",
    })),
  };
}

export type EditorData = ReturnType<typeof editorData> & { pictures: readonly ChosenPicture[] };

/** The outcome of a command, in words. */
export type EditorOutcome =
  /** `undo`: the command that undoes it; `isSeen`: whether visitors see something new. */
  | ({ kind: "done"; text: string; undo: string | null; isSeen: boolean } & Saved)
  /** `theirs`: what a colleague has saved meanwhile. */
  | {
      kind: "conflict";
      theirs: Pick<ReturnType<typeof editorData>, "content" | "version" | "saved">;
      text: string;
    }
  /** `saved`: what was written is saved anyway. */
  | { kind: "refused"; title: string; text: string; saved: Saved | null };

/** What the server has saved. */
export interface Saved {
  version: number;
  clock: string;
  content: Content;
}

export const intents = ["save", "publish", "withdraw", "restore", "takeBack", "putBack", "plan"] as const;
export type Intent = (typeof intents)[number];

/** The outcome of a command in words; null when the article is gone. */
export function editorOutcome(
  outcome: ArticleResult,
  intent: Intent,
  now: Date,
  locale: Locale,
): EditorOutcome | null {
  const messages = newsEditorMessages[locale];
  const { problems, done } = messages;
  switch (outcome.kind) {
    case "gone":
      return null;
    case "taken":
      return { kind: "refused", title: problems.title, text: problems.taken, saved: null };
    case "incomplete": {
      return {
        kind: "refused",
        title: problems.title,
        text: fill(problems.incomplete, { rows: namesOf(outcome.rows, messages) }),
        saved: null,
      };
    }
    case "conflict": {
      const { content, version } = outcome.draft;
      const saved = lastSave(outcome.draft, locale);
      return {
        kind: "conflict",
        theirs: { content, version, saved },
        text: fill(problems.conflict, { who: saved.by ?? messages.conflict.somebody }),
      };
    }
    case "done": {
      const { draft, undo } = outcome;
      const stage = stageOf(draft, now);
      const at = stage === "planned" ? draft.published?.at : draft.changesAt;
      const planned =
        at &&
        fill(stage === "planned" ? done.planned : done.changesPlanned, { at: formatShortMoment(at, locale) });
      const text = {
        save: done.saved,
        publish: planned || done.published,
        plan: planned || done.unplanned,
        withdraw: done.withdrawn,
        restore: done.restored,
        takeBack: planned || done.takenBack,
        putBack: done.putBack,
      }[intent];
      return {
        kind: "done",
        ...savedOf(draft, locale),
        text,
        undo: undo && undoCommand(undo),
        isSeen: stage === "published" && !planned && !["save", "restore", "plan"].includes(intent),
      };
    }
  }
}

/** What the server has saved of an article. */
export function savedOf({ version, content, changedAt }: Draft, locale: Locale): Saved {
  return { version, content, clock: formatClock(changedAt, locale) };
}

function lastSave({ changedBy, changedAt }: Draft, locale: Locale) {
  return { by: changedBy, clock: formatClock(changedAt, locale) };
}

function undoCommand(undo: Undo): string {
  if (undo.command === "takeBack") return `takeBack:${undo.revision}`;
  if (undo.command === "plan") return `plan:${undo.plan ?? ""}`;
  return undo.command === "putBack" ? `putBack:${undo.at.getTime()}` : undo.command;
}

function namesOf(rows: readonly string[], { rows: names }: (typeof newsEditorMessages)[Locale]): string {
  const rowNames = rows.map((id) => wordOf(names, id) ?? names.text);
  return [...new Set(rowNames)].join(", ").toLowerCase();
}
