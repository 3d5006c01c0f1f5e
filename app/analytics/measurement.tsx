import { useEffect } from "react";
import { useLocation } from "react-router";
import type { Consent } from "./consent.ts";
import { referrerHost } from "./event.ts";
import { recordEvent, startMeasuring } from "./record-event.ts";

interface MeasurementProps {
  /** Present where a tag is configured. */
  consent: Consent | undefined;
  language: string;
  /** Whether the URL is a page of the site: unknown URLs are not recorded. */
  isPage: boolean;
}

/**
 * Records page views and Core Web Vitals, first-party and without cookies, and asks for consent where a tag is
 * configured. Starts at the first click, scroll or touch.
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

/** The referring site; "" for all but the first page of a visit. */
function referrerOf(): string {
  if (hasCounted) return "";
  hasCounted = true;
  return referrerHost(document.referrer, location.origin);
}

/** Analytics must never break a page. */
function ignore(): void {}
