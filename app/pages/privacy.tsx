import { privacyPage, privacyUpdated } from "#app/content/pages/privacy.server.ts";
import { footerWords } from "#app/content/shared/footer.server.ts";
import { pageHref } from "#app/language/links.ts";
import { localeOfRequest } from "#app/language/locale.ts";
import { pageMeta } from "#app/search/page-meta.ts";
import { trailFromHome } from "#app/search/trail.server.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { LegalHead, LegalText } from "#app/sections/legal-text.tsx";
import { RetentionTable } from "#app/sections/retention-table.tsx";
import { siteUrlContext } from "#server/context.ts";
import type { Route } from "./+types/privacy";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  return {
    locale,
    words: privacyPage[locale],
    updated: privacyUpdated,
    trail: trailFromHome(locale, { name: footerWords[locale].privacy }),
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, words, trail, siteUrl } }: Route.MetaArgs) {
  return pageMeta({ path: pageHref("privacy", "sv"), locale, siteUrl, crumbs: trail.items, ...words.meta });
}

export default function Privacy({ loaderData: { locale, words, updated, trail } }: Route.ComponentProps) {
  const { request, message, letters, sender, statistics } = words.rows;
  const pages = {
    cookies: pageHref("cookies", locale),
    "cookies#rensa": pageHref("cookies", locale, "rensa"),
  };
  return (
    <>
      <LegalHead words={words.head} updated={updated} locale={locale} trail={<Breadcrumbs {...trail} />} />
      <RetentionTable
        words={words.table}
        rows={[
          { ...request, kept: "months" },
          { ...message, kept: "months" },
          { ...letters, kept: "months" },
          { ...sender, kept: "hours" },
          { ...statistics, kept: "nobody" },
        ]}
      />
      <LegalText words={words.text} pages={pages} />
    </>
  );
}
