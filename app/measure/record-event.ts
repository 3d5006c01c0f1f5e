import { type EventData, type Events, eventData } from "./rules.ts";

/** Where events go; the route is app/pages/events.ts. */
const address = "/events";
const waking = ["click", "scroll", "touchstart"] as const;

interface WaitingEvent {
  name: keyof Events;
  path: string;
  data: EventData;
}

const waiting: WaitingEvent[] = [];
let isAwake = false;

/**
 * Records what happened, first-party and without cookies or anything that tells who it was. Nothing leaves
 * the browser before the visitor's first click, scroll or touch (specification section 2, "Global behaviour").
 */
export function recordEvent<Name extends keyof Events>(name: Name, data: Events[Name]): void {
  waiting.push({ name, path: location.pathname, data: eventData({ ...data }) });
  if (isAwake) sendWaiting();
}

/** Waits for the visitor's first click, scroll or touch, and sends what was recorded until then. */
export function startMeasuring(): () => void {
  const listening = new AbortController();
  const wake = () => {
    isAwake = true;
    listening.abort();
    sendWaiting();
  };
  for (const type of waking)
    addEventListener(type, wake, { capture: true, passive: true, signal: listening.signal });
  return () => listening.abort();
}

function sendWaiting(): void {
  for (const event of waiting.splice(0))
    navigator.sendBeacon(address, new Blob([JSON.stringify(event)], { type: "application/json" }));
}
