import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill } from "#app/i18n/fill.ts";
import { changedMost } from "#app/leads/change-lead.server.ts";
import { tagLeads } from "#app/leads/change-tags.server.ts";
import { readLeadView } from "#app/leads/lead-filter.ts";
import { tagName } from "#app/leads/tag.ts";
import { leadTagsMessages } from "./lead-tags-words.server.ts";
import { leadListMessages } from "./words.server.ts";

const chosen = z.array(z.uuid()).check(z.minLength(1), z.maxLength(changedMost));
const found = z.string().check(z.maxLength(2_000));
const schema = z.object({ way: z.enum(["add", "remove"]), tag: tagName });

/** Handles the form that adds a tag to a lead or removes one (`way`). */
export async function handleTagForm(
  { staff, locale }: Admin,
  leadId: string,
  posted: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const messages = leadTagsMessages[locale];
  const form = schema.safeParse(posted);
  if (!form.success) return { done: false, text: messages.wrong };
  const { way, tag: name } = form.data;
  const changed = await tagLeads(staff, [leadId], { [way]: [name] });
  if (!changed.done) return { done: false, text: messages.many };
  const [done] = way === "add" ? changed.added : changed.removed;
  if (!done) return { done: true, text: fill(way === "add" ? messages.already : messages.removed, { name }) };
  return {
    done: true,
    text: fill(way === "add" ? messages.added : messages.removed, { name: done.tag }),
    undo: { intent: "tag", way: way === "add" ? "remove" : "add", tag: done.tag },
  };
}

/**
 * As handleTagForm, for the chosen leads of the list, or all that it finds (`all`: the list's query). The undo concerns
 * those that were changed.
 */
export async function tagChosenLeads({ staff, locale }: Admin, posted: FormData): Promise<Outcome> {
  const messages = leadTagsMessages[locale];
  const form = schema.safeParse(textsOf(posted));
  const query = found.safeParse(posted.get("all"));
  // A box of the list has the lead's version after its id.
  const leads = chosen.safeParse(posted.getAll("lead").map((lead) => String(lead).slice(0, 36)));
  const which = query.success ? { found: readLeadView(new URLSearchParams(query.data)).filter } : leads.data;
  if (!form.success || !which) return { done: false, text: messages.nothing };
  const { way, tag: name } = form.data;
  const changed = await tagLeads(staff, which, { [way]: [name] });
  if (!changed.done) {
    const text = changed.refused === "many" ? messages.many : leadListMessages[locale].chosen.tooMany;
    return { done: false, text };
  }
  const done = way === "add" ? changed.added : changed.removed;
  return {
    done: true,
    text: countWords(way === "add" ? messages.addedTo : messages.removedFrom, done.length, locale, {
      name: done[0]?.tag ?? name,
    }),
    ...(done.length > 0
      ? {
          undo: {
            intent: "tag",
            way: way === "add" ? "remove" : "add",
            tag: done[0]?.tag ?? name,
            lead: done.map(({ lead }) => lead),
          },
        }
      : {}),
  };
}
