export const emailStatuses = ["waiting", "failed", "sent", "held"] as const;

export type EmailStatus = (typeof emailStatuses)[number];

export function emailStatusOf(text: string | null): EmailStatus | undefined {
  return emailStatuses.find((status) => status === text);
}

/** Whether an email may be tried again by hand: what was held back was never queued again. */
export function isRetriable(status: EmailStatus): boolean {
  return status === "waiting" || status === "failed";
}

/** Whether an email goes to a visitor, whose address may then be corrected. */
export function isToVisitor({ about, kind }: { about: string; kind: string }): boolean {
  if (about === "demo_booking") return !kind.startsWith("sales-rep-");
  return about === "reply" || (kind.startsWith("visitor") && about !== "account");
}

/** What may be done about an email that did not arrive, on the pages that show it. */
export const emailIntents = ["retryEmail", "giveUpEmail", "correctEmail"] as const;

export type EmailIntent = (typeof emailIntents)[number];

export const emailLooks = {
  waiting: "warning",
  failed: "error",
  sent: "ok",
  held: "warning",
} as const satisfies Record<EmailStatus, string>;
