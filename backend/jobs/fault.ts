import { DatabaseUnavailable, typedError } from "#backend/database/errors.ts";
import { errorCode } from "#backend/error-code.ts";

/** What keeps the queue from working; `name` is for /health and the log. */
export interface Fault {
  name: string;
  /** Whether the cause is the database: the queue works again by itself when the database does. */
  isDatabase: boolean;
}

const names: readonly [RegExp, string][] = [
  [/^25006$/, "database-read-only"],
  [/^53100$/, "database-disk-full"],
  [/^53/, "database-out-of-resources"],
  [/^57/, "database-not-ready"],
  [/^40/, "database-conflict"],
];

/** The fault of an error of the queue: only PostgreSQL's code, since its message may quote what a visitor typed. */
export function faultOf(error: unknown): Fault {
  const code = errorCode(error);
  // 40 is a deadlock or the like: the same statement works when it is sent again.
  const isDatabase = typedError(error) instanceof DatabaseUnavailable || code.startsWith("40");
  const fault = names.find(([codes]) => codes.test(code));
  if (fault) return { name: fault[1], isDatabase };
  if (isDatabase) return { name: "database-unreachable", isDatabase };
  return { name: code ? `queue-error-${code}` : "queue-stuck", isDatabase };
}
