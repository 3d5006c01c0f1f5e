import { isRouteErrorResponse } from "react-router";

/** Where browsers send events; the route is app/pages/events.ts. */
export const eventsPath = "/events";

/** The values that an event may have (product 16.1). */
export type EventValue = string | number | boolean | null;
export type EventData = Readonly<Record<string, EventValue>>;

export interface Events {
  /** A page was shown; `from` is the host of the referring site, or "". */
  page_view: { language: string; from: string };
  /** A Core Web Vital of the visit's first page: milliseconds, or CLS's own number. */
  web_vital: { metric: string; value: number; rating: string };
  /** The booking app was opened; `source` is the link's place ("above_fold" in the hero). */
  booking_click: { source: string };
  /** A form was sent and stored; `form` is its name. */
  form_sent: { form: string };
  /** A page could not be loaded; the event's path says which. */
  route_error: { message: string; stack: string };
  /** The generic error screen was shown. */
  exception: { message: string; stack: string };
  /** A module of the page could not be loaded. */
  preload_error: { message: string };
  /** A page has too many elements. */
  dom_size: { nodes: number };
}

/** The values that an event may have; others are dropped. */
export function eventData(data: Readonly<Record<string, unknown>>): EventData {
  return Object.fromEntries(
    Object.entries(data).filter((entry): entry is [string, EventValue] => isEventValue(entry[1])),
  );
}

/** Whether a value may be in an event; numbers must be finite. */
export function isEventValue(value: unknown): value is EventValue {
  return value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value);
}

/** The host of the referring site; "" for none and for this site. */
export function referrerHost(referrer: string, origin: string): string {
  if (!URL.canParse(referrer)) return "";
  const { host, origin: from } = new URL(referrer);
  return from === origin ? "" : host;
}

/** The data of an error: its message, cut, and the first 500 characters of its stack (product 15.3). */
export function errorData(error: unknown): { message: string; stack: string } {
  if (error instanceof Error)
    return { message: error.message.slice(0, 500), stack: (error.stack ?? "").slice(0, 500) };
  // A proxy's plain 502 instead of a page's data is a response, not an Error.
  const message = isRouteErrorResponse(error) ? `${error.status} ${error.statusText}`.trim() : String(error);
  return { message: message.slice(0, 500), stack: "" };
}
