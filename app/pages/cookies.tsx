import { consentOf } from "#app/analytics/consent.server.ts";
import { ConsentChoice } from "#app/analytics/consent-choice.tsx";
import { deviceStorage } from "#app/content/device-storage.ts";
import { cookiesPage, cookiesUpdated, cookiesWithTag } from "#app/content/pages/cookies.server.ts";
import { footerWords } from "#app/content/shared/footer.server.ts";
import { companyFactsContext, configurationContext, siteUrlContext } from "#app/context.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import { type Locale, localeOfRequest } from "#app/i18n/locale.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ContentLabel } from "#app/sections/content-label.tsx";
import { LegalHead, LegalText } from "#app/sections/legal-text.tsx";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/cookies";
import "./cookies.css";

export function loader({ request, context }: Route.LoaderArgs) {
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const facts = context.get(companyFactsContext);
  const { rows, places, ...words } = cookiesPage[locale];
  const consent = consentOf(context.get(configurationContext).MEASUREMENT_TAG_URL, locale);
  const stored = deviceStorage.filter((thing) => consent || !("onlyWithTag" in thing));
  return {
    locale,
    words: consent ? withTag(words, cookiesWithTag[locale], new URL(consent.tag).host) : words,
    choice: consent ? { consent, label: cookiesWithTag[locale].change } : undefined,
    stored: stored.map(({ key, place, name }) => ({ name, place: places[place], ...rows[key] })),
    updated: cookiesUpdated,
    breadcrumbs: breadcrumbsFromHome(locale, { name: footerWords(facts, locale).cookies }),
    siteUrl: context.get(siteUrlContext),
  };
}

type Words = Omit<(typeof cookiesPage)[Locale], "rows" | "places">;

/** The page's words where a tag is configured: the clauses that say that nothing is asked would not be true. */
function withTag(words: Words, tag: (typeof cookiesWithTag)[Locale], host: string): Words {
  const others = words.text.clauses.filter(({ id }) => id !== "ingen-kakruta" && id !== "saknas");
  const clauses = tag.clauses.map(({ text, ...clause }) => ({
    ...clause,
    text: text.map((paragraph) => fill(paragraph, { host })),
  }));
  return {
    ...words,
    meta: { ...words.meta, description: tag.description },
    head: { ...words.head, lead: tag.lead },
    label: { ...words.label, none: tag.none },
    text: { ...words.text, clauses: [...clauses, ...others] },
  };
}

export function meta({ loaderData: { locale, words, breadcrumbs, siteUrl } }: Route.MetaArgs) {
  return pageMeta({
    path: pageHref("cookies", "sv"),
    locale,
    siteUrl,
    breadcrumbs: breadcrumbs.items,
    ...words.meta,
  });
}

export default function Cookies({ loaderData }: Route.ComponentProps) {
  const { locale, words, stored, choice, updated, breadcrumbs } = loaderData;
  return (
    <>
      <LegalHead
        words={words.head}
        updated={updated}
        locale={locale}
        breadcrumbs={<Breadcrumbs {...breadcrumbs} />}
      />
      <ContentLabel words={words.label} rows={stored} />
      {choice && (
        <div className="wrap consent-choice">
          <ConsentChoice {...choice} />
        </div>
      )}
      <LegalText words={words.text} pages={{ privacy: pageHref("privacy", locale) }} />
    </>
  );
}
