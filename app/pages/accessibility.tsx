import { accessibilityAssessed, accessibilityPage } from "#app/content/pages/accessibility.server.ts";
import { footerMessages } from "#app/content/shared/footer.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { shownDay } from "#app/i18n/swedish-days.ts";
import { LegalPage } from "#app/sections/legal-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/accessibility";
import { KnownGaps, TestMethods } from "./accessibility/known-gaps.tsx";
import { pageContext } from "./page-context.server.ts";
import { prose } from "./prose.server.ts";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, ...messages } = accessibilityPage[locale];
  return {
    ...page("accessibility", meta, { name: footerMessages(facts, locale).accessibility }),
    messages,
    showAll: servicePageMessages[locale].showAll,
    clauses: prose("accessibility", locale, facts),
    updated: shownDay(accessibilityAssessed, locale),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The accessibility statement. */
export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return (
    <LegalPage {...loaderData} follows>
      <KnownGaps {...loaderData} />
      <TestMethods {...loaderData} />
    </LegalPage>
  );
}
