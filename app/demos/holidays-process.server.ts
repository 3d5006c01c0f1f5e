import { swedishHolidays } from "./holidays.server.ts";

/**
 * Writes the holidays of the years that are named as arguments to the standard output, as JSON, and ends. A process
 * of its own, because the library leaves 30 MB behind in the one that used it.
 */
process.stdout.write(JSON.stringify(swedishHolidays(process.argv.slice(2).map(Number))));
