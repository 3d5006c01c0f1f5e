import { termsPage, termsUpdated } from "#app/content/pages/terms.server.ts";
import { footerMessages } from "#app/content/shared/footer.server.ts";
import { shownDay } from "#app/i18n/swedish-days.ts";
import { LegalPage } from "#app/sections/legal-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/terms";
import { pageContext } from "./page-context.server.ts";
import { prose } from "./prose.server.ts";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, ...messages } = termsPage[locale];
  return {
    ...page("terms", meta, { name: footerMessages(facts, locale).terms }),
    messages,
    clauses: prose("terms", locale, facts),
    updated: shownDay(termsUpdated, locale),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The terms. */
export default function Terms({ loaderData }: Route.ComponentProps) {
  return <LegalPage {...loaderData} />;
}
