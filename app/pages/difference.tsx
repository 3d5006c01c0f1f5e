import { differencePage, powers } from "#app/content/pages/difference.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/difference";
import { ChooseByPlace } from "./difference/choose-by-place.tsx";
import { DecisionPath } from "./difference/decision-path.tsx";
import { Myths } from "./difference/myths.tsx";
import { PowersTable } from "./difference/powers-table.tsx";
import { SideBySide } from "./difference/side-by-side.tsx";
import { TwoGarments } from "./difference/two-garments.tsx";
import { pageContext } from "./page-context.server.ts";
import "./difference.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, services, here, ...messages } = differencePage(facts, locale);
  const home = pageHref("home", locale, "tjanster");
  return {
    ...page("difference", meta, { name: services, href: home }, { name: here }),
    messages,
    powers,
    showAll: servicePageMessages[locale].showAll,
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** What a guard and an order guard may and may not do, side by side. */
export default function Difference({ loaderData }: Route.ComponentProps) {
  const { messages } = loaderData;
  return (
    <>
      <TwoGarments {...loaderData} />
      <DecisionPath {...loaderData} />
      <PowersTable {...loaderData}>
        <SideBySide {...loaderData} />
      </PowersTable>
      <Myths messages={messages.myths} />
      <ChooseByPlace {...loaderData} />
      <ClosingCall {...messages.closing} />
    </>
  );
}
