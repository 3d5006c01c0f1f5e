import type { LogEntry } from "#app/domain/change-log.ts";
import { anchorOf } from "#app/i18n/spelling.ts";
import { inSweden } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { type OpeningFields, openingForm } from "./schema.ts";

/** Where an opening is on its way to visitors; a `planned` one is published and not shown before its first day. */
export type OpeningStage = "draft" | "planned" | "open" | "closed";

export type StoredOpening = OpeningFields & { published: boolean; version: number };

/** What an editor wants to do with an opening; if there is none yet, it is added. */
export interface OpeningWish {
  /** The version that they saw. */
  version: number;
  /** What it becomes; undefined for an earlier state that is not stored. */
  to: (OpeningFields & { published: boolean }) | undefined;
}

export type OpeningDecision =
  /** `changed`: a colleague changed it first, or what it should become is not stored. */
  { refused: "changed" } | { to: OpeningFields & { published: boolean }; entry: LogEntry };

/** A day in Sweden, `2026-11-21`, in which an opening is a draft, planned, open or closed. */
export function openingStage(
  { published, posted_on, last_day }: Pick<StoredOpening, "published" | "posted_on" | "last_day">,
  today: string,
): OpeningStage {
  if (!published) return "draft";
  if (last_day < today) return "closed";
  return posted_on > today ? "planned" : "open";
}

const closingDays = 14;

/** Whether a published opening closes within two weeks (product 13.4). */
export function closesSoon(opening: Pick<StoredOpening, "published" | "last_day">, now: Date): boolean {
  const today = inSweden(now).toPlainDate();
  const soon = today.add({ days: closingDays }).toString();
  return opening.published && opening.last_day >= today.toString() && opening.last_day <= soon;
}

/** What becomes of an opening and what is logged of it, or why the change is refused (product 13.3). */
export function decideOpening(
  opening: StoredOpening | undefined,
  { version, to }: OpeningWish,
): OpeningDecision {
  if (!to) return { refused: "changed" };
  if (!opening) return { to, entry: { kind: "openingAdded", about: to.slug, data: {} } };
  if (opening.version !== version) return { refused: "changed" };
  const changes = loggedChanges(opening, openingFields(to));
  const isPublished = to.published && !opening.published;
  const isWithdrawn = opening.published && !to.published;
  return {
    to,
    entry: {
      kind: isPublished ? "openingPublished" : isWithdrawn ? "openingWithdrawn" : "openingChanged",
      about: to.slug,
      data: changes.length > 0 ? { changes } : {},
    },
  };
}

/** The slug of an opening: a published one keeps its own, and without one it is made of the title. */
export function openingSlug(
  before: Pick<StoredOpening, "published" | "slug"> | undefined,
  typed: { slug: string; title: string },
): string {
  if (before?.published) return before.slug;
  return typed.slug || anchorOf(typed.title).slice(0, longestSlug).replace(/-$/, "");
}

const longestSlug = 100;

/** The last day to apply of an opening that is begun or copied now (product 13.5). */
export function lastDayFrom(now: Date): string {
  return inSweden(now).toPlainDate().add({ days: 30 }).toString();
}

/** Whether an opening is published after its form was sent. */
export function isPublishedAfter(intent: "save" | "publish" | "withdraw", isPublished: boolean): boolean {
  return intent === "save" ? isPublished : intent === "publish";
}

/**
 * The draft that is a copy of an opening: shown from today, and open for thirty days or as long as the original
 * (product 13.5). `copy` counts from 2, for a slug that is not taken.
 */
export function copiedOpening(opening: OpeningFields, now: Date, copy: number): OpeningFields {
  const until = lastDayFrom(now);
  const isLonger = opening.last_day > until;
  return {
    ...opening,
    slug: `${opening.slug.slice(0, longestSlug - 10).replace(/-$/, "")}-${copy}`,
    posted_on: swedishDay(now),
    last_day: isLonger ? opening.last_day : until,
  };
}

/** The fields that an opening's form has, from a whole row. */
export function openingFields(row: OpeningFields): OpeningFields {
  const fields = Object.entries(row).filter(([name]) => name in openingForm.def.shape);
  return Object.fromEntries(fields) as OpeningFields;
}

/** Facts and titles with their old and new values; of a long text only its name. */
function loggedChanges(was: OpeningFields, now: OpeningFields) {
  return (Object.keys(now) as (keyof OpeningFields)[])
    .sort()
    .filter((name) => text(was[name]) !== text(now[name]))
    .map((name) =>
      /^(?:lead|tasks|needs|merits)_/.test(name)
        ? { name }
        : { name, from: text(was[name]), to: text(now[name]) },
    );
}

function text(value: unknown): string {
  return Array.isArray(value) ? value.join("\n") : String(value ?? "");
}
