import { measuringRecipient, privacyPage, privacyUpdated } from "#app/content/pages/privacy.server.ts";
import { footerMessages } from "#app/content/shared/footer.server.ts";
import { siteContext } from "#app/context.ts";
import { fill } from "#app/i18n/fill.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shownDay } from "#app/i18n/swedish-days.ts";
import { type Clause, LegalPage } from "#app/sections/legal-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/privacy";
import { pageContext } from "./page-context.server.ts";
import { RetentionTable } from "./privacy/retention-table.tsx";
import { prose } from "./prose.server.ts";

/** The clauses when a measurement tag is configured: its owner is a recipient. */
function withRecipient(clauses: Clause[], locale: Locale, tag: string): Clause[] {
  const values = { host: new URL(tag).host, cookies: pageHref("cookies", locale) };
  const point = fill(measuringRecipient[locale].point, values);
  return clauses.map((clause) =>
    clause.id === "mottagare" ? { ...clause, points: [...(clause.points ?? []), point] } : clause,
  );
}

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const tag = args.context.get(siteContext).configuration.MEASUREMENT_TAG_URL;
  const { meta, ...messages } = privacyPage[locale];
  const clauses = prose("privacy", locale, facts);
  return {
    ...page("privacy", meta, { name: footerMessages(facts, locale).privacy }),
    messages,
    clauses: tag ? withRecipient(clauses, locale, tag) : clauses,
    updated: shownDay(privacyUpdated, locale),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The privacy policy. */
export default function Privacy({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage {...loaderData}>
      <RetentionTable {...loaderData} />
    </LegalPage>
  );
}
