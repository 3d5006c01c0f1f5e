import { type Logger, pino } from "pino";

export type Log = Logger;

/** One JSON line an event on standard output; never a body, an address or anything that a visitor typed. */
export function openLog(level: string): Log {
  return pino({ level, base: null, timestamp: pino.stdTimeFunctions.isoTime });
}
