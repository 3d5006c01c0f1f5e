import { measuringRecipient, privacyPage, privacyUpdated } from "#app/content/pages/privacy.server.ts";
import { footerWords } from "#app/content/shared/footer.server.ts";
import { companyFactsContext, configurationContext, siteUrlContext } from "#app/context.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { type Locale, localeOfRequest } from "#app/i18n/locale.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { type Clause, LegalHead, LegalText } from "#app/sections/legal-text.tsx";
import { RetentionTable } from "#app/sections/retention-table.tsx";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/privacy";
import { prose } from "./prose.server.ts";

/** The clauses where a tag is configured: whoever runs it is a recipient. */
function withRecipient(clauses: Clause[], locale: Locale, tag: string): Clause[] {
  const values = { host: new URL(tag).host, cookies: pageHref("cookies", locale) };
  const point = fill(measuringRecipient[locale].point, values);
  return clauses.map((clause) =>
    clause.id === "mottagare" ? { ...clause, points: [...(clause.points ?? []), point] } : clause,
  );
}

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const facts = context.get(companyFactsContext);
  const tag = context.get(configurationContext).MEASUREMENT_TAG_URL;
  const clauses = prose("privacy", locale, facts);
  return {
    locale,
    words: privacyPage[locale],
    clauses: tag ? withRecipient(clauses, locale, tag) : clauses,
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
  loaderData: { locale, words, clauses, updated, breadcrumbs },
}: Route.ComponentProps) {
  const { rows } = words;
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
      <LegalText words={words.text} clauses={clauses} />
    </>
  );
}
