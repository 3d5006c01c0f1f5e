import type { ReactNode } from "react";
import { data } from "react-router";
import { DayRuler } from "#app/careers/day-ruler.tsx";
import { jobPosting } from "#app/careers/job-posting.server.ts";
import { Openings } from "#app/careers/openings.tsx";
import { RoleMark } from "#app/careers/role-mark.tsx";
import { eveningAndNightHours, openingHref, shiftHours } from "#app/careers/rules.ts";
import { viewOpeningPage } from "#app/careers/view.server.ts";
import { brand } from "#app/content/brand.ts";
import { careersWords, openingNames, openingWords } from "#app/content/pages/careers.server.ts";
import { databaseContext, siteUrlContext } from "#app/context.ts";
import { fill } from "#app/i18n/fill.ts";
import { absoluteUrl, pageHref } from "#app/i18n/links.ts";
import { localeOfRequest } from "#app/i18n/locale.ts";
import { More } from "#app/layout/more.tsx";
import { NotFoundScreen } from "#app/layout/not-found-screen.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { breadcrumbsFromHome } from "#app/seo/breadcrumbs.server.ts";
import { pageMeta } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/opening";
import { notFoundView } from "./not-found-view.server.ts";
import "#app/ui/tape.css";
import { Section } from "#app/ui/section.tsx";
import "./opening.css";

export async function loader(args: Route.LoaderArgs) {
  const { request, url, params, context } = args;
  const locale = localeOfRequest(url, request.headers.get("cookie"));
  const { opening, others, over } = await viewOpeningPage(context.get(databaseContext), locale, params.slug);
  const words = openingWords[locale];
  const { subject, body } = careersWords[locale].mail;
  const breadcrumbs = breadcrumbsFromHome(
    locale,
    { name: words.careers, href: pageHref("careers", locale) },
    { name: opening?.title ?? words.over.meta },
  );
  const page = {
    locale,
    words,
    breadcrumbs,
    others,
    list: careersWords[locale].jobs,
    mail: mailTo(subject, body),
  };
  if (!opening) {
    const notFound = over ? null : await notFoundView(args);
    return data({ ...page, opening: null, notFound }, { status: over ? 410 : 404 });
  }
  const { facts, ...row } = opening;
  const siteUrl = context.get(siteUrlContext);
  const path = openingHref(facts.slug, "sv");
  const hours = shiftHours(facts.startsAt, facts.endsAt);
  const inconvenient = eveningAndNightHours(facts.startsAt, facts.endsAt);
  const { positions, ruler } = words;
  return data({
    ...page,
    opening: {
      ...row,
      roleName: openingNames[locale].roles[row.role],
      employer: brand.legalName,
      lead: facts.lead,
      lists: [
        { title: words.tasks, items: facts.tasks },
        { title: words.needs, items: facts.needs },
        { title: words.merits, items: facts.merits },
      ].filter(({ items }) => items.length > 0),
      positions:
        facts.positions === 1 ? positions.one : fill(positions.many, { count: String(facts.positions) }),
      hours: fill(ruler.hours, { hours: String(hours) }),
      inconvenient: inconvenient
        ? fill(ruler.inconvenient, { hours: String(inconvenient) })
        : ruler.convenient,
    },
    notFound: null,
    path,
    siteUrl,
    art: `karta-${facts.city}-natt`,
    mail: mailTo(`${words.mail.subject} ${row.title}, ${row.city}`, words.mail.body),
    jobPosting: jobPosting(facts, absoluteUrl(siteUrl, path, locale), siteUrl, locale),
  });
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData.opening) {
    const title = loaderData.notFound?.words.title ?? `${loaderData.words.over.meta} – ${brand.name}`;
    return [{ title }, { name: "robots", content: "noindex" }];
  }
  const { opening, words, path, locale, siteUrl } = loaderData;
  const place = `${opening.title} ${words.metaIn} ${opening.city}`;
  return pageMeta({
    path,
    locale,
    siteUrl,
    title: `${place} – ${brand.name}`,
    description: `${place}: ${opening.extent.toLowerCase()}, ${opening.shift}. ${opening.place}. ${words.applyBy} ${opening.lastDay.label}.`,
    keywords: [opening.roleName, opening.city, opening.extent, opening.place].join(", "),
    breadcrumbs: loaderData.breadcrumbs.items,
    art: loaderData.art,
    structured: [loaderData.jobPosting],
  });
}

export default function OpeningPage({ loaderData }: Route.ComponentProps) {
  const { locale, words, others, list, mail } = loaderData;
  if (loaderData.notFound) return <NotFoundScreen {...loaderData.notFound} />;
  return (
    <>
      {loaderData.opening ? (
        <Advertisement {...loaderData} opening={loaderData.opening} />
      ) : (
        <header className="wrap opening-head">
          <Breadcrumbs {...loaderData.breadcrumbs} />
          <h1>{words.over.title}</h1>
          <p className="lead">{words.over.text}</p>
          <p className="actions">
            <Button as={SiteLink} kind="primary" size="large" to={pageHref("careers", locale, "jobb")}>
              {words.all}
            </Button>
            <Button as="a" kind="outline" size="large" href={mail}>
              {words.over.open}
            </Button>
          </p>
        </header>
      )}
      {others.length > 0 && (
        <Section className="opening-others" small ground="sunken" titleId="others-title">
          <div className="apart">
            <h2 id="others-title">{words.others}</h2>
            <More to={pageHref("careers", locale, "jobb")}>{words.all}</More>
          </div>
          <Openings openings={others} words={list} link={jobLink} />
        </Section>
      )}
    </>
  );
}

interface AdvertisementProps {
  opening: NonNullable<Route.ComponentProps["loaderData"]["opening"]>;
  words: Route.ComponentProps["loaderData"]["words"];
  locale: Route.ComponentProps["loaderData"]["locale"];
  breadcrumbs: { label: string; items: { name: string; href?: string }[] };
  mail?: string | undefined;
}

function Advertisement({ opening, words, locale, breadcrumbs, mail }: AdvertisementProps) {
  const { facts, ruler, send } = words;
  return (
    <article>
      <header className="wrap opening-head">
        <Breadcrumbs {...breadcrumbs} />
        <div className="columns columns--7-5">
          <div>
            <h1>{opening.title}</h1>
            <p className="opening-head__place">
              {opening.place}, {opening.city}
            </p>
            <p className="lead">{opening.lead}</p>
            <p className="actions">
              <Button as="a" kind="primary" size="large" href={mail}>
                {words.apply}
              </Button>
              <span>
                {words.applyBy}{" "}
                <b>
                  <time dateTime={opening.lastDay.date}>{opening.lastDay.label}</time>
                </b>
              </span>
            </p>
          </div>
          <div className="opening-facts panel">
            <div className="tape tape--thin" />
            <h2 className="visually-hidden">{facts.title}</h2>
            <dl className="lines">
              <div className="apart">
                <dt className="muted">{facts.role}</dt>
                <dd>
                  <RoleMark role={opening.role} /> {opening.roleName}
                </dd>
              </div>
              <Fact name={facts.city}>{opening.city}</Fact>
              <Fact name={facts.extent}>{opening.extent}</Fact>
              <Fact name={facts.shift}>{opening.shift}</Fact>
              <Fact name={facts.positions}>{opening.positions}</Fact>
              <Fact name={facts.employer}>{opening.employer}</Fact>
              <Fact name={facts.posted}>
                <time dateTime={opening.posted.date}>{opening.posted.label}</time>
              </Fact>
            </dl>
          </div>
        </div>
      </header>
      <Section className="opening-hours" small ground="night" titleId="ruler-title">
        <h2 id="ruler-title">{ruler.title}</h2>
        <p className="opening-hours__shift">
          <b className="figure">{opening.shift}</b> <span>{opening.hours}</span>
        </p>
        <DayRuler startsAt={opening.startsAt} endsAt={opening.endsAt} />
        <p className="scale meta muted" aria-hidden="true">
          {["00", "06", "12", "18", "24"].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
        <p className="muted">{opening.inconvenient}</p>
      </Section>
      <div className="wrap opening-body">
        {opening.lists.map(({ title, items }) => (
          <section className="ruled columns columns--5-7" key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="lines">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <section className="ruled columns columns--5-7" aria-labelledby="send-title">
          <h2 id="send-title">{send.title}</h2>
          <div>
            <p>{send.text}</p>
            <p className="muted">{words.role[opening.role]}</p>
            <p className="actions">
              <Button as="a" kind="primary" href={mail}>
                {words.apply}
              </Button>
              <More to={pageHref("careers", locale, "ansok")}>{words.how}</More>
              {opening.role !== "entranceHost" && (
                <More to={pageHref(opening.role === "guard" ? "training" : "orderGuardTraining", locale)}>
                  {words.training}
                </More>
              )}
            </p>
          </div>
        </section>
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="apart">
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function jobLink(href: string, children: ReactNode) {
  return (
    <SiteLink className="opening" to={href}>
      {children}
    </SiteLink>
  );
}

function mailTo(subject: string, body: string): string {
  return `mailto:${brand.customerServiceEmail}?subject=${encodeURIComponent(subject)}&body=${encodeURIComponent(body)}`;
}
