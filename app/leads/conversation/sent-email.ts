import type { AllOf, Stored } from "#app/domain/stored.ts";

export const emailStatuses = ["waiting", "failed", "sent", "held"] as const satisfies readonly Stored<
  "mail_deliveries",
  "status"
>[];

export type EmailStatus = AllOf<typeof emailStatuses, Stored<"mail_deliveries", "status">>;

/** Whether an email can be sent again by hand; one that was held back can't. */
export function isRetriable(status: EmailStatus): boolean {
  return status === "waiting" || status === "failed";
}

/** Whether an email goes to a visitor, whose address may then be corrected. */
export function isToVisitor({ about, kind }: { about: string; kind: string }): boolean {
  if (about === "demo_booking") return !kind.startsWith("sales-rep-");
  return about === "lead_email" || (kind.startsWith("visitor") && about !== "account");
}

/** The intents of the forms for an email that did not arrive. */
export const emailIntents = ["retryEmail", "giveUpEmail", "correctEmail"] as const;

export type EmailIntent = (typeof emailIntents)[number];

export const emailLooks = {
  waiting: "warning",
  failed: "error",
  sent: "ok",
  held: "warning",
} as const satisfies Record<EmailStatus, string>;
