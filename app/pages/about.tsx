import { aboutPage } from "#app/content/pages/about.server.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { NameBox } from "#app/sections/name-box.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { localBusinessData } from "#app/seo/structured-data.ts";
import { FactList } from "#app/ui/fact-list.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/about";
import { AboutHero } from "./about/about-hero.tsx";
import { CompanyFacts } from "./about/company-facts.tsx";
import { Oversight } from "./about/oversight.tsx";
import { SoftwareAndPeople } from "./about/software-and-people.tsx";
import { pageContext } from "./page-context.server.ts";
import "./about.css";

const people = "/illustrations/people.svg#";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, siteUrl, page } = pageContext(args);
  const { meta, here, ...messages } = aboutPage(facts, locale);
  const structured = [localBusinessData(siteUrl, facts, meta.description)];
  return { ...page("about", { ...meta, structured }, { name: here }), messages };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The company: its story, promises, facts and oversight. */
export default function About({ loaderData }: Route.ComponentProps) {
  const { messages } = loaderData;
  const { story, promises, name, closing } = messages;
  return (
    <>
      <AboutHero {...loaderData} />
      <Section titleId="story">
        <div className="our-story columns columns--5-7">
          <div className="our-story__people">
            <h2 id="story">{story.title}</h2>
            <svg className="no-print" viewBox="-180 -10 900 765" aria-hidden="true">
              <use href={`${people}guard`} />
              <use href={`${people}order-guard`} x="270" />
              <use href={`${people}host`} x="525" />
            </svg>
          </div>
          <div>
            {story.text.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
        </div>
      </Section>
      <Section
        fold={promises.more}
        ground="sunken"
        titleId="promises-title"
        title={promises.title}
        intro={promises.intro}
      >
        <FactList className="rows" pair="columns columns--5-7" label="numeral" facts={promises.items} />
      </Section>
      <SoftwareAndPeople messages={messages.hands} />
      <Oversight messages={messages.oversight} />
      <section className="section section--follows wrap our-name" aria-label={name.label}>
        <NameBox messages={name}>
          <p className="note muted">{name.note}</p>
        </NameBox>
      </section>
      <CompanyFacts {...loaderData} />
      <ClosingCall {...closing} />
    </>
  );
}
