export const letterStatuses = ["waiting", "failed", "sent", "held"] as const;

export type LetterStatus = (typeof letterStatuses)[number];

/** The status that a text names; undefined for none. */
export function letterStatusOf(text: string | null): LetterStatus | undefined {
  return letterStatuses.find((status) => status === text);
}

/** Whether a letter may be tried again by hand: what was held back was never queued again. */
export function isRetriable(status: LetterStatus): boolean {
  return status === "waiting" || status === "failed";
}

/** Whether a letter goes to a visitor, whose address may be corrected where it did not arrive. */
export function isToVisitor({ about, kind }: { about: string; kind: string }): boolean {
  if (about === "demo_booking") return !kind.startsWith("host-");
  return about === "reply" || (kind === "visitor" && about !== "account");
}

/** The look of a status' chip. */
export const letterLooks = {
  waiting: "warn",
  failed: "err",
  sent: "ok",
  held: "warn",
} as const satisfies Record<LetterStatus, string>;
