import { isId, versionOf } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField } from "#app/admin/ui/outcome.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { findDemo } from "./data.server.ts";
import { tieDemo } from "./mutations.server.ts";
import { leadOfNumber } from "./ties.server.ts";
import { demoPanelWords } from "./words.server.ts";

/**
 * Ties a demo to a lead that the form names by its id or number, or unties it; from the page of either. Gives null
 * where the form is not whole. `page` is the id of the page's lead, which then must be one of the two leads.
 */
export async function tieByHand(
  staff: StaffAccess,
  form: Readonly<Record<string, string>>,
  page: string | null,
  locale: Locale,
): Promise<Outcome | null> {
  const { tie: words, refused } = demoPanelWords[locale];
  const version = versionOf(form.version);
  if (!isId(form.demo) || version === undefined) return null;
  const before = await findDemo(staff, form.demo);
  if (!before) return { done: false, text: refused.gone };
  const asked = form.number === undefined ? form.lead : await leadOfNumber(staff, form.number);
  if (asked === undefined)
    return wrongField("tieDemo", "number", words.noSuch, { number: form.number ?? "" });
  if (asked !== "" && !isId(asked)) return null;
  if (page && asked !== page && before.lead !== page) return null;
  const tied = await tieDemo(staff, { id: before.id, version }, asked || null);
  if (tied !== "done") return { done: false, text: refused[tied] };
  const now = await findDemo(staff, before.id);
  return {
    done: true,
    text: asked ? words.done : words.undone,
    ...(now && before.lead !== now.lead
      ? {
          undo: { intent: "tieDemo", demo: before.id, version: String(now.version), lead: before.lead ?? "" },
        }
      : {}),
  };
}
