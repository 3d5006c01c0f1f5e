/** What webhooks tell of, as the receiver reads it in `type`. A name never changes its meaning. */
export const webhookEvents = ["lead.created", "offer.accepted", "order.changed"] as const;

export type WebhookEvent = (typeof webhookEvents)[number];
