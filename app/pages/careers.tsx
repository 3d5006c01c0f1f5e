import { Link } from "react-router";
import { submitApplication } from "#app/careers/application/change-application.server.ts";
import { everyOpening, openingsHref, readOpeningsView } from "#app/careers/filters.ts";
import { Hiring } from "#app/careers/hiring.tsx";
import { applicationId } from "#app/careers/keys.ts";
import { OfferCard } from "#app/careers/offer-card.tsx";
import { OpeningFilters } from "#app/careers/opening-filters.tsx";
import { Openings } from "#app/careers/openings.tsx";
import { Requirements } from "#app/careers/requirements.tsx";
import { applyByMail, viewOpenings, viewPay } from "#app/careers/view.server.ts";
import { Week } from "#app/careers/week.tsx";
import { careersMessages, openingNames } from "#app/content/pages/careers.server.ts";
import { applicationMessages } from "#app/content/shared/application-form.server.ts";
import { siteContext } from "#app/context.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { sentParameter } from "#app/forms/form-names.ts";
import { requestContextOf } from "#app/forms/request-context.server.ts";
import { pageHref, withQuery } from "#app/i18n/links.ts";
import { isLocale, requestLocale } from "#app/i18n/locale.ts";
import { More } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { HeroText } from "#app/sections/hero-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { FirstRows } from "#app/ui/first-rows.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import { brand } from "#brand/company.ts";
import type { Route } from "./+types/careers";
import { respondsToScript, respondToForm } from "./form-response.server.ts";
import { pageContext } from "./page-context.server.ts";
import "#app/careers/application/application-form.tsx?styles";
import "#app/ui/select-field.css";
import "#app/ui/state.css";
import "./careers.css";
import "#app/careers/careers.css";

const ApplicationForm = hydrateOnInteraction(() =>
  import("#app/careers/application/application-form.tsx").then((module) => module.ApplicationForm),
);

const jobsId = "jobb";
const storyKeys = [
  "storyBarToOrderGuard",
  "storyPartTimeGuard",
  "storyTwoLanguages",
  "storyTeamLeader",
] as const;

export async function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, ...messages } = careersMessages[locale];
  const view = readOpeningsView(args.url.searchParams);
  const isSent = args.url.searchParams.has(sentParameter);
  // The page's other sections are useful without the database.
  const openings = await viewOpenings(args.context.get(siteContext).database, locale, view).catch(() => null);
  return {
    ...page(
      "careers",
      { ...meta, noindex: Object.values(view).some(Boolean) || isSent },
      { name: messages.name },
    ),
    messages,
    names: openingNames[locale],
    view,
    openings,
    pay: viewPay(facts.pay, openings ?? [], locale),
    mail: applyByMail(messages.mail),
    form: applicationMessages[locale],
    /** What the form begins with, by the filters. */
    chosen: { role: view.role ?? "", city: view.city ?? "" },
    isSent,
  };
}

export async function action(args: Route.ActionArgs) {
  const { request, context } = args;
  const submission = await submitApplication(request, requestContextOf(request, context));
  const { locale } = submission.posted;
  const page = pageHref("careers", isLocale(locale) ? locale : requestLocale(request));
  return respondToForm(args, submission, `${withQuery(page, { [sentParameter]: "1" })}#${applicationId}`);
}

export const middleware = [respondsToScript(action)];

// The title depends on the form's result: the page itself renders it.
export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData).filter((one) => !("title" in one));

/** The jobs: what they pay, the openings with their filters, the application, and whom we hire. */
export default function Careers({ loaderData, actionData }: Route.ComponentProps) {
  const { locale, messages, names, mail, pay, form, meta } = loaderData;
  const { hero, both } = messages;
  return (
    <>
      <title>{`${actionData ? form.errorPrefix : ""}${meta.title}`}</title>
      <section className="careers-hero" aria-labelledby="title">
        <div className="wrap">
          <Breadcrumbs {...loaderData.breadcrumbs} />
          <div className="columns columns--7-5">
            <HeroText
              title={hero.title}
              titleId="title"
              lead={hero.lead}
              note={pay.isSample ? <ExampleLabel messages={hero.sample} /> : null}
            >
              <p className="careers-hero__pay large">
                <b>{pay.lowest}</b>
              </p>
              <Button as="a" kind="primary" size="large" href={`#${applicationId}`}>
                {hero.apply} <Icon name="arrow" className="icon--go" />
              </Button>
              <Button as="a" kind="outline" size="large" href={`#${jobsId}`}>
                {hero.jobs}
              </Button>
            </HeroText>
            <OfferCard messages={messages.offer} pay={pay.offer} />
          </div>
        </div>
      </section>
      <Week messages={messages.week} pay={pay}>
        <More to={pageHref("guardApp", locale)}>{messages.week.more}</More>
      </Week>
      <Jobs {...loaderData} />
      <Hiring messages={messages.hiring} id={applicationId} mail={mail} address={brand.customerServiceEmail}>
        <ApplicationForm
          locale={locale}
          messages={form}
          chosen={loaderData.chosen}
          isSent={loaderData.isSent}
          returned={actionData}
        />
      </Hiring>
      <Requirements messages={messages.requirements} names={names.roles} showAll={messages.jobs.showAll}>
        <More to={pageHref("training", locale)}>{messages.requirements.more}</More>
      </Requirements>
      <Section className="careers-both" small ground="night" titleId="both-title">
        <div className="tiles">
          <h2 id="both-title">{both.title}</h2>
          {[both.best, both.worst].map(({ title, items }) => (
            <div key={title}>
              <h3 className="muted">{title}</h3>
              <TextList className="lines" texts={items} />
            </div>
          ))}
        </div>
      </Section>
      <nav className="careers-stories" aria-labelledby="stories-title">
        <div className="wrap columns columns--4-8">
          <div>
            <Heading level={2} size="h3" id="stories-title">
              {messages.stories.title}
            </Heading>
            <ExampleLabel messages={messages.stories.example} />
          </div>
          <div>
            <FirstRows
              className="lines"
              first={2}
              showAll={messages.jobs.showAll}
              rows={storyKeys.map((key) => (
                <li key={key}>
                  <SiteLink className="quiet-link" to={pageHref(key, locale)}>
                    <b>{messages.stories.items[key]}</b> <Icon name="arrow" />
                  </SiteLink>
                </li>
              ))}
            />
          </div>
        </div>
      </nav>
    </>
  );
}

function Jobs({ locale, messages: { jobs }, names, view, openings }: Route.ComponentProps["loaderData"]) {
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
            <a className="more" href={`#${applicationId}`}>
              {jobs.empty.apply}
            </a>
          </p>
        </div>
      )}
      {openings ? (
        count > 0 && (
          <p className="note muted">
            {jobs.open} <a href={`#${applicationId}`}>{jobs.openLink}</a>, {jobs.openText}
          </p>
        )
      ) : (
        <p className="state state--error">{jobs.failed}</p>
      )}
    </Section>
  );
}
