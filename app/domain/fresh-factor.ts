/**
 * How long (s) a second factor counts as just used (product 14.12). The sign-in and the pages import it, and the database
 * gets it with each transaction (backend/database/transaction.ts).
 */
export const freshSeconds = 600;
