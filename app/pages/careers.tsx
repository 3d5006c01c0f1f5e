import { Link } from "react-router";
import { AppPreview } from "#app/careers/app-preview.tsx";
import { everyOpening, openingsHref, readOpeningsView } from "#app/careers/filters.ts";
import { Hiring } from "#app/careers/hiring.tsx";
import { OfferCard } from "#app/careers/offer-card.tsx";
import { OpeningFilters } from "#app/careers/opening-filters.tsx";
import { Openings } from "#app/careers/openings.tsx";
import { Requirements } from "#app/careers/requirements.tsx";
import { applyByMail, viewOpenings } from "#app/careers/view.server.ts";
import { Week } from "#app/careers/week.tsx";
import { careersMessages, openingNames } from "#app/content/pages/careers.server.ts";
import { siteContext } from "#app/context.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { pageHref } from "#app/i18n/links.ts";
import { More } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { HeroText } from "#app/sections/hero-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/careers";
import { pageContext } from "./page-context.server.ts";
import "#app/ui/select-field.css";
import "#app/ui/state.css";
import "./careers.css";
import "#app/careers/careers.css";

const jobsId = "jobb";
const storyKeys = [
  "storyBarToOrderGuard",
  "storyPartTimeGuard",
  "storyTwoLanguages",
  "storyTeamLeader",
] as const;

export async function loader(args: Route.LoaderArgs) {
  const { locale, page } = pageContext(args);
  const { meta, ...messages } = careersMessages[locale];
  const view = readOpeningsView(args.url.searchParams);
  return {
    ...page("careers", { ...meta, noindex: Object.values(view).some(Boolean) }, { name: messages.name }),
    messages,
    names: openingNames[locale],
    view,
    // The page's other sections are useful without the database.
    openings: await viewOpenings(args.context.get(siteContext).database, locale, view).catch(() => null),
    mail: applyByMail(messages.mail),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The jobs: the openings with their filters, how shifts work, and whom we hire. */
export default function Careers({ loaderData }: Route.ComponentProps) {
  const { locale, messages, names, mail } = loaderData;
  const { hero, both, app } = messages;
  return (
    <>
      <section className="careers-hero" aria-labelledby="title">
        <div className="wrap">
          <Breadcrumbs {...loaderData.breadcrumbs} />
          <div className="columns columns--7-5">
            <HeroText title={hero.title} titleId="title" lead={hero.lead}>
              <Button as="a" kind="primary" size="large" href={`#${jobsId}`}>
                {hero.jobs} <Icon name="arrow" className="icon--go" />
              </Button>
              <Button as="a" kind="outline" size="large" href="#ansok">
                {hero.apply}
              </Button>
            </HeroText>
            <OfferCard messages={messages.offer} />
          </div>
        </div>
      </section>
      <Week messages={messages.week} />
      <Section className="careers-both" small ground="night" titleId="both-title">
        <div className="tiles">
          <h2 id="both-title">{both.title}</h2>
          <Fold className="fold--in-grid" summary={both.more}>
            {[both.best, both.worst].map(({ title, items }) => (
              <div key={title}>
                <h3 className="muted">{title}</h3>
                <TextList className="lines" texts={items} />
              </div>
            ))}
          </Fold>
        </div>
      </Section>
      <Requirements messages={messages.requirements} names={names.roles}>
        <More to={pageHref("training", locale)}>{messages.requirements.more}</More>
      </Requirements>
      <Jobs {...loaderData} />
      <Hiring messages={messages.hiring} mail={mail} address={brand.customerServiceEmail}>
        <SiteLink to={pageHref("privacy", locale)}>{messages.hiring.privacyLink}</SiteLink>
      </Hiring>
      <section className="careers-app night" aria-labelledby="app-title">
        <div className="wrap columns columns--7-5">
          <div>
            <h2 id="app-title">{app.title}</h2>
            <p className="lead">{app.lead}</p>
            <Fold summary={app.fold}>
              <FactList className="tiles terms" pair="ruled" value="muted" facts={app.points} />
            </Fold>
            <More to={pageHref("guardApp", locale)}>{app.more}</More>
          </div>
          <AppPreview messages={app.phone} />
        </div>
        <nav className="careers-stories" aria-labelledby="stories-title">
          <div className="wrap columns columns--4-8">
            <div>
              <Heading level={2} size="h3" id="stories-title">
                {messages.stories.title}
              </Heading>
              <ExampleLabel messages={messages.stories.example} />
            </div>
            <ul className="lines">
              {storyKeys.map((key) => (
                <li key={key}>
                  <SiteLink className="quiet-link" to={pageHref(key, locale)}>
                    <b>{messages.stories.items[key]}</b> <Icon name="arrow" />
                  </SiteLink>
                </li>
              ))}
            </ul>
          </div>
        </nav>
      </section>
    </>
  );
}

function Jobs({
  locale,
  messages: { jobs },
  names,
  view,
  openings,
  mail,
}: Route.ComponentProps["loaderData"]) {
  const count = openings?.length ?? 0;
  const city = citiesIn(locale).find(({ slug }) => slug === view.city)?.name;
  return (
    <Section className="careers-openings" id={jobsId} ground="sunken" titleId="jobs-title">
      <div className="careers-openings__head apart">
        <h2 id="jobs-title">
          {jobs.title} {openings && <span aria-hidden="true">{count}</span>}
        </h2>
        <OpeningFilters view={view} locale={locale} anchor={jobsId} messages={jobs} names={names} />
        <p className="visually-hidden" role="status">
          {openings && `${count} ${count === 1 ? jobs.count.one : jobs.count.many}`}
        </p>
      </div>
      {count > 0 && openings && <Openings openings={openings} messages={jobs} link={SiteLink} />}
      {openings && count === 0 && (
        <div className="state">
          <h3>{city ? `${jobs.empty.inCity} ${city}` : jobs.empty.title}</h3>
          <p className="muted">{jobs.empty.text}</p>
          <p className="actions">
            <Button
              as={Link}
              kind="outline"
              to={openingsHref(everyOpening, locale)}
              preventScrollReset
              replace
            >
              {jobs.empty.all}
            </Button>
            <a className="more" href={mail}>
              {jobs.empty.apply}
            </a>
          </p>
        </div>
      )}
      {openings ? (
        count > 0 && (
          <p className="note muted">
            {jobs.open} <a href={mail}>{jobs.openLink}</a>, {jobs.openText}
          </p>
        )
      ) : (
        <p className="state state--error">{jobs.failed}</p>
      )}
    </Section>
  );
}
