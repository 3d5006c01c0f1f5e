import * as z from "zod/mini";
import { listColleagues } from "#app/admin/leads/data.server.ts";
import { colleagueFirst } from "#app/admin/ui/conflict.server.ts";
import { mergedFields } from "#app/admin/ui/merged-fields.ts";
import type { SettingsOutcome } from "#app/admin/ui/settings-outcome.ts";
import { findEarlier, findVersion, listChanges, readCompanyFacts } from "#app/company/data.server.ts";
import { changeCompanyFacts } from "#app/company/mutations.server.ts";
import { differences, type FactFields, fieldNames, nestedFields } from "#app/company/rules.ts";
import { checkFacts, type FactsPart, factsParts } from "#app/company/schema.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { changedFacts, factFieldId, shownFields, wrongFact } from "./company-view.server.ts";
import { companyPageWords } from "./words.server.ts";

const version = z.pipe(z.string().check(z.regex(/^\d{1,9}$/)), z.transform(Number));

/** Among so many latest changes is the one that was first. */
const latestChanges = 20;

/** Does what a form of the figures asks for: saves a part, or takes a change back. */
export async function actOnCompanyFacts(
  staff: StaffAccess,
  form: FormData,
  locale: Locale,
): Promise<SettingsOutcome> {
  const words = companyPageWords[locale];
  const part = factsParts.find((known) => known === form.get("part"));
  const known = version.safeParse(form.get("version"));
  const unknown = { done: false, text: words.refused.unknown };
  if (!part || !known.success) return unknown;
  switch (form.get("intent")) {
    case "takeBack": {
      const change = String(form.get("change"));
      if (!/^\d{1,18}$/.test(change)) return unknown;
      const earlier = await findEarlier(staff, part, change);
      if (!earlier) return { done: false, text: words.refused.earlier };
      const changed = await changeCompanyFacts(staff, part, known.data, earlier);
      if (changed.kind === "changed") return { done: false, text: words.refused.first };
      return { done: true, form: part, text: words.takeBack.done, ...undoOf(part, changed) };
    }
    case "save": {
      const wrote = Object.fromEntries(fieldNames(part).map((name) => [name, String(form.get(name) ?? "")]));
      return save(staff, part, known.data, wrote, locale);
    }
    default:
      return unknown;
  }
}

async function save(
  staff: StaffAccess,
  part: FactsPart,
  began: number,
  wrote: FactFields,
  locale: Locale,
): Promise<SettingsOutcome> {
  const words = companyPageWords[locale];
  const { facts, wrong } = checkFacts(part, nestedFields(part, wrote));
  if (wrong)
    return {
      done: false,
      form: part,
      text: words.wrongTitle,
      values: { ...wrote, version: String(began) },
      wrong: fieldNames(part)
        .filter((name) => wrong.includes(name))
        .map((name) => ({ fieldId: factFieldId(part, name), name, text: wrongFact(name, locale) })),
    };
  const before = (await readCompanyFacts(staff))[part];
  if (before.version === began && differences(before.content, facts).length === 0)
    return { done: true, form: part, text: words.same };
  const changed = await changeCompanyFacts(staff, part, began, facts);
  if (changed.kind === "done")
    return { done: true, form: part, text: words.parts[part].saved, ...undoOf(part, changed) };
  const [base = before.content, kept, changes, colleagues] = await Promise.all([
    findVersion(staff, part, began).then((found) => found ?? undefined),
    readCompanyFacts(staff),
    listChanges(staff, latestChanges),
    listColleagues(staff),
  ]);
  const { version: latest, content: now } = kept[part];
  return colleagueFirst(
    {
      form: part,
      values: mergedFields(shownFields(base, locale), wrote, shownFields(now, locale)),
      version: latest,
      changes: changedFacts(base, now, locale),
      by: changes.find((change) => change.part === part),
      names: new Map(colleagues.map(({ id, name }) => [id, name])),
    },
    locale,
  );
}

function undoOf(part: FactsPart, { version: after, change }: { version: number; change: string | null }) {
  return change ? { undo: { intent: "takeBack", part, version: String(after), change } } : {};
}
