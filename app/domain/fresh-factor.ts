/**
 * How long (s) a second factor counts as just used (product 14.12). The database gets it with each transaction
 * (backend/database/transaction.ts) and compares for the policies: public.factor_is_fresh.
 */
export const freshSeconds = 600;

/** Whether a second factor that was used at a time (ms) is fresh; the sign-in and the pages ask this. */
export function isFreshSince(usedAt: number, now: number): boolean {
  return now - usedAt < freshSeconds * 1000;
}
