import { type Admin, isId, readVersion } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField } from "#app/admin/ui/outcome.ts";
import { linkDemo } from "#app/demos/change-demo.server.ts";
import { findDemo } from "#app/demos/demos.server.ts";
import { demoRefusedMessages } from "#app/demos/words.server.ts";
import { findLeadByNumber } from "#app/leads/leads-of-demo.server.ts";
import { demoLinkMessages } from "./words.server.ts";

/**
 * Handles the form that links a demo to a lead, by the lead's id or number, or unlinks it; on the page of either. On a
 * lead's page `page` is its id, and the demo must be linked to or unlinked from that lead. Null for an invalid form.
 */
export async function handleLinkForm(
  { staff, locale }: Admin,
  form: Readonly<Record<string, string>>,
  page: string | null,
): Promise<Outcome | null> {
  const messages = demoLinkMessages[locale];
  const refused = demoRefusedMessages[locale];
  const version = readVersion(form.version);
  if (!isId(form.demo) || version === undefined) return null;
  const before = await findDemo(staff, form.demo);
  if (!before) return { done: false, text: refused.gone };
  const lead = form.number === undefined ? form.lead : await findLeadByNumber(staff, form.number);
  if (lead === undefined)
    return wrongField("linkDemo", "number", messages.noSuch, { number: form.number ?? "" });
  if (lead !== "" && !isId(lead)) return null;
  if (page && lead !== page && before.lead !== page) return null;
  const linked = await linkDemo(staff, { id: before.id, version }, lead || null);
  if (linked !== "done") return { done: false, text: refused[linked] };
  const now = await findDemo(staff, before.id);
  return {
    done: true,
    text: lead ? messages.done : messages.undone,
    ...(now && before.lead !== now.lead
      ? {
          undo: {
            intent: "linkDemo",
            demo: before.id,
            version: String(now.version),
            lead: before.lead ?? "",
          },
        }
      : {}),
  };
}
