import { accessibilityAssessed, accessibilityPage } from "#app/content/pages/accessibility.server.ts";
import { footerWords } from "#app/content/shared/footer.server.ts";
import { companyFactsContext, siteUrlContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { KnownGaps, Tried } from "#app/sections/known-gaps.tsx";
import { LegalHead, LegalText } from "#app/sections/legal-text.tsx";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/accessibility";
import { prose } from "./prose.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const facts = context.get(companyFactsContext);
  return {
    locale,
    words: accessibilityPage[locale],
    clauses: prose("accessibility", locale, facts),
    assessed: accessibilityAssessed,
    breadcrumbs: breadcrumbsFromHome(locale, { name: footerWords(facts, locale).accessibility }),
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, words, breadcrumbs, siteUrl } }: Route.MetaArgs) {
  return pageMeta({
    path: pageHref("accessibility", "sv"),
    locale,
    siteUrl,
    breadcrumbs: breadcrumbs.items,
    ...words.meta,
  });
}

export default function Accessibility({
  loaderData: { locale, words, clauses, assessed, breadcrumbs },
}: Route.ComponentProps) {
  const pages = { contactRequest: pageHref("contactRequest", locale) };
  return (
    <>
      <LegalHead
        words={words.head}
        updated={assessed}
        locale={locale}
        breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
      />
      <KnownGaps words={words.gaps} pages={pages} />
      <Tried words={words.tried} />
      <LegalText words={words.text} clauses={clauses} />
    </>
  );
}
