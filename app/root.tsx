// The first stylesheet of every page: it orders the layers of the others.
import "#app/ui/layers.css";
import { type ReactNode, useEffect } from "react";
import { data, Meta, Outlet, type ShouldRevalidateFunctionArgs } from "react-router";
import { consentOf } from "#app/analytics/consent.server.ts";
import { clockHeaders, yesView } from "#app/company/response-promise.server.ts";
import { errorMessages } from "#app/content/shared/errors.server.ts";
import { companyDetails, footerMessages } from "#app/content/shared/footer.server.ts";
import { contactRequestMessages } from "#app/content/shared/forms.server.ts";
import { interfaceMessages, inventedDataMessages } from "#app/content/shared/interface.server.ts";
import { navigationMessages } from "#app/content/shared/navigation.server.ts";
import { siteContext } from "#app/context.ts";
import { DebugGate } from "#app/debug/debug-gate.tsx";
import { InventedMark } from "#app/document/invented-mark.tsx";
import { PageScripts } from "#app/document/page-scripts.tsx";
import { PageStyles } from "#app/document/page-styles.tsx";
import { SubmissionQueue } from "#app/forms/submission-queue.tsx";
import { pathIn } from "#app/i18n/links.ts";
import { BareLayout, useHasOwnFrame } from "#app/layout/bare-layout.tsx";
import { CriticalErrorScreen } from "#app/layout/critical-error-screen.tsx";
import { keepOnFailedRevalidation, useNextDocument, useShownUrl } from "#app/layout/failed-revalidation.ts";
import { useLayoutData } from "#app/layout/layout-data.ts";
import { SiteLayout } from "#app/layout/site-layout.tsx";
import { followRedirect } from "#app/redirects/follow.server.ts";
import fontFile from "#app/ui/fonts/schibsted-grotesk-sv-en.woff2";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { ground } from "#brand/colours.ts";
import { ContactDialog } from "./requests/contact-request/contact-dialog.tsx";
import { QuoteOpener } from "./requests/quote-request/quote-opener.tsx";
import "#brand/colours.css";
import "#app/ui/tokens.css";
import "#app/ui/fonts.css";
import "#app/ui/base.css";
import "#app/ui/button.css";
import "#app/ui/field.css";
import "#app/ui/patterns.css";
import type { Route } from "./+types/root";
import { requestLocale } from "./i18n/locale.ts";
import { yesFirst } from "./pages/yes-first.server.ts";

export const middleware: Route.MiddlewareFunction[] = [
  ({ request, url, context }) =>
    followRedirect(request.method, url, (target) => context.get(siteContext).redirects.of(target)),
];

export const clientMiddleware: Route.ClientMiddlewareFunction[] = [keepOnFailedRevalidation];

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = requestLocale(request);
  const now = new Date();
  const { facts, configuration, hasInventedData } = context.get(siteContext);
  const { BOOKING_APP_URL, MEASUREMENT_TAG_URL } = configuration;
  const { expires } = clockHeaders(facts.openingHours, now);
  const loaded = {
    locale,
    bookingApp: BOOKING_APP_URL,
    navigation: navigationMessages(facts, locale),
    footer: footerMessages(facts, locale),
    company: companyDetails,
    errors: errorMessages[locale],
    interface: interfaceMessages[locale],
    contact: contactRequestMessages[locale],
    yes: yesView(facts.openingHours, now, locale),
    yesFirst: yesFirst(facts, BOOKING_APP_URL, now, locale),
    /** When this data expires, in ms since the epoch. */
    endsAt: Date.parse(expires),
    consent: consentOf(MEASUREMENT_TAG_URL, locale),
    inventedMark: hasInventedData ? inventedDataMessages[locale].mark : undefined,
  };
  return data(loaded, { headers: { expires } });
}

/** For every page that has no headers of its own: all say who can say yes now. */
export const headers = ({ loaderHeaders }: Route.HeadersArgs) => loaderHeaders;

/** When the data of the shown layout expires. */
let shownUntil = Number.POSITIVE_INFINITY;

/** The layout depends on the language and the clock. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  const isOtherLanguage = currentUrl.searchParams.get("lang") !== nextUrl.searchParams.get("lang");
  return isOtherLanguage || Date.now() >= shownUntil;
}

/** The document of every page, also of one that fails. */
export function Layout({ children }: { children: ReactNode }) {
  const { locale = "sv", inventedMark } = useLayoutData() ?? {};
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* An iPhone would make links of numbers in the texts, and what React hydrates would no longer be the page. */}
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
        <meta name="theme-color" content={ground} />
        <link rel="icon" href="/logo/symbol.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        {/* The browser requests the manifest as soon as it is linked, which would be before the first paint. */}
        {useHydrated() && <link rel="manifest" href={pathIn("/manifest.webmanifest", locale)} />}
        <Meta />
        <PageStyles />
      </head>
      <body data-font={fontFile}>
        {children}
        {inventedMark ? <InventedMark text={inventedMark} /> : null}
        <PageScripts />
      </body>
    </html>
  );
}

/** What surrounds the page: the layout with its dialogs, or for pages with a frame of their own almost nothing. */
export default function Root({ loaderData }: Route.ComponentProps) {
  useShownUrl();
  useEffect(() => {
    shownUntil = loaderData.endsAt;
  }, [loaderData.endsAt]);
  if (useHasOwnFrame())
    return (
      <BareLayout messages={loaderData.interface}>
        <Outlet />
      </BareLayout>
    );
  return (
    <SiteLayout data={loaderData}>
      <Outlet />
      <SubmissionQueue locale={loaderData.locale} />
      <ContactDialog locale={loaderData.locale} messages={loaderData.contact} yes={loaderData.yesFirst} />
      <QuoteOpener locale={loaderData.locale} />
      <DebugGate />
    </SiteLayout>
  );
}

/** If the root itself fails there are no texts for a page; app/pages/error-route.tsx shows every other error. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return useNextDocument() ? null : <CriticalErrorScreen error={error} />;
}
