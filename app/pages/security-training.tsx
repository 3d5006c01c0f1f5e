import { securityTrainingPage } from "#app/content/pages/security-training.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { ContactLink, QuoteLink } from "#app/layout/links.tsx";
import { CostNotes } from "#app/sections/cost-notes.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/security-training";
import { pageContext } from "./page-context.server.ts";
import { DayTape } from "./security-training/day-tape.tsx";
import { HoursTable } from "./security-training/hours-table.tsx";
import { SituationHero } from "./security-training/situation-hero.tsx";
import { Situations } from "./security-training/situations.tsx";
import "./security-training.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, breadcrumb, ...messages } = securityTrainingPage(facts, locale);
  const { quote, contact, showAll } = servicePageMessages[locale];
  return {
    ...page("securityTraining", { ...meta, art: "vast-utbildning" }, { name: breadcrumb }),
    messages,
    shared: { quote, contact, showAll },
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The courses for customers' own staff. */
export default function SecurityTraining({ loaderData }: Route.ComponentProps) {
  const { messages, shared } = loaderData;
  const { hero, practical } = messages;
  const quote = (
    <Button as={QuoteLink} kind="primary" size="large" service="securityTraining">
      {shared.quote}
    </Button>
  );
  return (
    <>
      <SituationHero {...loaderData}>
        {quote}
        <Button as="a" kind="outline" size="large" href="#situations-title">
          {hero.courses}
        </Button>
      </SituationHero>
      <Situations {...messages.situations} showAll={shared.showAll} />
      <DayTape {...messages.day} />
      <HoursTable {...loaderData} />
      <Faq messages={{ ...messages.faq, contact: shared.contact }} closed />
      <CostNotes
        messages={practical}
        action={
          <>
            {quote}
            <Button as={ContactLink} kind="outline" size="large">
              {shared.contact}
            </Button>
          </>
        }
      />
    </>
  );
}
