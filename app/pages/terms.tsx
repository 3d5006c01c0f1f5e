import { termsPage, termsUpdated } from "#app/content/pages/terms.server.ts";
import { footerWords } from "#app/content/shared/footer.server.ts";
import { companyFactsContext, siteUrlContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { LegalHead, LegalText } from "#app/sections/legal-text.tsx";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/terms";
import { prose } from "./prose.server.ts";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const facts = context.get(companyFactsContext);
  return {
    locale,
    words: termsPage[locale],
    clauses: prose("terms", locale, facts),
    updated: termsUpdated,
    breadcrumbs: breadcrumbsFromHome(locale, { name: footerWords(facts, locale).terms }),
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, words, breadcrumbs, siteUrl } }: Route.MetaArgs) {
  return pageMeta({
    path: pageHref("terms", "sv"),
    locale,
    siteUrl,
    breadcrumbs: breadcrumbs.items,
    ...words.meta,
  });
}

export default function Terms({
  loaderData: { locale, words, clauses, updated, breadcrumbs },
}: Route.ComponentProps) {
  return (
    <>
      <LegalHead
        words={words.head}
        updated={updated}
        locale={locale}
        breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
      />
      <LegalText words={words.text} clauses={clauses} />
    </>
  );
}
