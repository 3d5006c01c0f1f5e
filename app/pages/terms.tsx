import { termsPage, termsUpdated } from "#app/content/pages/terms.server.ts";
import { footerWords } from "#app/content/shared/footer.server.ts";
import { companyFactsContext, siteUrlContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { LegalHead, LegalText } from "#app/sections/legal-text.tsx";
import { pageMeta } from "#app/seo/page-meta.ts";
import { trailFromHome } from "#app/seo/trail.server.ts";
import type { Route } from "./+types/terms";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const facts = context.get(companyFactsContext);
  return {
    locale,
    words: termsPage(facts, locale),
    updated: termsUpdated,
    trail: trailFromHome(locale, { name: footerWords(facts, locale).terms }),
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, words, trail, siteUrl } }: Route.MetaArgs) {
  return pageMeta({ path: pageHref("terms", "sv"), locale, siteUrl, crumbs: trail.items, ...words.meta });
}

export default function Terms({ loaderData: { locale, words, updated, trail } }: Route.ComponentProps) {
  return (
    <>
      <LegalHead words={words.head} updated={updated} locale={locale} trail={<Breadcrumbs {...trail} />} />
      <LegalText words={words.text} pages={{ privacy: pageHref("privacy", locale) }} />
    </>
  );
}
