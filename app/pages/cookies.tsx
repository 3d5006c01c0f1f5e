import { consentOf } from "#app/analytics/consent.server.ts";
import { ConsentChoice } from "#app/analytics/consent-choice.tsx";
import { deviceStorage } from "#app/content/device-storage.ts";
import { cookiesPage, cookiesUpdated, cookiesWithTag } from "#app/content/pages/cookies.server.ts";
import { footerMessages } from "#app/content/shared/footer.server.ts";
import { siteContext } from "#app/context.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shownDay } from "#app/i18n/swedish-days.ts";
import { type Clause, LegalPage } from "#app/sections/legal-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/cookies";
import { ContentLabel } from "./cookies/content-label.tsx";
import { pageContext } from "./page-context.server.ts";
import { prose } from "./prose.server.ts";
import "./cookies.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { rows, places, ...untagged } = cookiesPage[locale];
  const clauses = prose("cookies", locale, facts);
  const consent = consentOf(args.context.get(siteContext).configuration.MEASUREMENT_TAG_URL, locale);
  const stored = deviceStorage.filter((entry) => consent || !("onlyWithTag" in entry));
  const { meta, ...messages } = consent ? withTag(untagged, cookiesWithTag[locale]) : untagged;
  return {
    ...page("cookies", meta, { name: footerMessages(facts, locale).cookies }),
    messages,
    clauses: consent
      ? clausesWithTag(clauses, prose("cookies-with-tag", locale, facts, { host: new URL(consent.tag).host }))
      : clauses,
    choice: consent ? { consent, label: cookiesWithTag[locale].change } : undefined,
    stored: stored.map(({ key, place, name }) => ({ name, place: places[place], ...rows[key] })),
    updated: shownDay(cookiesUpdated, locale),
  };
}

type Messages = Omit<(typeof cookiesPage)[Locale], "rows" | "places">;

/** The clauses when a measurement tag is configured, without those that say that visitors are not asked. */
function clausesWithTag(clauses: Clause[], tagClauses: Clause[]): Clause[] {
  return [...tagClauses, ...clauses.filter(({ id }) => id !== "ingen-kakruta" && id !== "saknas")];
}

function withTag(messages: Messages, tag: (typeof cookiesWithTag)[Locale]): Messages {
  return {
    ...messages,
    meta: { ...messages.meta, description: tag.description },
    head: { ...messages.head, lead: tag.lead },
    label: { ...messages.label, none: tag.none },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** What is stored on the visitor's device, and the choice about the analytics tool where one is configured. */
export default function Cookies({ loaderData }: Route.ComponentProps) {
  const { choice } = loaderData;
  return (
    <LegalPage {...loaderData}>
      <ContentLabel {...loaderData} />
      {choice && (
        <div className="wrap consent-choice">
          <ConsentChoice {...choice} />
        </div>
      )}
    </LegalPage>
  );
}
