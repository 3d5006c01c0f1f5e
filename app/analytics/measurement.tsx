import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Consent } from "./consent.ts";
import { recordEvent, startMeasuring } from "./record-event.ts";
import { leadingHost } from "./rules.ts";

interface MeasurementProps {
  /** Given where a tag is configured. */
  consent: Consent | undefined;
  language: string;
  /** Whether the address is a page of the site: what a stranger made up is not told of. */
  isPage: boolean;
}

/**
 * Counts pages and their vitals, first-party and without cookies; and where a tag is configured asks whether
 * it may be loaded. All of it waits for the first click, scroll or touch.
 */
export function Measurement({ consent, language, isPage }: MeasurementProps) {
  const { pathname } = useLocation();
  useEffect(() => {
    const landing = location.pathname;
    return startMeasuring(() => {
      import("./vitals.ts").then(({ measureVitals }) => measureVitals(landing), ignore);
      if (consent) import("./ask-consent.ts").then(({ askConsent }) => askConsent(consent)).catch(ignore);
    });
  }, [consent]);
  useEffect(() => {
    if (isPage) recordEvent("page_view", { language, from: referrerOf() }, pathname);
  }, [pathname, language, isPage]);
  return null;
}

let hasCounted = false;

/** Only the first page of a visit was led to by another site. */
function referrerOf(): string {
  if (hasCounted) return "";
  hasCounted = true;
  return leadingHost(document.referrer, location.origin);
}

/** A page must never fail over its statistics. */
function ignore(): void {}
