import { type Admin, readVersion } from "#app/admin/admin-request.server.ts";
import { conflictOutcome } from "#app/admin/ui/conflict.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { changeCompanyFacts } from "#app/company/change-facts.server.ts";
import { findEarlier, findVersion, listChanges, readCompanyFacts } from "#app/company/facts.server.ts";
import { type FactFields, fieldNames, isSaved, nestedFields } from "#app/company/facts.ts";
import { checkFacts, type FactsPart, factsParts } from "#app/company/schema.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { mergedFields } from "#app/forms/merged-fields.ts";
import { changedFacts, factFieldId, shownFields, wrongFact } from "./company-view.server.ts";
import { companyPageMessages } from "./words.server.ts";

/** How many of the latest changes are searched for that of the colleague. */
const searchedChanges = 20;

/** Handles a form of the company facts: saves a part, or takes a change back. */
export async function handleFactsForm(admin: Admin, form: FormData): Promise<Outcome> {
  const { staff, locale } = admin;
  const messages = companyPageMessages[locale];
  const part = oneOf(factsParts, form.get("part"));
  const version = readVersion(form.get("version"));
  const unknown = { done: false, text: messages.refused.unknown };
  if (!part || version === undefined) return unknown;
  switch (form.get("intent")) {
    case "takeBack": {
      const change = String(form.get("change"));
      if (!/^\d{1,18}$/.test(change)) return unknown;
      const earlier = await findEarlier(staff, part, change);
      if (!earlier) return unknown;
      const result = await changeCompanyFacts(staff, part, version, earlier);
      if (result.kind === "changed") return { done: false, text: messages.refused.first };
      return { done: true, form: part, text: messages.takeBack.done, ...undoOf(part, result) };
    }
    case "save": {
      const posted = Object.fromEntries(fieldNames(part).map((name) => [name, String(form.get(name) ?? "")]));
      return save(admin, part, version, posted);
    }
    default:
      return unknown;
  }
}

async function save(
  admin: Admin,
  part: FactsPart,
  baseVersion: number,
  posted: FactFields,
): Promise<Outcome> {
  const { staff, locale } = admin;
  const messages = companyPageMessages[locale];
  const { facts, wrong } = checkFacts(part, nestedFields(part, posted));
  if (wrong)
    return {
      done: false,
      form: part,
      text: messages.wrongTitle,
      values: { ...posted, version: String(baseVersion) },
      wrong: fieldNames(part)
        .filter((name) => wrong.includes(name))
        .map((name) => ({ fieldId: factFieldId(part, name), name, text: wrongFact(name, locale) })),
    };
  const before = (await readCompanyFacts(staff))[part];
  if (before.version === baseVersion && before.unread.length === 0 && isSaved(part, before, facts))
    return { done: true, form: part, text: messages.same };
  const result = await changeCompanyFacts(staff, part, baseVersion, facts);
  if (result.kind === "done")
    return { done: true, form: part, text: messages.parts[part].saved, ...undoOf(part, result) };
  const [base = before.content, now, changes] = await Promise.all([
    findVersion(staff, part, baseVersion).then((version) => version ?? undefined),
    readCompanyFacts(staff),
    listChanges(staff, searchedChanges),
  ]);
  const latest = now[part];
  return conflictOutcome(admin, {
    form: part,
    values: mergedFields(shownFields(base, locale), posted, shownFields(latest.content, locale)),
    version: latest.version,
    changes: changedFacts(base, latest.content, locale),
    by: changes.find((change) => change.part === part),
  });
}

function undoOf(part: FactsPart, { version: after, change }: { version: number; change: string | null }) {
  return change ? { undo: { intent: "takeBack", part, version: String(after), change } } : {};
}
