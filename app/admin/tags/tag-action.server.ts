import * as z from "zod/mini";
import type { Admin } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField } from "#app/admin/ui/outcome.ts";
import { version } from "#app/forms/field-schemas.ts";
import { fill } from "#app/i18n/fill.ts";
import { removeTag, renameTag, restoreTag, type TagResult } from "#app/leads/change-tags.server.ts";
import { tagName } from "#app/leads/tag.ts";
import { tagsPageMessages } from "./words.server.ts";

const known = z.object({ id: z.uuid(), version });
const hidden = z.object({ id: z.uuid(), into: z.union([z.literal(""), z.uuid()]) });

/** Handles a form of the page of tags: a new name, a removal, or what undoes one. Null for an invalid form. */
export async function handleTagsForm(
  { staff, locale }: Admin,
  { intent, ...posted }: Readonly<Record<string, string>>,
): Promise<Outcome | null> {
  const messages = tagsPageMessages[locale];
  if (intent === "restore") {
    const tag = hidden.safeParse(posted);
    if (!tag.success) return null;
    const restored = await restoreTag(staff, { id: tag.data.id, into: tag.data.into || null });
    return restored === "done" ? { done: true, text: messages.done.restored } : refused(restored, messages);
  }
  const tag = known.safeParse(posted);
  if (!tag.success) return null;
  if (intent === "remove") return outcomeOf(await removeTag(staff, tag.data), tag.data.id, "", messages);
  if (intent !== "rename") return null;
  const name = tagName.safeParse(posted.name);
  if (!name.success) return wrongField(`tag-${tag.data.id}`, "name", messages.refused.name, posted);
  return outcomeOf(
    await renameTag(staff, { ...tag.data, name: name.data }),
    tag.data.id,
    name.data,
    messages,
  );
}

type Messages = (typeof tagsPageMessages)["sv"];

function outcomeOf(result: TagResult, id: string, name: string, messages: Messages): Outcome {
  if (!result.done) return refused(result.refused, messages);
  const { was, kind } = result;
  if (kind === "renamed" && was === name) return { done: true, text: messages.done.same };
  return {
    done: true,
    text: fill(messages.done[kind], { was, name }),
    undo:
      kind === "renamed"
        ? { intent: "rename", id, version: String(result.version), name: was }
        : { intent: "restore", id: result.undo.id, into: result.undo.into ?? "" },
  };
}

function refused(why: "changed" | "gone" | "many", { refused: texts }: Messages): Outcome {
  return { done: false, ...(why === "many" ? {} : { title: texts.title }), text: texts[why] };
}
