import * as z from "zod/mini";
import { listNames } from "#app/admin/colleagues.server.ts";
import { colleagueFirst } from "#app/admin/ui/conflict.server.ts";
import { type Fields, mergedFields } from "#app/admin/ui/merged-fields.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { type DemoChange, listSalesReps, listSettingChanges, readRules } from "./data.server.ts";
import { changedSettings, hourTexts, ruleTexts, salesRepTexts } from "./demo-settings-view.server.ts";

const fields = z.record(z.string(), z.string());
/** The colleague's change is among so many latest ones. */
const latestChanges = 20;

/** The answer to a sales rep's form that was filled in on an old version; null for one that only undoes a change. */
export async function salesRepRefused(
  staff: StaffAccess,
  id: string,
  wrote: Fields,
  locale: Locale,
): Promise<Outcome | null> {
  const salesRep = (await listSalesReps(staff)).find((each) => each.id === id);
  if (!salesRep) return null;
  const latest = { form: id, version: salesRep.version, values: salesRepTexts(salesRep) };
  const isOfSalesRep = ({ kind, about }: DemoChange) =>
    kind.startsWith("demoSalesRep") && about === salesRep.name;
  return refused(staff, latest, wrote, isOfSalesRep, locale);
}

/** The same for a sales rep's own hours. */
export async function hoursRefused(
  staff: StaffAccess,
  id: string,
  wrote: Fields,
  locale: Locale,
): Promise<Outcome | null> {
  const salesRep = (await listSalesReps(staff)).find((each) => each.id === id);
  if (!salesRep) return null;
  const latest = { form: `hours-${id}`, version: salesRep.version, values: hourTexts(salesRep.hours) };
  const isOfHours = ({ kind, about }: DemoChange) => kind === "demoSalesRepHours" && about === salesRep.name;
  return refused(staff, latest, wrote, isOfHours, locale);
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
  const began = beganWith(wrote.began);
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

/** The values that a form began with, sent along with it: earlier states of a sales rep are stored nowhere. */
function beganWith(sent = ""): Fields | null {
  try {
    return fields.parse(JSON.parse(sent));
  } catch {
    return null;
  }
}
