/** Who can be ordered. */
export const orderServices = ["guard", "order_guard", "host"] as const;
export type OrderService = (typeof orderServices)[number];

export const permitAnswers = ["yes", "no", "unknown"] as const;
export type PermitAnswer = (typeof permitAnswers)[number];

/**
 * The bounds of an express order (specification section 5, "Express-order schema"); the database holds the same.
 * Texts in characters after trimming.
 */
export const orderBounds = {
  location: { min: 2, max: 200 },
  jobDescription: { min: 10, max: 2000 },
  guardCount: { min: 1, max: 100 },
  reference: { min: 1, max: 100 },
  /** The longest that one order may last. */
  days: 366,
} as const;

/** What is wrong with the times of an order; null when nothing is. */
export function periodIssue(
  starts: Date,
  ends: Date,
  now: Date,
): { field: "starts" | "ends"; code: "startPassed" | "endBeforeStart" | "endTooLate" } | null {
  if (starts <= now) return { field: "starts", code: "startPassed" };
  if (ends <= starts) return { field: "ends", code: "endBeforeStart" };
  if (ends.getTime() - starts.getTime() > orderBounds.days * 86_400_000)
    return { field: "ends", code: "endTooLate" };
  return null;
}
