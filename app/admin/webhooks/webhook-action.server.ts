import { type Admin, isId, readVersion } from "#app/admin/admin-request.server.ts";
import { type Outcome, wrongField, wrongFields } from "#app/admin/ui/outcome.ts";
import { webhookEvents } from "#app/domain/webhook-events.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import {
  addWebhook,
  changeWebhook,
  removeWebhook,
  rotateSecret,
  sendAgain,
  switchWebhook,
  testWebhook,
} from "#app/webhooks/change-webhook.server.ts";
import { isUnencrypted, webhookForm } from "#app/webhooks/schema.ts";
import { mostWebhooks } from "#app/webhooks/webhook.ts";
import type { SecretBox } from "#backend/auth/secret-box.ts";
import { webhookTexts } from "./webhook-view.server.ts";
import { webhookPageMessages } from "./words.server.ts";

/** The outcome of a form of a webhook's page; `secret` is a new one, which is shown once. */
export type WebhookOutcome = Outcome & { secret?: string };

/** The forms that decide where events go, and so need a fresh second factor (product 14.12). */
export const provenIntents: readonly string[] = ["save", "rotate"];

interface Surroundings {
  secrets: Pick<SecretBox, "seal">;
  /** Whether http is allowed (WEBHOOK_PRIVATE_ADDRESSES). */
  allowsPrivate: boolean;
}

/** Handles a form of a webhook's page; one that is not stored yet is added. Null for an invalid form. */
export async function handleWebhookForm(
  admin: Admin,
  { secrets, allowsPrivate }: Surroundings,
  id: string,
  form: FormData,
): Promise<WebhookOutcome | null> {
  const { staff, locale } = admin;
  const { done, refused, wrong } = webhookPageMessages[locale];
  const posted = textsOf(form);
  const now = new Date();
  const changed = { done: false, text: refused.changed };
  if (posted.intent === "test")
    return (await testWebhook(staff, id))
      ? { done: true, text: done.tested }
      : { done: false, text: refused.gone };
  if (posted.intent === "again") {
    if (!isId(posted.delivery)) return null;
    const outcome = await sendAgain(staff, { webhook: id, delivery: posted.delivery }, now);
    return outcome === "queued" ? { done: true, text: done.again } : { done: false, text: refused[outcome] };
  }
  if (posted.intent === "remove") {
    const name = await removeWebhook(staff, id);
    return name ? { done: true, text: fill(done.removed, { name }) } : { done: false, text: refused.gone };
  }
  const version = readVersion(posted.version);
  if (version === undefined) return null;
  if (posted.intent === "rotate") {
    const rotated = await rotateSecret(staff, secrets, { id, version }, now);
    return rotated === "changed" ? changed : { done: true, text: done.rotated, ...rotated };
  }
  if (posted.intent === "pause" || posted.intent === "resume") {
    const on = posted.intent === "resume";
    if ((await switchWebhook(staff, { id, version }, { on, now })) === "changed") return changed;
    return { done: true, text: on ? done.resumed : done.paused };
  }
  if (posted.intent !== "save") return null;
  const events = webhookEvents.filter((event) => posted[event] === "yes");
  const values = webhookTexts({ name: posted.name ?? "", url: posted.url ?? "", events });
  const parsed = webhookForm.safeParse({ ...posted, events });
  if (!parsed.success) {
    const { name, url, events } = wrong;
    return wrongFields("webhook", parsed.error, values, wrong.title, { name, url, events });
  }
  if (!allowsPrivate && isUnencrypted(parsed.data.url))
    return wrongField("webhook", "url", wrong.url, values);
  if (version > 0) {
    const saved = await changeWebhook(staff, { id, version }, parsed.data);
    return saved === "changed"
      ? { ...changed, form: "webhook", values }
      : { done: true, form: "webhook", text: done.saved };
  }
  const added = await addWebhook(staff, secrets, id, parsed.data);
  if (added === "many")
    return { done: false, form: "webhook", text: fill(wrong.many, { most: String(mostWebhooks) }), values };
  if (added === "stored") return { done: true, form: "webhook", text: done.stored };
  return { done: true, form: "webhook", text: done.added, ...added };
}
