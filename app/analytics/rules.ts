import { isRouteErrorResponse } from "react-router";

/** The values an event may carry (product 16.1). */
export type EventValue = string | number | boolean | null;
export type EventData = Readonly<Record<string, EventValue>>;

/** What the site records, and what each event may carry: anything else is a type error. */
export interface Events {
  /** A page was shown; `from` is the host of the other site that led to it, or "". */
  page_view: { language: string; from: string };
  /** A Core Web Vital of the page that the visit began on: milliseconds, or CLS's own figure. */
  web_vital: { metric: string; value: number; rating: string };
  /** The booking app was opened; `source` says from where ("above_fold" in the hero). */
  booking_click: { source: string };
  /** A form was sent from the page and received; `form` says which. */
  form_sent: { form: string };
  /** A page could not be loaded; which one is the event's own path. */
  route_error: { message: string; stack: string };
  /** The generic error screen was shown. */
  exception: { message: string; stack: string };
  /** A module that the page asked for did not come. */
  preload_error: { message: string };
  /** A page holds more elements than it should. */
  dom_size: { nodes: number };
}

/** Keeps the values that an event may carry; others, which a cast let through, are dropped. */
export function eventData(data: Readonly<Record<string, unknown>>): EventData {
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, EventValue] => isEventValue(entry[1])),
  );
}

/** Tells whether a value may be part of an event; a number that is not finite may not. */
export function isEventValue(value: unknown): value is EventValue {
  return value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

/** The host of another site that led to a page, nothing more of its address; "" for none and for one's own. */
export function leadingHost(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return "";
  const { host, origin: from } = new URL(referrer);
  return from === origin ? "" : host;
}

/** What is told of an error: its message, cut, and the first 500 characters of its stack (product 15.3). */
export function errorData(error: unknown): { message: string; stack: string } {
  if (error instanceof Error)
    return { message: error.message.slice(0, 500), stack: (error.stack ?? "").slice(0, 500) };
  // A proxy's plain 502 in place of a page's data comes as an answer, not as an error.
  const message = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : String(error);
  return { message: message.slice(0, 500), stack: "" };
}
