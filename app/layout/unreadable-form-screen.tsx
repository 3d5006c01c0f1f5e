import { isRouteErrorResponse } from "react-router";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { ErrorScreen } from "./error-screen.tsx";

export interface UnreadableForm {
  title: string;
  text: string;
  home: string;
  locale: Locale;
}

/** What an action says that could not read its form (forms/form-body.server.ts); null for any other error. */
export function unreadableFormOf(error: unknown): UnreadableForm | null {
  const isOne = isRouteErrorResponse(error) && error.status === 400 && Boolean(error.data?.title);
  return isOne ? error.data : null;
}

/** A form that came in broken. The page around it has no words of its own then. */
export function UnreadableFormScreen({ title, text, home, locale }: UnreadableForm) {
  return (
    <main lang={locale}>
      <ErrorScreen title={title} text={text}>
        <a className="btn btn--outline" href={pageHref("home", locale)}>
          {home}
        </a>
      </ErrorScreen>
    </main>
  );
}
