import { type Admin, readVersion } from "#app/admin/admin-request.server.ts";
import { type FormError, wrongFields } from "#app/admin/ui/outcome.ts";
import {
  type AffectedDemo,
  changeRules,
  closeDay,
  removeDay,
  setHoliday,
} from "#app/demos/change-times.server.ts";
import { readRules } from "#app/demos/demos.server.ts";
import { closedDayForm, rulesForm } from "#app/demos/staff-schema.ts";
import { day } from "#app/forms/field-schemas.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { formatIsoDay } from "#app/i18n/swedish-days.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { appliedText, askDecisions, readDecisions, type TimesOutcome } from "./affected-demos.server.ts";
import { rulesConflict } from "./demo-settings-conflict.server.ts";
import { ruleTexts } from "./demo-settings-view.server.ts";
import { handleSalesRepForm } from "./sales-rep-action.server.ts";
import { demoSettingsMessages } from "./words.server.ts";

/** Handles a form of the demo settings; some need an administrator. */
export async function handleDemoSettingsForm(
  admin: Admin,
  form: FormData,
  { isAdministrator, now }: { isAdministrator: boolean; now: Date },
): Promise<TimesOutcome> {
  const { staff, locale } = admin;
  const messages = demoSettingsMessages[locale];
  const text = (name: string) => String(form.get(name) ?? "").trim();
  const unknown = { done: false, text: messages.refused.unknown };
  // Without `form`, so that the page's fields stay as they are.
  const changedFirst = { done: false, text: messages.refused.first };
  const posted = postedFields(form);
  const version = readVersion(posted.version);
  const wrong = (name: string, error: FormError) =>
    wrongFields(name, error, posted, messages.wrongTitle, messages.wrong);
  const decided = readDecisions(form);
  const ask = (name: string, affected: readonly AffectedDemo[]) =>
    askDecisions(name, form, posted, affected, locale);
  switch (text("intent")) {
    case "rules": {
      if (version === undefined) return unknown;
      const parsed = rulesForm.safeParse(posted);
      if (!parsed.success) return wrong("rules", parsed.error);
      const before = await readRules(staff);
      const changes = await changeRules(staff, version, parsed.data, decided);
      if ("affected" in changes) return ask("rules", changes.affected);
      const after = changes.result;
      if (after === null) return (await rulesConflict(admin, posted)) ?? changedFirst;
      return {
        done: true,
        form: "rules",
        text: appliedText(messages.done.rules, changes.applied, locale),
        undo: { ...ruleTexts(before), intent: "rules", version: String(after) },
      };
    }
    case "closeDay": {
      const parsed = closedDayForm(swedishDay(now)).safeParse(posted);
      if (!parsed.success) return wrong("day", parsed.error);
      const closed = await closeDay(staff, parsed.data, decided);
      if ("affected" in closed) return ask("day", closed.affected);
      if (!closed.result) return { done: false, text: messages.refused.dayKnown };
      const { day } = parsed.data;
      return {
        done: true,
        form: "day",
        text: appliedText(
          fill(messages.done.closeDay, { day: formatIsoDay(day, locale) }),
          closed.applied,
          locale,
        ),
        undo: { intent: "removeDay", day },
      };
    }
    case "removeDay":
    case "openHoliday":
    case "closeHoliday": {
      const parsed = day.safeParse(text("day"));
      if (!parsed.success) return unknown;
      const intent = text("intent");
      const opened =
        intent === "removeDay"
          ? { result: await removeDay(staff, parsed.data), applied: [] }
          : await setHoliday(staff, parsed.data, intent === "closeHoliday", decided);
      if ("affected" in opened) return ask("", opened.affected);
      if (!opened.result) return changedFirst;
      const isClosed = intent === "closeHoliday";
      return {
        done: true,
        text: appliedText(
          fill(isClosed ? messages.done.closeDay : messages.done.openDay, {
            day: formatIsoDay(parsed.data, locale),
          }),
          opened.applied,
          locale,
        ),
        undo:
          intent === "removeDay"
            ? { intent: "closeDay", day: parsed.data, sv: text("sv"), en: text("en") }
            : { intent: isClosed ? "openHoliday" : "closeHoliday", day: parsed.data },
      };
    }
    default:
      return (await handleSalesRepForm(admin, form, isAdministrator)) ?? unknown;
  }
}

/** The posted fields; those of the rules as `ruleTexts` gives them. */
function postedFields(form: FormData): Fields {
  return {
    ...textsOf(form),
    weekdays: form.getAll("weekdays").join(","),
    closeOnEves: String(form.get("closeOnEves") ?? ""),
  };
}
