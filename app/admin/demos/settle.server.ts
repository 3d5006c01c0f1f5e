import * as z from "zod/mini";
import { versioned } from "#app/admin/ui/field-schemas.ts";
import type { FormFields, Outcome } from "#app/admin/ui/outcome.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type Decision, decisions } from "./rules.ts";
import { reasonText } from "./schema.ts";
import { settleWords } from "./settle-words.server.ts";
import type { AffectedDemo, Decided } from "./times.server.ts";

/** The outcome of a form that changes times; with `ask` nothing is changed until it is answered. */
export type TimesOutcome = Outcome & { ask?: ReturnType<typeof questionOf> };

const answer = z.object({
  all: z._default(z.enum(decisions), "keep"),
  reason: z._default(reasonText, ""),
});
const prefix = "decision ";

/** The answer to the question, if the form has one. A text that is too long is compactManifest by the field already. */
export function decidedOf(form: FormData): Decided {
  const posted = textsOf(form);
  const { all, reason } = answer.safeParse(posted).data ?? answer.parse({});
  const about = form.getAll("demo").flatMap((each) => {
    const shown = versioned.safeParse(each);
    if (!shown.success) return [];
    const { id, version } = shown.data;
    const decision = decisions.find((one) => one === posted[`${prefix}${id}`]) ?? all;
    return [[id, { version, decision }] as const];
  });
  return { about: new Map(about), reason };
}

/** The question about the bookings that a form affects; answering it sends the form again. */
export function questionOf(form: FormData, affected: readonly AffectedDemo[], locale: Locale) {
  const words = settleWords[locale];
  const { about, reason } = decidedOf(form);
  const own = ["demo", "all", "reason"];
  const names = [...new Set(form.keys())].filter((name) => !own.includes(name) && !name.startsWith(prefix));
  const fields: FormFields = Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]));
  return {
    words,
    text: countOf(words, affected.length),
    button: wordOf(words.buttons, String(form.get("intent"))) ?? words.buttons.rules,
    fields,
    reason,
    all: answer.safeParse(textsOf(form)).data?.all ?? "keep",
    demos: affected.map(({ id, version, company, startsAt, invitedAt }) => ({
      id,
      value: `${id} ${version}`,
      name: `${prefix}${id}`,
      label: fill(words.each, { company, when: formatShortMoment(startsAt, locale) }),
      note: invitedAt ? words.wasAsked : null,
      decision: about.get(id)?.decision ?? "",
    })),
  };
}

/** What was done about the bookings, as sentences after what else was done. */
export function settledText(text: string, settled: readonly Decision[], locale: Locale): string {
  const words = settleWords[locale];
  const count = (wanted: Decision) => settled.filter((decision) => decision === wanted).length;
  const [asked, cancelled] = [count("ask"), count("cancel")];
  return [
    text,
    ...(asked > 0 ? [countOf(words.asked, asked)] : []),
    ...(cancelled > 0 ? [countOf(words.cancelled, cancelled)] : []),
  ].join(" ");
}

function countOf({ one, many }: { one: string; many: string }, count: number): string {
  return count === 1 ? one : fill(many, { count: String(count) });
}
