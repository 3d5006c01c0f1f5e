import { orderLink } from "#app/company/response-promise.server.ts";
import { aboutPage } from "#app/content/pages/about.server.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { localBusinessData } from "#app/seo/structured-data.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/about";
import { AboutHero } from "./about/about-hero.tsx";
import { CompanyFacts } from "./about/company-facts.tsx";
import { Oversight } from "./about/oversight.tsx";
import { WhoAnswers } from "./about/who-answers.tsx";
import { pageContext } from "./page-context.server.ts";
import "./about.css";

/** The promises that a phone shows at once. */
const shownPromises = 3;

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, siteUrl, page } = pageContext(args);
  const { meta, here, ...messages } = aboutPage(facts, locale);
  const structured = [localBusinessData(siteUrl, facts, meta.description)];
  return { ...page("about", { ...meta, structured }, { name: here }), messages, order: orderLink(locale) };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The company: who answers for what, who inspects it, what it promises, its facts. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { promises, oversight, closing } = loaderData.messages;
  return (
    <>
      <AboutHero {...loaderData} />
      <WhoAnswers {...loaderData} />
      <Oversight messages={oversight} />
      <Section titleId="promises-title">
        <div className="our-promises columns columns--5-7">
          <div>
            <h2 id="promises-title">{promises.title}</h2>
            <p>{promises.intro}</p>
          </div>
          <div>
            <FactList className="rows terms" label="title" facts={promises.items.slice(0, shownPromises)} />
            <Fold summary={promises.more}>
              <FactList className="rows terms" label="title" facts={promises.items.slice(shownPromises)} />
            </Fold>
          </div>
        </div>
      </Section>
      <CompanyFacts {...loaderData} />
      <ClosingCall {...closing} />
    </>
  );
}
