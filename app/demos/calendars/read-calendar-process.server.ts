import { processMessage } from "#backend/processes/process-message.ts";
import { busySpans } from "./busy-spans.server.ts";

/** What the program gets: the file, and the moments between which busy times matter, in epoch milliseconds. */
export interface CalendarToRead {
  text: string;
  from: string;
  to: string;
}

await processMessage<CalendarToRead>(async ({ text, from, to }) =>
  busySpans(text, { from: Number(from), to: Number(to) }),
);
