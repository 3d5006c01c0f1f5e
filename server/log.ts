import { type Logger, pino } from "pino";
import { currentRequestId } from "./observe/request-id.ts";

export type Log = Logger;

/**
 * One JSON line an event on standard output, with the id of the request or job that it is about; never a body, an
 * address or anything that a visitor typed.
 */
export function openLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = currentRequestId();
      return request ? { request } : {};
    },
    serializers: { err: describeError },
  });
}

/**
 * What the log says about an error. PostgreSQL quotes values in its messages and details, and a value may be what a
 * visitor typed; so only the code, the table, the rule and the place in our code are logged.
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

/** The length of a library's line in the log. */
const printedCharacters = 300;

/**
 * Sends console output and Node's warnings to the log, a line each: libraries print on their own, and quote addresses
 * and values that visitors sent. Only the plain words of these lines are logged.
 */
export function logConsole(log: Log): void {
  const levels = {
    debug: "debug",
    log: "info",
    info: "info",
    warn: "warn",
    error: "error",
    trace: "debug",
  } as const;
  for (const [method, level] of Object.entries(levels))
    Reflect.set(console, method, (...printed: unknown[]) => {
      log[level]({ printedAt: callerOf(new Error().stack) }, plainWords(printed));
    });
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ printedAt: callerOf(warning.stack) }, plainWords([warning])));
}

/** The plain words of what was printed: nothing with a sign or a digit, which addresses, paths and values have. */
export function plainWords(printed: readonly unknown[]): string {
  return printed
    .map((part) =>
      part instanceof Error ? `${part.name}: ${part.message}` : typeof part === "string" ? part : "…",
    )
    .join(" ")
    .slice(0, printedCharacters)
    .trim()
    .split(/\s+/)
    .map((word) => (/^[([]?\p{L}[\p{L}'-]*[)\]]?[.,:;!?]?$/u.test(word) ? word : "…"))
    .join(" ");
}

/** The file and line of a stack that called the console. */
function callerOf(stack = ""): string {
  return (stack.split("\n")[2] ?? "").trim();
}
