import type { Locale } from "#app/i18n/locale.ts";
import { hasEnded } from "#app/leads/lead-status.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { leadLink } from "./lead-labels.server.ts";
import { leadPanelMessages } from "./words.server.ts";

export interface SenderParts {
  lead: LeadRow;
  duplicates: readonly LeadRow[];
  /** The leads that were merged into it, and the one that it was merged into. */
  merged: readonly LeadRow[];
  mergedInto: LeadRow | null;
  now: Date;
  locale: Locale;
}

/** The other leads of a lead's sender: those to merge into it, those merged, and the one that it is merged into. */
export function senderData({ lead, duplicates, merged, mergedInto, now, locale }: SenderParts) {
  const label = (row: LeadRow) => ({
    ...leadLink(row, now, locale),
    /** A merged lead also has its message, so that it can be read on the lead that it was merged into. */
    message: row.mergedInto && row.message ? { text: row.message, locale: row.locale } : null,
  });
  const { merge, split } = leadPanelMessages[locale].merging;
  const apart = (other: string) => ({ label: split, values: { intent: "split", other } });
  const others = duplicates.filter(({ id }) => id !== mergedInto?.id);
  const canMerge = !mergedInto && !hasEnded(lead.status);
  return {
    /** Open ones first. */
    duplicates: others.map((row) => ({
      ...label(row),
      button:
        canMerge && !hasEnded(row.status)
          ? { label: merge, values: { intent: "merge", other: row.id, version: String(row.version) } }
          : null,
    })),
    merged: merged.map((row) => ({ ...label(row), button: apart(row.id) })),
    mergedInto: mergedInto ? [{ ...label(mergedInto), button: apart(lead.id) }] : [],
  };
}
