import * as z from "zod/mini";
import { versionOf } from "#app/admin/admin-request.server.ts";
import type { Fields } from "#app/admin/ui/merged-fields.ts";
import { type FormError, wrongFields } from "#app/admin/ui/outcome.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatIsoDay } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { readRules } from "./data.server.ts";
import { rulesRefused } from "./demo-settings-conflict.server.ts";
import { ruleTexts } from "./demo-settings-view.server.ts";
import { actOnSalesRep } from "./sales-rep-action.server.ts";
import { closedDayForm, rulesForm } from "./schema.ts";
import { decidedOf, questionOf, settledText, type TimesOutcome } from "./settle.server.ts";
import { type AffectedDemo, changeRules, closeDay, removeDay, setHoliday } from "./times.server.ts";
import { demoSettingsWords } from "./words.server.ts";

/** Handles a form of the settings. `isAdministrator`: whether it comes from one. */
export async function actOnDemoSettings(
  staff: StaffAccess,
  form: FormData,
  { isAdministrator, now, locale }: { isAdministrator: boolean; now: Date; locale: Locale },
): Promise<TimesOutcome> {
  const words = demoSettingsWords[locale];
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const unknown = { done: false, text: words.refused.unknown };
  // It names no form, so the fields on the page stay as they are.
  const changed = { done: false, text: words.refused.first };
  const wrote = fieldsOf(form);
  const version = versionOf(wrote.version);
  const wrong = (name: string, error: FormError) =>
    wrongFields(name, error, wrote, words.wrongTitle, words.wrong);
  const decided = decidedOf(form);
  const ask = (name: string, affected: readonly AffectedDemo[]): TimesOutcome => {
    const question = questionOf(form, affected, locale);
    return { done: false, form: name, text: question.text, values: wrote, ask: question };
  };
  switch (text("intent")) {
    case "rules": {
      if (version === undefined) return unknown;
      const asked = rulesForm.safeParse(wrote);
      if (!asked.success) return wrong("rules", asked.error);
      const before = await readRules(staff);
      const changes = await changeRules(staff, version, asked.data, decided);
      if ("affected" in changes) return ask("rules", changes.affected);
      const after = changes.result;
      if (after === null) return (await rulesRefused(staff, wrote, locale)) ?? changed;
      return {
        done: true,
        form: "rules",
        text: settledText(words.done.rules, changes.settled, locale),
        undo: { ...ruleTexts(before), intent: "rules", version: String(after) },
      };
    }
    case "closeDay": {
      const asked = closedDayForm(swedishDay(now)).safeParse(wrote);
      if (!asked.success) return wrong("day", asked.error);
      const closed = await closeDay(staff, asked.data, decided);
      if ("affected" in closed) return ask("day", closed.affected);
      if (!closed.result) return { done: false, text: words.refused.dayKnown };
      const { day } = asked.data;
      return {
        done: true,
        form: "day",
        text: settledText(
          fill(words.done.closeDay, { day: formatIsoDay(day, locale) }),
          closed.settled,
          locale,
        ),
        undo: { intent: "removeDay", day },
      };
    }
    case "removeDay":
    case "openHoliday":
    case "closeHoliday": {
      const day = z.iso.date().safeParse(text("day"));
      if (!day.success) return unknown;
      const intent = text("intent");
      const opened =
        intent === "removeDay"
          ? { result: await removeDay(staff, day.data), settled: [] }
          : await setHoliday(staff, day.data, intent === "closeHoliday", decided);
      if ("affected" in opened) return ask("", opened.affected);
      if (!opened.result) return changed;
      const isClosed = intent === "closeHoliday";
      return {
        done: true,
        text: settledText(
          fill(isClosed ? words.done.closeDay : words.done.openDay, { day: formatIsoDay(day.data, locale) }),
          opened.settled,
          locale,
        ),
        undo:
          intent === "removeDay"
            ? { intent: "closeDay", day: day.data, sv: text("sv"), en: text("en") }
            : { intent: isClosed ? "openHoliday" : "closeHoliday", day: day.data },
      };
    }
    default:
      return (await actOnSalesRep(staff, form, isAdministrator, locale)) ?? unknown;
  }
}

/** The posted fields, those of the rules as ruleTexts gives them. */
function fieldsOf(form: FormData): Fields {
  return {
    ...textsOf(form),
    weekdays: form.getAll("weekdays").join(","),
    closeOnEves: String(form.get("closeOnEves") ?? ""),
  };
}
