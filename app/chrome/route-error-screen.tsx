import { useEffect } from "react";
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

/** A page that could not be loaded (specification section 8, "Route-level error screen"). */
export function RouteErrorScreen({ error, locale, words }: RouteErrorScreenProps) {
  useEffect(() => recordEvent("route_error", errorData(error)), [error]);
  return (
    <ErrorScreen title={words.route.title} text={words.route.text}>
      <ReloadButton className="btn btn--secondary">{words.retry}</ReloadButton>
      <SiteLink className="btn btn--outline" to={pageHref("home", locale)}>
        {words.route.home}
      </SiteLink>
    </ErrorScreen>
  );
}
