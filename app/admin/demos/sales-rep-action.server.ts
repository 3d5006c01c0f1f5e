import { randomUUID } from "node:crypto";
import { type Admin, isId, readVersion } from "#app/admin/admin-request.server.ts";
import { type FormError, wrongFields } from "#app/admin/ui/outcome.ts";
import { addSalesRep, changeSalesRep, removeSalesRep } from "#app/demos/change-sales-rep.server.ts";
import { changeHours } from "#app/demos/change-times.server.ts";
import { listSalesReps } from "#app/demos/demos.server.ts";
import { hoursForm, salesRepForm } from "#app/demos/staff-schema.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { appliedText, askDecisions, readDecisions, type TimesOutcome } from "./affected-demos.server.ts";
import { salesRepConflict } from "./demo-settings-conflict.server.ts";
import { hourMessages, hourTexts, salesRepTexts } from "./demo-settings-view.server.ts";
import { demoSettingsMessages } from "./words.server.ts";

/** Handles a form about a sales rep; null for another form or an incomplete one. */
export async function handleSalesRepForm(
  admin: Admin,
  form: FormData,
  isAdministrator: boolean,
): Promise<TimesOutcome | null> {
  const { staff, locale } = admin;
  const messages = demoSettingsMessages[locale];
  const posted = textsOf(form);
  const { intent, id = "" } = posted;
  const version = readVersion(posted.version);
  // Without `form`, so that the page's fields stay as they are.
  const changedFirst = { done: false, text: messages.refused.first };
  const wrong = (name: string, error: FormError) =>
    wrongFields(name, error, posted, messages.wrongTitle, messages.wrong);
  const find = async () => (await listSalesReps(staff)).find((salesRep) => salesRep.id === id);
  switch (intent) {
    case "addSalesRep": {
      const parsed = salesRepForm.safeParse(posted);
      if (!parsed.success) return wrong("add", parsed.error);
      const added = isId(id) ? id : randomUUID();
      await addSalesRep(staff, added, parsed.data);
      return {
        done: true,
        form: "add",
        text: fill(messages.done.addSalesRep, { name: parsed.data.name }),
        undo: { intent: "removeSalesRep", id: added },
      };
    }
    case "removeSalesRep": {
      const salesRep = await find();
      if (!salesRep || !(await removeSalesRep(staff, id))) return changedFirst;
      return {
        done: true,
        text: fill(messages.done.removeSalesRep, { name: salesRep.name }),
        undo: { intent: "addSalesRep", ...salesRepTexts(salesRep) },
      };
    }
    case "changeSalesRep": {
      const before = await find();
      if (!before || version === undefined) return null;
      const parsed = salesRepForm.safeParse(posted);
      if (!parsed.success) return wrong(id, parsed.error);
      const { user, ...fields } = parsed.data;
      const asAdministrator = isAdministrator && user !== undefined ? { user } : {};
      const outcome = await changeSalesRep(staff, { id, version }, { ...fields, ...asAdministrator });
      if (outcome === "changed") return (await salesRepConflict(admin, id, posted, "facts")) ?? changedFirst;
      return {
        done: true,
        form: id,
        text: fill(messages.done.changeSalesRep, { name: parsed.data.name }),
        undo: { ...salesRepTexts(before), intent, id, version: String(version + 1) },
      };
    }
    case "pauseSalesRep":
    case "resumeSalesRep": {
      if (!isId(id) || version === undefined) return null;
      const active = intent === "resumeSalesRep";
      const outcome = await changeSalesRep(staff, { id, version }, { active });
      const salesRep = await find();
      if (outcome === "changed" || !salesRep) return changedFirst;
      return {
        done: true,
        text: fill(active ? messages.done.resumeSalesRep : messages.done.pauseSalesRep, {
          name: salesRep.name,
        }),
        undo: { intent: active ? "pauseSalesRep" : "resumeSalesRep", id, version: String(salesRep.version) },
      };
    }
    case "changeHours": {
      const before = await find();
      if (!before || version === undefined) return null;
      if (!isAdministrator && before.userId !== staff.claims.sub) return null;
      const name = `hours-${id}`;
      const parsed = hoursForm.safeParse(posted);
      if (!parsed.success)
        return wrongFields(
          name,
          parsed.error,
          posted,
          messages.wrongTitle,
          hourMessages(locale, messages.hours.wrong),
        );
      const decided = readDecisions(form);
      const changes = await changeHours(staff, { id, version }, parsed.data, decided);
      if ("affected" in changes) return askDecisions(name, form, posted, changes.affected, locale);
      if (!changes.result) return (await salesRepConflict(admin, id, posted, "hours")) ?? changedFirst;
      return {
        done: true,
        form: name,
        text: appliedText(fill(messages.hours.done, { name: before.name }), changes.applied, locale),
        undo: { ...hourTexts(before.hours), intent, id, version: String(version + 1) },
      };
    }
    default:
      return null;
  }
}
