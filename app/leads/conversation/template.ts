import * as z from "zod/mini";
import type { LogEntry } from "#app/domain/change-log.ts";
import type { Longest } from "#app/domain/stored.ts";
import { line, lines } from "#app/forms/field-schemas.ts";
import { unknownPlaceholders } from "./placeholders.ts";

/** A text with known placeholders only. */
const text = (limit: number) =>
  lines(limit).check(z.refine((value) => unknownPlaceholders(value).length === 0));

/** The form of a template, whose fields are columns of the table; `owner` is "all" for a shared one. */
export const templateForm = z.object({
  name: line(60 satisfies Longest<"email_templates.name">),
  owner: z.enum(["me", "all"]),
  locale: z.enum(["sv", "en"]),
  subject: text(200 satisfies Longest<"email_templates.subject">).check(
    z.overwrite((value) => value.replace(/\s+/g, " ")),
  ),
  body: text(8000 satisfies Longest<"email_templates.body">),
});

export type TemplateFields = z.infer<typeof templateForm>;

/**
 * The log's entry of a template that is saved for the `version` that somebody saw (0 for a new one), with the names of
 * the fields that change and without their texts. "changed" if a colleague was first.
 */
export function decideTemplate(
  stored: (TemplateFields & { version: number }) | undefined,
  version: number,
  fields: TemplateFields,
): LogEntry | "changed" {
  if (version !== (stored?.version ?? 0)) return "changed";
  if (!stored) return { kind: "templateAdded", about: fields.name, data: {} };
  const changes = (["body", "locale", "name", "owner", "subject"] as const)
    .filter((name) => fields[name] !== stored[name])
    .map((name) => ({ name }));
  return { kind: "templateChanged", about: fields.name, data: { changes } };
}
