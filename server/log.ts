import { type Logger, type LoggerOptions, pino } from "pino";
import { currentRequestId } from "./observe/request-id.ts";

export type Log = Logger;

/**
 * Opens the log: one JSON line for each event on standard output, with the id of the request that caused it. Never log
 * a body, an IP or email address, or anything else that a visitor typed.
 */
export function openLog(level: string): Log {
  return pino(logOptions(level));
}

/** Pino's options for the log at a level. */
export function logOptions(level: string) {
  return {
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    mixin: () => {
      const request = currentRequestId();
      return request ? { request } : {};
    },
    serializers: { err: describeError },
  } satisfies LoggerOptions;
}

/**
 * The fields that are logged of an error. PostgreSQL quotes values in its messages and details, and a value may be what
 * a visitor typed; so of its errors only the code, the table, the constraint and the stack are logged.
 */
export function describeError(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const { name, message, stack = "", cause } = error;
  const place = stack.slice(stack.indexOf("\n    at "));
  const origin = cause === undefined ? {} : { cause: describeError(cause) };
  if (!("severity" in error)) return { name, message, place, ...origin };
  const fields = ["code", "table", "constraint"].map((key) => [key, Reflect.get(error, key)] as const);
  return { name, ...Object.fromEntries(fields), place, ...origin };
}

/**
 * Redirects console output and Node's warnings to the log. Libraries print URLs and values that visitors sent; so only
 * the plain words of such a line are logged, with the place that printed it.
 */
export function logConsole(log: Log): void {
  for (const method of ["debug", "log", "info", "warn", "error", "trace"] as const) {
    const level = method === "log" ? "info" : method;
    Reflect.set(console, method, (...printed: unknown[]) => {
      log[level]({ printedAt: callerOf(new Error().stack) }, plainWords(printed));
    });
  }
  process.removeAllListeners("warning");
  process.on("warning", (warning) => log.warn({ printedAt: callerOf(warning.stack) }, plainWords([warning])));
}

/** Logs a rejected promise that a library forgot to handle: Node would end the process, with everybody's requests. */
export function logUnhandledRejections(log: Log): void {
  process.on("unhandledRejection", (reason) => {
    log.error({ place: describeError(reason).place }, plainWords([reason]));
  });
}

/** The first 300 printed characters, with "…" for every word that has a digit or a symbol, as addresses and values do. */
export function plainWords(printed: readonly unknown[]): string {
  return printed
    .map((part) =>
      part instanceof Error ? `${part.name}: ${part.message}` : typeof part === "string" ? part : "…",
    )
    .join(" ")
    .slice(0, 300)
    .trim()
    .split(/\s+/)
    .map((word) => (/^[([]?\p{L}[\p{L}'-]*[)\]]?[.,:;!?]?$/u.test(word) ? word : "…"))
    .join(" ");
}

/** The stack frame that called the console. */
function callerOf(stack = ""): string {
  return (stack.split("\n")[2] ?? "").trim();
}
