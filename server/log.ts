import { type Logger, pino } from "pino";

export type Log = Logger;

/** One JSON line an event on standard output; never a body, an address or anything that a visitor typed. */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    serializers: { err: describeError },
  });
}

/**
 * What the log tells of an error. PostgreSQL quotes values in its messages and details, and a value may be
 * what a visitor typed; so of its errors only the code, the table, the rule and the place in our code are told.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack = "", cause } = error;
  const place = stack.slice(stack.indexOf("\n    at "));
  const origin = cause === undefined ? {} : { cause: describeError(cause) };
  if (!("severity" in error)) return { name, message, place, ...origin };
  const told = ["code", "table", "constraint"].map((key) => [key, Reflect.get(error, key)] as const);
  return { name, ...Object.fromEntries(told), place, ...origin };
}
