import * as z from "zod/mini";
import type { HiddenValues, Outcome } from "#app/admin/ui/outcome.ts";
import type { AffectedDemo, Decisions } from "#app/demos/change-times.server.ts";
import { type Decision, decisions } from "#app/demos/demo.ts";
import { reasonText } from "#app/demos/staff-schema.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { versioned } from "#app/forms/field-schemas.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { affectedDemosMessages } from "./words.server.ts";

/** The outcome of a form that changes times; with `ask` nothing is changed until the staff has decided. */
export type TimesOutcome = Outcome & { ask?: ReturnType<typeof askDecisions>["ask"] };

const decided = z.object({ all: z._default(z.enum(decisions), "keep"), reason: z._default(reasonText, "") });
const prefix = "decision ";

/** The decisions that a form posts; none for any other. The field limits the reason's length. */
export function readDecisions(form: FormData): Decisions {
  const posted = textsOf(form);
  const { all, reason } = decided.safeParse(posted).data ?? decided.parse({});
  const about = form.getAll("demo").flatMap((each) => {
    const demo = versioned.safeParse(each);
    if (!demo.success) return [];
    const { id, version } = demo.data;
    const decision = oneOf(decisions, posted[`${prefix}${id}`]) ?? all;
    return [[id, { version, decision }] as const];
  });
  return { about: new Map(about), reason };
}

/** The outcome that asks about the bookings which the form `name` affects. The decision posts its fields again. */
export function askDecisions(
  name: string,
  form: FormData,
  values: Fields,
  affected: readonly AffectedDemo[],
  locale: Locale,
) {
  const messages = affectedDemosMessages[locale];
  const { about, reason } = readDecisions(form);
  const keys = ["demo", "all", "reason"];
  const names = [...new Set(form.keys())].filter((name) => !keys.includes(name) && !name.startsWith(prefix));
  const fields: HiddenValues = Object.fromEntries(names.map((name) => [name, form.getAll(name).map(String)]));
  const optionsOf = (canGive: boolean) =>
    decisions
      .filter((value) => value !== "give" || canGive)
      .map((value) => ({ value, label: messages.decisions[value] }));
  const ask = {
    messages,
    text: countWords(messages, affected.length, locale),
    button: wordOf(messages.buttons, String(form.get("intent"))) ?? messages.buttons.rules,
    fields,
    reason,
    all: decided.safeParse(textsOf(form)).data?.all ?? "keep",
    /** Giving them all to others needs somebody free for each. */
    options: optionsOf(affected.every(({ canGive }) => canGive)),
    demos: affected.map(({ id, version, company, startsAt, invitedAt, canGive }) => ({
      id,
      value: `${id} ${version}`,
      name: `${prefix}${id}`,
      label: fill(messages.each, { company, when: formatShortMoment(startsAt, locale) }),
      note: invitedAt ? messages.wasAsked : null,
      decision: about.get(id)?.decision ?? "",
      options: optionsOf(canGive),
    })),
  };
  return { done: false, form: name, text: ask.text, values, ask };
}

/** `text`, followed by sentences about what was done with the bookings. */
export function appliedText(text: string, applied: readonly Decision[], locale: Locale): string {
  const messages = affectedDemosMessages[locale];
  const count = (kind: Decision) => applied.filter((decision) => decision === kind).length;
  const [givenCount, askedCount, cancelledCount] = [count("give"), count("ask"), count("cancel")];
  return [
    text,
    ...(givenCount > 0 ? [countWords(messages.given, givenCount, locale)] : []),
    ...(askedCount > 0 ? [countWords(messages.asked, askedCount, locale)] : []),
    ...(cancelledCount > 0 ? [countWords(messages.cancelled, cancelledCount, locale)] : []),
  ].join(" ");
}
