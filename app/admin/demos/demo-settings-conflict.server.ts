import * as z from "zod/mini";
import { colleagueFirst } from "#app/admin/ui/conflict.server.ts";
import { type Fields, mergedFields } from "#app/admin/ui/merged-fields.ts";
import type { SettingsOutcome } from "#app/admin/ui/settings-outcome.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type DemoChange, listNames, listSalesReps, listSettingChanges, readRules } from "./data.server.ts";
import { changedSettings, ruleTexts, salesRepTexts } from "./demo-settings-view.server.ts";

const fields = z.record(z.string(), z.string());
/** Among so many latest changes is the one that was first. */
const latestChanges = 20;

/** The answer to a sales rep's form that a colleague was ahead of; null for a form that only takes a change back. */
export async function salesRepRefused(
  staff: StaffAccess,
  id: string,
  wrote: Fields,
  locale: Locale,
): Promise<SettingsOutcome | null> {
  const salesRep = (await listSalesReps(staff)).find((each) => each.id === id);
  if (!salesRep) return null;
  const kept = { form: id, version: salesRep.version, values: salesRepTexts(salesRep) };
  const isOfSalesRep = ({ kind, about }: DemoChange) =>
    kind.startsWith("demoSalesRep") && about === salesRep.name;
  return refused(staff, kept, wrote, isOfSalesRep, locale);
}

/** The answer to the form of the rules that a colleague was ahead of; null for one that only takes a change back. */
export async function rulesRefused(
  staff: StaffAccess,
  wrote: Fields,
  locale: Locale,
): Promise<SettingsOutcome | null> {
  const rules = await readRules(staff);
  const kept = { form: "rules", version: rules.version, values: ruleTexts(rules) };
  return refused(staff, kept, wrote, ({ kind }) => kind === "demoRules", locale);
}

async function refused(
  staff: StaffAccess,
  kept: { form: string; version: number; values: Fields },
  wrote: Fields,
  isOfIt: (change: DemoChange) => boolean,
  locale: Locale,
): Promise<SettingsOutcome | null> {
  const began = beganWith(wrote.began);
  if (!began) return null;
  const [changes, names] = await Promise.all([listSettingChanges(staff, latestChanges), listNames(staff)]);
  return colleagueFirst(
    {
      form: kept.form,
      values: { ...mergedFields(began, wrote, kept.values), began: JSON.stringify(kept.values) },
      version: kept.version,
      changes: changedSettings(began, kept.values, locale),
      by: changes.find(isOfIt),
      names,
    },
    locale,
  );
}

/** What the fields of a form were when it was begun, as it says itself: an earlier state of a sales rep is kept nowhere else. */
function beganWith(sent = ""): Fields | null {
  try {
    return fields.parse(JSON.parse(sent));
  } catch {
    return null;
  }
}
