import { type Admin, isId, readVersion } from "#app/admin/admin-request.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { fill } from "#app/i18n/fill.ts";
import { findLead, type LeadRow } from "#app/leads/leads.server.ts";
import { mergeLeads, splitLead } from "#app/leads/merging.server.ts";
import { leadPanelMessages } from "./words.server.ts";

/** Handles the forms "merge" and "split" of a lead's page. Null when the form is invalid or the lead is gone. */
export async function handleMergeForm(
  { staff, locale }: Admin,
  lead: LeadRow,
  { intent, other: id, version: madeOn }: Readonly<Record<string, string>>,
): Promise<Outcome | null> {
  const { merging: messages, conflict } = leadPanelMessages[locale];
  const other = isId(id) ? await findLead(staff, id) : undefined;
  if (!other) return null;
  const { number } = other;
  if (intent === "split") {
    const mergedInto = other.mergedInto;
    if ((await splitLead(staff, other.id)) !== "done") return null;
    const now = await findLead(staff, other.id);
    return {
      done: true,
      text: fill(messages.apart, { number }),
      // Merging can only be undone from the page of the lead that it was merged into.
      ...(now && mergedInto === lead.id
        ? { undo: { intent: "merge", other: other.id, version: String(now.version) } }
        : {}),
    };
  }
  const version = readVersion(madeOn);
  if (version === undefined) return null;
  const merged = await mergeLeads(staff, lead.id, { id: other.id, version });
  if (merged === "gone") return null;
  if (merged !== "done")
    return { done: false, title: conflict.somebody, text: fill(messages[merged], { number }) };
  return {
    done: true,
    text: fill(messages.done, { number }),
    undo: { intent: "split", other: other.id },
  };
}
