import type { Admin } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { conflictOutcome } from "#app/admin/ui/conflict.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { type DemoChange, listSalesReps, listSettingChanges, readRules } from "#app/demos/demos.server.ts";
import { type Fields, initialFields, mergedFields } from "#app/forms/merged-fields.ts";
import { changedSettings, hourTexts, ruleTexts, salesRepTexts } from "./demo-settings-view.server.ts";

/** How many of the latest changes are searched for that of the colleague. */
const searchedChanges = 20;

/**
 * The outcome of a sales rep's form, or of that for their hours, that is based on an old version; null for an undo.
 */
export async function salesRepConflict(
  admin: Admin,
  id: string,
  texts: Fields,
  part: "facts" | "hours",
): Promise<Outcome | null> {
  const salesRep = (await listSalesReps(admin.staff)).find((each) => each.id === id);
  if (!salesRep) return null;
  const { name, version, hours } = salesRep;
  const [latest, kinds] =
    part === "hours"
      ? [{ form: `hours-${id}`, version, values: hourTexts(hours) }, "demoSalesRepHours"]
      : [{ form: id, version, values: salesRepTexts(salesRep) }, "demoSalesRep"];
  return refused(
    admin,
    "hosts",
    latest,
    texts,
    ({ kind, about }) => kind.startsWith(kinds) && about === name,
  );
}

/** The outcome of the rules' form that is based on an old version; null for an undo. */
export async function rulesConflict(admin: Admin, texts: Fields): Promise<Outcome | null> {
  const rules = await readRules(admin.staff);
  const latest = { form: "rules", version: rules.version, values: ruleTexts(rules) };
  return refused(admin, "times", latest, texts, ({ kind }) => kind === "demoRules");
}

async function refused(
  admin: Admin,
  section: "hosts" | "times",
  latest: { form: string; version: number; values: Fields },
  texts: Fields,
  isAboutIt: (change: DemoChange) => boolean,
): Promise<Outcome | null> {
  const initial = initialFields(texts);
  if (!initial) return null;
  const [changes, names] = await Promise.all([
    listSettingChanges(admin.staff, section, searchedChanges),
    listNames(admin.staff),
  ]);
  return conflictOutcome(admin, {
    form: latest.form,
    values: { ...mergedFields(initial, texts, latest.values), began: JSON.stringify(latest.values) },
    version: latest.version,
    changes: changedSettings(initial, latest.values, admin.locale, names),
    by: changes.find(isAboutIt),
  });
}
