export const letterStatuses = ["waiting", "failed", "sent"] as const;

export type LetterStatus = (typeof letterStatuses)[number];

/** The status that a text names; undefined for none. */
export function letterStatusOf(text: string | null): LetterStatus | undefined {
  return letterStatuses.find((status) => status === text);
}

/** The look of a status' chip. */
export const letterLooks = { waiting: "warn", failed: "err", sent: "ok" } as const satisfies Record<
  LetterStatus,
  string
>;
