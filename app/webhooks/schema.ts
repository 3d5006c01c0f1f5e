import * as z from "zod/mini";
import type { Longest } from "#app/domain/stored.ts";
import { webhookEvents } from "#app/domain/webhook-events.ts";
import { line } from "#app/forms/field-schemas.ts";

/** An address that requests may be sent to. It may have no password, since whoever manages webhooks reads it. */
const address = z.pipe(
  line(2000 satisfies Longest<"webhooks.url">),
  z.string().check(
    z.refine((text) => {
      const url = URL.canParse(text) ? new URL(text) : null;
      return (url?.protocol === "https:" || url?.protocol === "http:") && !url.username && !url.password;
    }),
  ),
);

/** What an administrator enters of a webhook. */
export const webhookForm = z.object({
  name: line(60 satisfies Longest<"webhooks.name">),
  url: address,
  events: z.array(z.enum(webhookEvents)).check(z.minLength(1)),
});

export type WebhookFields = z.infer<typeof webhookForm>;

/** Whether an address is plain http, which is refused unless private addresses are allowed (WEBHOOK_PRIVATE_ADDRESSES). */
export function isUnencrypted(url: string): boolean {
  return new URL(url).protocol === "http:";
}
