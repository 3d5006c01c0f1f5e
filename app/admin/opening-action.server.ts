import * as z from "zod/mini";
import type { OpeningDraft } from "#app/careers/desk/data.server.ts";
import type { Desk } from "#app/careers/desk/desk.server.ts";
import {
  addOpening,
  changeOpening,
  type OpeningChanged,
  restoreOpening,
} from "#app/careers/desk/mutations.server.ts";
import { openingForm } from "#app/careers/desk/schema.ts";
import { openingEditorWords } from "#app/content/admin/openings.server.ts";
import { fill } from "#app/language/fill.ts";
import type { Locale } from "#app/language/locale.ts";
import { isId } from "#app/leads/desk/rules.ts";
import type { SettingsOutcome } from "./settings-outcome.ts";

const version = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** What became of a form of the editor; `id` is where the opening is when it was kept for the first time. */
export type OpeningOutcome = SettingsOutcome & { id?: string };

/** Does what the editor of an opening asks for; `before` is the opening as it is kept, undefined for a new one. */
export async function actOnOpening(
  desk: Desk,
  before: OpeningDraft | undefined,
  form: FormData,
  locale: Locale,
): Promise<OpeningOutcome> {
  const words = openingEditorWords[locale];
  const texts = Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"),
  );
  const intent = (["save", "publish", "withdraw", "restore"] as const).find(
    (known) => known === texts.intent,
  );
  const known = version.safeParse(texts.version);
  if (!intent || !known.success) return { done: false, text: words.refused.unknown };
  if (intent === "restore") {
    if (!before || !/^\d{1,18}$/.test(texts.revision ?? ""))
      return { done: false, text: words.refused.unknown };
    const restored = await restoreOpening(desk, { id: before.id, version: known.data }, texts.revision ?? "");
    return answer(restored, words.done.restore, texts, locale);
  }
  // Once visitors have its address, an opening keeps it.
  const asked = openingForm.safeParse(before?.published ? { ...texts, slug: before.slug } : texts);
  if (!asked.success) {
    const names = new Set(asked.error.issues.map(({ path }) => String(path[0])));
    return wrong(
      [...Object.keys(openingForm.def.shape)].filter((name) => names.has(name)),
      texts,
      locale,
    );
  }
  const published = intent === "publish" || (intent === "save" && (before?.published ?? false));
  if (!before) {
    if (!isId(texts.id)) return { done: false, text: words.refused.unknown };
    const added = await addOpening(desk, texts.id, asked.data, published);
    return {
      ...answer(added, published ? words.done.publish : words.done.added, texts, locale),
      id: texts.id,
    };
  }
  const changed = await changeOpening(desk, { id: before.id, version: known.data }, asked.data, published);
  return answer(changed, words.done[intent], texts, locale);
}

function answer(
  changed: OpeningChanged,
  text: string,
  texts: Readonly<Record<string, string>>,
  locale: Locale,
): SettingsOutcome {
  const words = openingEditorWords[locale];
  if (changed.kind === "slugTaken") return wrong(["slug"], texts, locale, words.slugTaken);
  if (changed.kind !== "done") return { done: false, form: "opening", text: words.refused.changed };
  return {
    done: true,
    form: "opening",
    text,
    ...(changed.revision
      ? { undo: { intent: "restore", version: String(changed.version), revision: changed.revision } }
      : {}),
  };
}

function wrong(
  names: readonly string[],
  values: Readonly<Record<string, string>>,
  locale: Locale,
  said?: string,
): SettingsOutcome {
  const words = openingEditorWords[locale];
  const textOf = (name: string): string => {
    const [, field = name, language] = /^(.+)_(sv|en)$/.exec(name) ?? [];
    const text = Object.entries(words.wrong).find(([known]) => known === field)?.[1] ?? name;
    return language === "sv" || language === "en" ? fill(text, { language: words[language] }) : text;
  };
  return {
    done: false,
    form: "opening",
    text: words.wrongTitle,
    wrong: {
      form: "opening",
      fields: names.map((name) => ({ fieldId: `opening-${name}`, name, text: said ?? textOf(name) })),
      values,
    },
  };
}
