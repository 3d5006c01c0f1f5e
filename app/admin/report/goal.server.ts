import * as z from "zod/mini";
import { type Admin, readVersion } from "#app/admin/admin-request.server.ts";
import { listHref } from "#app/admin/leads/lead-list-view.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { isWorkday } from "#app/company/opening-hours.ts";
import { month as monthSchema } from "#app/forms/field-schemas.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatKronor, formatNumber, formatPercent } from "#app/i18n/numbers.ts";
import { findGoal, type Goal, removeGoal, setGoal } from "#app/leads/goals.server.ts";
import { countLeads } from "#app/leads/leads.server.ts";
import { amount } from "#app/leads/schema.ts";
import { daysLeft, monthText } from "./report-view.server.ts";
import { reportMessages } from "./words.server.ts";

const goalAmount = z.pipe(amount, z.number().check(z.gte(1)));

/** The goal of a month, how much of it is won, and what its form begins with. */
export async function goalView({ staff, locale }: Admin, month: string, today: Temporal.PlainDate) {
  const messages = reportMessages[locale].goal;
  const [goal, counts] = await Promise.all([findGoal(staff, month), countLeads(staff, { wonIn: month })]);
  const own = goal?.month === month ? goal : undefined;
  const won = counts.get("won")?.value ?? 0;
  const name = monthText(month, locale);
  const days = daysLeft(month, today).filter((day) => isWorkday(day.toZonedDateTime("Europe/Stockholm")));
  return {
    month,
    title: fill(messages.title, { month: name }),
    label: fill(messages.field, { month: name }),
    won: { text: formatKronor(won, locale), href: listHref(wonView(month), locale) },
    progress: own && progressOf(own, won, days.length, locale),
    version: own?.version ?? 0,
    typed: goal ? formatNumber(goal.value, locale) : "",
  };
}

function wonView(wonIn: string) {
  return { filter: { wonIn, status: "won" }, sort: "newest", cursor: null } as const;
}

function progressOf({ value }: Goal, won: number, days: number, locale: Admin["locale"]) {
  const messages = reportMessages[locale].goal;
  const percent = Math.floor((100 * won) / value);
  return {
    percent: Math.min(percent, 100),
    of: fill(messages.of, { percent: formatPercent(percent, locale), goal: formatKronor(value, locale) }),
    left:
      won >= value
        ? messages.reached
        : fill(messages.left, {
            value: formatKronor(value - won, locale),
            days: countWords(messages.days, days, locale),
          }),
  };
}

/** Sets or removes the goal of a month (product 19.43). Null for another form. */
export async function handleGoalForm({ staff, locale }: Admin, form: FormData): Promise<Outcome | null> {
  const texts = textsOf(form);
  const messages = reportMessages[locale].goal;
  const month = monthSchema.safeParse(texts.month);
  const version = readVersion(texts.version);
  if (!month.success || version === undefined) return null;
  const name = monthText(month.data, locale);
  const before = await findGoal(staff, month.data);
  const own = before?.month === month.data ? before : undefined;
  const undo = (): Outcome["undo"] => ({
    month: month.data,
    ...(own
      ? { version: String(texts.intent === "remove" ? 0 : version + 1), value: String(own.value) }
      : { intent: "remove", version: "1" }),
  });
  const changed: Outcome = { done: false, form: "goal", text: messages.changed, values: texts };
  if (texts.intent === "remove") {
    if (!(await removeGoal(staff, { month: month.data, version }))) return changed;
    return { done: true, form: "goal", text: fill(messages.removed, { month: name }), undo: undo() };
  }
  const value = goalAmount.safeParse(texts.value ?? "");
  if (!value.success)
    return {
      done: false,
      form: "goal",
      text: messages.wrong,
      values: texts,
      wrong: [{ fieldId: "goal-value", name: "value", text: messages.wrong }],
    };
  if (!(await setGoal(staff, { month: month.data, value: value.data, version }))) return changed;
  return {
    done: true,
    form: "goal",
    text: fill(messages.saved, { month: name, value: formatKronor(value.data, locale) }),
    undo: undo(),
  };
}
