import { stripVTControlCharacters } from "node:util";
import { pino } from "pino";
import pretty from "pino-pretty";
import { type Log, logOptions } from "./log.ts";

/** Opens the log of development: lines to read. It shows all of an error, since nobody but the developer reads it. */
export function openReadableLog(level: string): Log {
  return pino(
    { ...logOptions(level), serializers: { err: describeFully } },
    pretty({ colorize: process.stdout.isTTY, translateTime: "SYS:HH:MM:ss", sync: true }),
  );
}

/** The fields of PostgreSQL's errors that help, and the statement that observer.ts adds to them. */
const fields = ["code", "detail", "hint", "table", "constraint", "where", "statement"];

/** An error with its message, PostgreSQL's fields, its causes, and where in our own files it was thrown. */
export function describeFully(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { message: String(error) };
  const frames = (error.stack ?? "").split("\n").filter((line) => line.startsWith("    at "));
  const own = frames.filter((line) => !/node_modules|\(?node:/.test(line));
  const message = stripVTControlCharacters(`${error.name}: ${error.message}`);
  return {
    ...Object.fromEntries(
      fields.flatMap((name) => {
        const value = Reflect.get(error, name);
        return value === undefined ? [] : [[name, value]];
      }),
    ),
    stack: [message, ...(own.length > 0 ? own : frames)].join("\n"),
    ...(error.cause === undefined ? {} : { cause: describeFully(error.cause) }),
  };
}
