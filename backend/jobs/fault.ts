import { DatabaseUnavailable, typedError } from "#backend/database/errors.ts";

/** What keeps the queue from working, with a name for /health and the log. */
export interface Fault {
  name: string;
  /** It passes when the database is well again; there is nothing to do but wait. */
  isDatabase: boolean;
}

const names: readonly [RegExp, string][] = [
  [/^25006$/, "database-read-only"],
  [/^53100$/, "database-disk-full"],
  [/^53/, "database-out-of-resources"],
  [/^57/, "database-not-ready"],
];

/** Names the queue's error; only PostgreSQL's code is given, since its words may quote a visitor. */
export function faultOf(error: Error): Fault {
  const code = "code" in error && typeof error.code === "string" ? error.code : "";
  const isDatabase = typedError(error) instanceof DatabaseUnavailable;
  const known = names.find(([codes]) => codes.test(code));
  if (known) return { name: known[1], isDatabase };
  if (isDatabase) return { name: "database-unreachable", isDatabase };
  return { name: code ? `queue-error-${code}` : "queue-stuck", isDatabase };
}
