import { listNames } from "#app/admin/colleagues.server.ts";
import { colleagueFirst } from "#app/admin/ui/conflict.server.ts";
import { beganWith, type Fields, mergedFields } from "#app/admin/ui/merged-fields.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type DemoChange, listSalesReps, listSettingChanges, readRules } from "./data.server.ts";
import { changedSettings, hourTexts, ruleTexts, salesRepTexts } from "./demo-settings-view.server.ts";

/** The colleague's change is among so many latest ones. */
const latestChanges = 20;

/**
 * The answer to a sales rep's form, or to that of its own hours, when it was filled in on an old version; null for one
 * that only undoes a change.
 */
export async function salesRepRefused(
  staff: StaffAccess,
  id: string,
  wrote: Fields,
  part: "facts" | "hours",
  locale: Locale,
): Promise<Outcome | null> {
  const salesRep = (await listSalesReps(staff)).find((each) => each.id === id);
  if (!salesRep) return null;
  const { name, version, hours } = salesRep;
  const [latest, kinds] =
    part === "hours"
      ? [{ form: `hours-${id}`, version, values: hourTexts(hours) }, "demoSalesRepHours"]
      : [{ form: id, version, values: salesRepTexts(salesRep) }, "demoSalesRep"];
  return refused(staff, latest, wrote, ({ kind, about }) => kind.startsWith(kinds) && about === name, locale);
}

/** The answer to the rules' form when it was filled in on an old version; null for one that only undoes a change. */
export async function rulesRefused(
  staff: StaffAccess,
  wrote: Fields,
  locale: Locale,
): Promise<Outcome | null> {
  const rules = await readRules(staff);
  const latest = { form: "rules", version: rules.version, values: ruleTexts(rules) };
  return refused(staff, latest, wrote, ({ kind }) => kind === "demoRules", locale);
}

async function refused(
  staff: StaffAccess,
  latest: { form: string; version: number; values: Fields },
  wrote: Fields,
  isOfIt: (change: DemoChange) => boolean,
  locale: Locale,
): Promise<Outcome | null> {
  const began = beganWith(wrote);
  if (!began) return null;
  const [changes, names] = await Promise.all([listSettingChanges(staff, latestChanges), listNames(staff)]);
  return colleagueFirst(
    {
      form: latest.form,
      values: { ...mergedFields(began, wrote, latest.values), began: JSON.stringify(latest.values) },
      version: latest.version,
      changes: changedSettings(began, latest.values, locale, names),
      by: changes.find(isOfIt),
      names,
    },
    locale,
  );
}
