import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { pageHref } from "#app/language/links.ts";
import type { Locale } from "#app/language/locale.ts";
import { recordEvent } from "#app/measure/record-event.ts";
import { errorData } from "#app/measure/rules.ts";
import type { ErrorWords } from "./chrome-data.ts";
import { ErrorScreen, ReloadButton } from "./error-screen.tsx";
import { SiteLink } from "./site-link.tsx";

interface RouteErrorScreenProps {
  error: unknown;
  locale: Locale;
  words: ErrorWords;
}

/** A page that could not be loaded (specification section 8, "Route-level error screen"), or a form that could not be read. */
export function RouteErrorScreen({ error, locale, words }: RouteErrorScreenProps) {
  useEffect(() => recordEvent("route_error", errorData(error)), [error]);
  const isUnreadable = isRouteErrorResponse(error) && error.status === 400;
  const { title, text } = isUnreadable ? words.unreadable : words.route;
  return (
    <ErrorScreen title={title} text={text}>
      <ReloadButton className="btn btn--secondary">{words.retry}</ReloadButton>
      <SiteLink className="btn btn--outline" to={pageHref("home", locale)}>
        {words.route.home}
      </SiteLink>
    </ErrorScreen>
  );
}
