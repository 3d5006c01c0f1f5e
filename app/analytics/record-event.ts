import { onFirstEvent } from "#app/ui/on-first-event.ts";
import { type EventData, type Events, eventData, eventsPath } from "./event.ts";

const interactions = ["click", "scroll", "touchstart"] as const;

const waiting: { name: keyof Events; path: string; data: EventData }[] = [];
let hasStarted = false;

/**
 * Records an event, first-party and without cookies or anything that identifies the visitor. Events are sent from the
 * first click, scroll or touch on. A tag that the visitor has consented to (ask-consent.ts) receives it too. Takes the
 * path if it is not the current page's.
 */
export function recordEvent<Name extends keyof Events>(
  name: Name,
  data: Events[Name],
  path = location.pathname,
): void {
  const event = { name, path, data: eventData({ ...data }) };
  waiting.push(event);
  window.dataLayer?.push({ event: name, path, ...event.data });
  if (hasStarted) sendWaiting();
}

/** At the first click, scroll or touch, sends what was recorded until then, and calls `onStart`. */
export function startMeasuring(onStart: () => void): () => void {
  return onFirstEvent(interactions, () => {
    hasStarted = true;
    sendWaiting();
    onStart();
  });
}

function sendWaiting(): void {
  for (const event of waiting.splice(0))
    navigator.sendBeacon(eventsPath, new Blob([JSON.stringify(event)], { type: "application/json" }));
}

declare global {
  interface Window {
    /** Read by a configured tag; set only when the visitor has agreed to it. */
    dataLayer?: Record<string, unknown>[];
  }
}
