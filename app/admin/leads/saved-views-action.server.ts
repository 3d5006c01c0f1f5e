import * as z from "zod/mini";
import { type Admin, isId } from "#app/admin/admin-request.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { adminHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import type { Longest } from "#app/domain/stored.ts";
import { fill } from "#app/i18n/fill.ts";
import { readLeadView, viewParameters } from "#app/leads/lead-filter.ts";
import { listSavedViews, removeView, renameView, saveView } from "#app/leads/saved-views.server.ts";
import { leadListMessages } from "./words.server.ts";

const name = z.string().check(
  z.overwrite((typed) => typed.replace(/\s+/g, " ").trim().toWellFormed()),
  z.minLength(1),
  z.maxLength(40 satisfies Longest<"lead_views.name">),
  z.regex(/^\P{Cc}+$/u),
);

/** Links to one's own saved views, by name; `current` is the query of the one that is open. */
export async function savedViewLinks({ staff, locale }: Admin, current?: string) {
  const views = await listSavedViews(staff);
  return views.map(({ id, name, query }) => ({
    key: id,
    label: name,
    current: query === current,
    href: adminHref(adminPaths.leads, locale, new URLSearchParams(query)),
  }));
}

/** The URL parameters of a view of the list in their canonical form, without its page. */
export function viewQuery(parameters: URLSearchParams): string {
  return viewParameters({ ...readLeadView(parameters), cursor: null }).toString();
}

/** Handles the forms that save, rename or remove one's own view (product 19.12). Null for another form. */
export async function handleSavedViewForm(
  { staff, locale }: Admin,
  form: Readonly<Record<string, string>>,
): Promise<Outcome | null> {
  const { intent = "", view: id } = form;
  if (!["saveView", "renameView", "removeView"].includes(intent) || !isId(id)) return null;
  const messages = leadListMessages[locale].views;
  if (intent === "removeView") {
    const removed = await removeView(staff, id);
    if (!removed) return { done: true, text: messages.gone };
    return {
      done: true,
      text: fill(messages.removed, { name: removed.name }),
      undo: { intent: "saveView", view: id, ...removed },
    };
  }
  const wrong = (text: string): Outcome => ({
    done: false,
    form: intent,
    text,
    values: { view: id, name: form.name ?? "" },
    wrong: [{ fieldId: intent === "saveView" ? "view-name" : `view-${id}`, name: "name", text }],
  });
  const parsed = name.safeParse(form.name);
  if (!parsed.success) return wrong(messages.wrong);
  const view = { id, name: parsed.data, query: viewQuery(new URLSearchParams(form.query ?? "")) };
  const result = await (intent === "renameView" ? renameView : saveView)(staff, view);
  if (result !== "done") return wrong(messages[result]);
  return {
    done: true,
    text: fill(intent === "saveView" ? messages.saved : messages.renamed, { name: parsed.data }),
  };
}
