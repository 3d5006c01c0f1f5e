import { measuringRecipient, privacyPage, privacyUpdated } from "#app/content/pages/privacy.server.ts";
import { footerWords } from "#app/content/shared/footer.server.ts";
import { companyFactsContext, configurationContext, siteUrlContext } from "#app/context.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { type Locale, localeOfRequest } from "#app/i18n/locale.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { LegalHead, LegalText } from "#app/sections/legal-text.tsx";
import { RetentionTable } from "#app/sections/retention-table.tsx";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/privacy";

type Words = (typeof privacyPage)[Locale];

/** The page's words where a tag is configured: whoever runs it is a recipient. */
function withRecipient(words: Words, point: string): Words {
  const clauses = words.text.clauses.map((clause) =>
    clause.id === "mottagare"
      ? { ...clause, points: [...("points" in clause ? clause.points : []), point] }
      : clause,
  );
  return { ...words, text: { ...words.text, clauses } };
}

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const facts = context.get(companyFactsContext);
  const tag = context.get(configurationContext).MEASUREMENT_TAG_URL;
  const words = privacyPage[locale];
  return {
    locale,
    words: tag
      ? withRecipient(words, fill(measuringRecipient[locale].point, { host: new URL(tag).host }))
      : words,
    updated: privacyUpdated,
    breadcrumbs: breadcrumbsFromHome(locale, { name: footerWords(facts, locale).privacy }),
    siteUrl: context.get(siteUrlContext),
  };
}

export function meta({ loaderData: { locale, words, breadcrumbs, siteUrl } }: Route.MetaArgs) {
  return pageMeta({
    path: pageHref("privacy", "sv"),
    locale,
    siteUrl,
    breadcrumbs: breadcrumbs.items,
    ...words.meta,
  });
}

export default function Privacy({
  loaderData: { locale, words, updated, breadcrumbs },
}: Route.ComponentProps) {
  const { rows } = words;
  const pages = {
    reportVulnerability: pageHref("reportVulnerability", locale),
    cookies: pageHref("cookies", locale),
    "cookies#rensa": pageHref("cookies", locale, "rensa"),
  };
  return (
    <>
      <LegalHead
        words={words.head}
        updated={updated}
        locale={locale}
        breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
      />
      <RetentionTable
        words={words.table}
        rows={[
          { ...rows.request, kept: "months" },
          { ...rows.message, kept: "months" },
          { ...rows.quote, kept: "months" },
          { ...rows.order, kept: "months" },
          { ...rows.demo, kept: "months" },
          { ...rows.answers, kept: "months" },
          { ...rows.emails, kept: "months" },
          { ...rows.application, kept: "years" },
          { ...rows.account, kept: "years" },
          { ...rows.sender, kept: "hours" },
          { ...rows.statistics, kept: "nobody" },
        ]}
      />
      <LegalText words={words.text} pages={pages} />
    </>
  );
}
