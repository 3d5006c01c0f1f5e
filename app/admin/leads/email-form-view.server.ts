import { randomUUID } from "node:crypto";
import { builtInTemplates } from "#app/admin/templates/words.server.ts";
import { adminHref, leadHref } from "#app/admin/urls.ts";
import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { pathIn } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { fillPlaceholders } from "#app/leads/conversation/placeholders.ts";
import type { Signer } from "#app/leads/conversation/signature.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { brand } from "#brand/company.ts";
import { templateParameter } from "./email-form.tsx";
import type { LeadParts } from "./lead-view.server.ts";
import { placeholderValues } from "./placeholder-values.server.ts";
import { leadPanelMessages } from "./words.server.ts";

type EmailFormParts = Pick<
  LeadParts,
  "lead" | "signer" | "templates" | "parameters" | "receivesEmails" | "now" | "locale"
>;

interface FilledTemplate {
  value: string;
  label: string;
  group: "me" | "all" | "builtIn";
  subject: string;
  body: string;
}

/**
 * The data of the form for an email to the lead; null for a lead without an email address. `subject` is that of the
 * customer's email that it responds to.
 */
export function emailFormData(parts: EmailFormParts, subject?: string) {
  const { lead, parameters, receivesEmails, locale } = parts;
  if (!lead.email) return null;
  const { email, write } = leadPanelMessages[locale];
  const templates = templatesFor(parts, subject);
  const requested = templates.find(({ value }) => value === parameters.get(templateParameter));
  const chosen = requested ?? templates.find(({ value }) => value === "free");
  return {
    id: randomUUID(),
    template: chosen?.value ?? "",
    open: requested !== undefined,
    templates,
    groups: (["builtIn", "me", "all"] as const)
      .map((group) => ({
        label: email.groups[group],
        options: templates.filter((one) => one.group === group),
      }))
      .filter(({ options }) => options.length > 0),
    // One's own templates come first, where their names are typed.
    options: (["me", "all", "builtIn"] as const).flatMap((group) =>
      templates
        .filter((one) => one.group === group)
        .map(({ value, label }) => ({ value, label, detail: email.kinds[group] })),
    ),
    accountHref: parts.signer.phone ? null : `${pathIn(accountPaths.account, locale)}#kontakt`,
    editHref: adminHref(adminPaths.templates, locale),
    address: leadHref(lead.id, locale).split("?")[0] ?? "",
    parameters: Object.fromEntries([...parameters].filter(([name]) => name !== templateParameter)),
    subject: chosen?.subject ?? "",
    body: chosen?.body ?? "",
    locale: lead.locale,
    messages: {
      ...email,
      write,
      heading: fill(email.heading, { to: lead.email }),
      hint: receivesEmails ? email.hintHere : fill(email.hint, { from: brand.salesEmail }),
    },
  };
}

/**
 * Whether an email says anything: it has a line that is not one of the empty template's, which are the greeting and the
 * signature.
 */
export function saysSomething(body: string, lead: LeadRow, signer: Signer, now: Date): boolean {
  const linesOf = (text: string) => text.split("\n").map((line) => line.trim());
  const empty = linesOf(
    fillPlaceholders(builtInTemplates[lead.locale].free.body, placeholderValues(lead, signer, now)),
  );
  return linesOf(body).some((line) => !empty.includes(line));
}

/** The templates in the visitor's language, filled in: the built-in ones, and the staff's own. */
export function templatesFor(
  { lead, signer, templates, now, locale }: Omit<EmailFormParts, "parameters" | "receivesEmails">,
  incomingSubject?: string,
): FilledTemplate[] {
  const values = placeholderValues(lead, signer, now);
  const filled = ({ subject, body, ...rest }: FilledTemplate) => ({
    ...rest,
    subject: fillPlaceholders(subject, values).replaceAll("\n", ", ").slice(0, 200),
    body: fillPlaceholders(body, values),
  });
  // Mail programs show emails with the same subject as one conversation.
  const responseSubject = incomingSubject && `Re: ${incomingSubject.replace(/^re: ?/i, "")}`.slice(0, 200);
  return [
    ...Object.entries(builtInTemplates[lead.locale]).map(([value, { subject, body }]) => ({
      ...filled({ value, label: "", group: "builtIn", subject, body }),
      label: nameOf(value, locale),
      ...(responseSubject && value === "free" && { subject: responseSubject }),
    })),
    ...templates
      .filter((template) => template.locale === lead.locale)
      .map(({ id, name, owner, subject, body }) =>
        filled({ value: id, label: name, group: owner, subject, body }),
      ),
  ];
}

function nameOf(key: string, locale: Locale): string {
  return (
    Object.entries(builtInTemplates[locale]).find(([templateKey]) => templateKey === key)?.[1].name ?? key
  );
}
