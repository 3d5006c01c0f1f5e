import { useEffect } from "react";
import { isRouteErrorResponse } from "react-router";
import { errorData } from "#app/analytics/event.ts";
import { recordEvent } from "#app/analytics/record-event.ts";
import { useRequestId } from "#app/document/request-id.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { reloadDocument } from "#app/ui/reload-document.ts";
import { ErrorScreen, ReloadButton } from "./error-screen.tsx";
import type { LayoutData } from "./layout-data.ts";
import { SiteLink } from "./site-link.tsx";

interface RouteErrorScreenProps {
  error: unknown;
  locale: Locale;
  messages: LayoutData["errors"];
}

/** A page that could not be loaded (product 15.3), or a form that could not be read. */
export function RouteErrorScreen({ error, locale, messages }: RouteErrorScreenProps) {
  useEffect(() => recordEvent("route_error", errorData(error)), [error]);
  // Like the server's page for this error, it reloads by itself (server/unavailable-page.ts).
  const isUnavailable = isRouteErrorResponse(error) && error.status === 503;
  useEffect(() => {
    if (isUnavailable) reloadDocument();
  }, [isUnavailable]);
  const isUnreadable = isRouteErrorResponse(error) && error.status === 400;
  const { title, text } = isUnreadable ? messages.unreadable : messages.route;
  const id = useRequestId();
  return (
    <ErrorScreen title={title} text={text} note={id && fill(messages.quote, { id })}>
      <ReloadButton kind="secondary">{messages.retry}</ReloadButton>
      <Button as={SiteLink} kind="outline" to={pageHref("home", locale)}>
        {messages.route.home}
      </Button>
    </ErrorScreen>
  );
}
