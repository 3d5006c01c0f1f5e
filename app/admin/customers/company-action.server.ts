import * as z from "zod/mini";
import { type Admin, isId } from "#app/admin/admin-request.server.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { fill } from "#app/i18n/fill.ts";
import { type CompanyWish, changeCompany } from "#app/leads/change-company.server.ts";
import { undoOf } from "#app/leads/company.ts";
import { customersMessages } from "./words.server.ts";

const text = z.string().check(z.minLength(1), z.maxLength(300));
const state = z.object({ sameAs: z.nullable(text), isShared: z.boolean() });
const changes = z
  .array(z.object({ key: text, from: state, to: state }))
  .check(z.minLength(1), z.maxLength(200));

/** Handles a form of a company's page, which is named by a lead or a demo of it. Null for an invalid form. */
export async function handleCompanyForm(
  { staff, locale }: Admin,
  namedBy: string,
  form: Readonly<Record<string, string>>,
): Promise<Outcome | null> {
  const wish = wishOf(form);
  if (!wish) return null;
  const messages = customersMessages[locale].company;
  const changed = await changeCompany(staff, namedBy, wish);
  if (!changed.done) {
    const { title, ...refused } = messages.refused;
    return {
      done: false,
      ...(changed.refused === "changed" ? { title } : {}),
      text: refused[changed.refused],
    };
  }
  const [intent] = Object.keys(wish) as [keyof typeof messages.done];
  return {
    done: true,
    text: fill(messages.done[intent], { name: form.name ?? "" }),
    ...(intent === "restore"
      ? {}
      : { undo: { intent: "restore", changes: JSON.stringify(undoOf(changed.changes)) } }),
  };
}

function wishOf({ intent, key, other, ...form }: Readonly<Record<string, string>>): CompanyWish | null {
  if (intent === "merge") return isId(other) ? { merge: other } : null;
  if (intent === "restore") {
    const parsed = changes.safeParse(jsonOf(form.changes));
    return parsed.success ? { restore: parsed.data } : null;
  }
  if (!key) return null;
  if (intent === "split") return { split: key };
  if (intent === "share") return { share: key };
  return intent === "join" ? { join: key } : null;
}

function jsonOf(written = ""): unknown {
  try {
    return JSON.parse(written);
  } catch {
    return null;
  }
}
