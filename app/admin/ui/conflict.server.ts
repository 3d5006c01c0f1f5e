import type { Admin } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Outcome } from "./outcome.ts";
import { conflictMessages } from "./words.server.ts";

interface Conflict {
  form: string;
  /** The form's new values (mergedFields), and the latest version. */
  values: Fields;
  version: number;
  /** What the colleague changed, as sentences. */
  changes: readonly string[];
  /** Who made the latest change (null for the system, which may have a name) and when; undefined when that is not known. */
  by: { actor: string | null; system?: string | null; at: Date } | undefined;
}

/**
 * The outcome of a form that is based on an old version because a colleague saved first: nothing is saved, and the
 * fields show what was written, to be saved on the latest version.
 */
export async function conflictOutcome(
  { staff, locale }: Admin,
  { form, values, version, changes, by }: Conflict,
): Promise<Outcome> {
  const messages = conflictMessages[locale];
  const names = await listNames(staff);
  const text = fill(messages.text, {
    who: names.get(by?.actor ?? "") ?? by?.system ?? messages.somebody,
    when: by ? formatShortMoment(by.at, locale) : messages.someTime,
  });
  return {
    done: false,
    form,
    text: changes.length > 0 ? `${text} ${messages.meanwhile}` : text,
    meanwhile: changes,
    values: { ...values, version: String(version) },
  };
}
