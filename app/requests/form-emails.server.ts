import * as z from "zod/mini";
import { type RequestKind, requestKindTable, tableOf } from "#app/domain/request-kinds.ts";
import type { EmailBrand } from "#app/email/company-details.tsx";
import type { WriteEmails } from "#app/email/email-task.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { Email } from "#backend/mail/email.ts";

/** What every stored form has besides its fields. */
export interface StoredForm {
  id: string;
  locale: Locale;
  createdAt: Date;
}

const job = z.object({ id: z.uuid(), change: z.optional(z.int()) });
const formRow = z.object({ id: z.string(), locale: z.enum(["sv", "en"]), created_at: z.date() });

/**
 * Makes the function that writes the emails of one kind of form: to the company, and to the visitor if there is an
 * address. `read` gives the form's fields from its row, `write` renders the emails (the form's emails.tsx).
 */
export function formEmails<Fields extends object>(
  kind: RequestKind,
  read: (row: Readonly<Record<string, unknown>>) => Fields,
  write: (
    form: Fields & StoredForm,
    brand: EmailBrand,
    now: Date,
  ) => Promise<{ admin: Email; visitor: Email | null }>,
): WriteEmails {
  return async (payload, { database, brand, now }) => {
    const { id: formId, change } = job.parse(payload);
    const [row, lead] = await database.as("service_role", (queries) =>
      Promise.all([
        queries.selectFrom(tableOf(kind)).selectAll().where("id", "=", formId).executeTakeFirst(),
        queries.selectFrom("leads").select("email").where("id", "=", formId).executeTakeFirst(),
      ]),
    );
    if (!row) return [];
    const { id, locale, created_at: createdAt } = formRow.parse(row);
    const { admin, visitor } = await write({ ...read(row), id, locale, createdAt }, brand, now);
    const subject = { about: requestKindTable[kind].name, aboutId: id };
    // A correction is emailed again: with a kind of its own it does not count as sent already.
    const emailKind = (to: string) => (change ? `${to}-${change}` : to);
    return [
      { ...subject, kind: emailKind("admin"), locale: "sv", email: admin },
      // A colleague may have corrected the address.
      ...(visitor
        ? [
            {
              ...subject,
              kind: emailKind("visitor"),
              locale,
              email: { ...visitor, to: lead?.email ?? visitor.to },
              lead: id,
            },
          ]
        : []),
    ];
  };
}
