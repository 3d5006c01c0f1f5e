import { randomUUID } from "node:crypto";
import { isId, versionOf } from "#app/admin/admin-request.server.ts";
import { type FormError, wrongFields } from "#app/admin/ui/outcome.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { listSalesReps } from "./data.server.ts";
import { salesRepRefused } from "./demo-settings-conflict.server.ts";
import { hourTexts, hourWords, salesRepTexts } from "./demo-settings-view.server.ts";
import { addSalesRep, changeSalesRep, removeSalesRep } from "./mutations.server.ts";
import { hoursForm, salesRepForm } from "./schema.ts";
import { decidedOf, questionOf, settledText, type TimesOutcome } from "./settle.server.ts";
import { changeHours } from "./times.server.ts";
import { demoSettingsWords } from "./words.server.ts";

/** Handles a form about a sales rep; null for another form, or one that is not whole. */
export async function actOnSalesRep(
  staff: StaffAccess,
  form: FormData,
  isAdministrator: boolean,
  locale: Locale,
): Promise<TimesOutcome | null> {
  const words = demoSettingsWords[locale];
  const wrote = textsOf(form);
  const { intent, id = "" } = wrote;
  const version = versionOf(wrote.version);
  // It names no form, so the fields on the page stay as they are.
  const changed = { done: false, text: words.refused.first };
  const wrong = (name: string, error: FormError) =>
    wrongFields(name, error, wrote, words.wrongTitle, words.wrong);
  const find = async () => (await listSalesReps(staff)).find((salesRep) => salesRep.id === id);
  switch (intent) {
    case "addSalesRep": {
      const asked = salesRepForm.safeParse(wrote);
      if (!asked.success) return wrong("add", asked.error);
      const added = isId(id) ? id : randomUUID();
      await addSalesRep(staff, added, asked.data);
      return {
        done: true,
        form: "add",
        text: fill(words.done.addSalesRep, { name: asked.data.name }),
        undo: { intent: "removeSalesRep", id: added },
      };
    }
    case "removeSalesRep": {
      const salesRep = await find();
      if (!salesRep || !(await removeSalesRep(staff, id))) return changed;
      return {
        done: true,
        text: fill(words.done.removeSalesRep, { name: salesRep.name }),
        undo: { intent: "addSalesRep", ...salesRepTexts(salesRep) },
      };
    }
    case "changeSalesRep": {
      const before = await find();
      if (!before || version === undefined) return null;
      const asked = salesRepForm.safeParse(wrote);
      if (!asked.success) return wrong(id, asked.error);
      const { user, ...fields } = asked.data;
      const asAdministrator = isAdministrator && user !== undefined ? { user } : {};
      const outcome = await changeSalesRep(staff, { id, version }, { ...fields, ...asAdministrator });
      if (outcome === "changed") return (await salesRepRefused(staff, id, wrote, "facts", locale)) ?? changed;
      return {
        done: true,
        form: id,
        text: fill(words.done.changeSalesRep, { name: asked.data.name }),
        undo: { ...salesRepTexts(before), intent, id, version: String(version + 1) },
      };
    }
    case "pauseSalesRep":
    case "resumeSalesRep": {
      if (!isId(id) || version === undefined) return null;
      const active = intent === "resumeSalesRep";
      const outcome = await changeSalesRep(staff, { id, version }, { active });
      const salesRep = await find();
      if (outcome === "changed" || !salesRep) return changed;
      return {
        done: true,
        text: fill(active ? words.done.resumeSalesRep : words.done.pauseSalesRep, { name: salesRep.name }),
        undo: { intent: active ? "pauseSalesRep" : "resumeSalesRep", id, version: String(salesRep.version) },
      };
    }
    case "changeHours": {
      const before = await find();
      if (!before || version === undefined) return null;
      if (!isAdministrator && before.userId !== staff.claims.sub) return null;
      const name = `hours-${id}`;
      const asked = hoursForm.safeParse(wrote);
      if (!asked.success)
        return wrongFields(name, asked.error, wrote, words.wrongTitle, hourWords(locale, words.hours.wrong));
      const decided = decidedOf(form);
      const changes = await changeHours(staff, { id, version }, asked.data, decided);
      if ("affected" in changes) {
        const ask = questionOf(form, changes.affected, locale);
        return { done: false, form: name, text: ask.text, values: wrote, ask };
      }
      if (!changes.result) return (await salesRepRefused(staff, id, wrote, "hours", locale)) ?? changed;
      return {
        done: true,
        form: name,
        text: settledText(fill(words.hours.done, { name: before.name }), changes.settled, locale),
        undo: { ...hourTexts(before.hours), intent, id, version: String(version + 1) },
      };
    }
    default:
      return null;
  }
}
