import { data } from "react-router";
import { newsMessages, newsNames } from "#app/content/pages/news.server.ts";
import { pressFeatureReleased } from "#app/content/pages/press-feature.server.ts";
import { navigationMessages } from "#app/content/shared/navigation.server.ts";
import { type Context, siteContext } from "#app/context.ts";
import { pageHref } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { shownDay } from "#app/i18n/swedish-days.ts";
import { LeadStory } from "#app/news/lead-story.tsx";
import { feedHref, listHref, readListView } from "#app/news/list.ts";
import { viewNewsList } from "#app/news/list-view.server.ts";
import { NewsRows } from "#app/news/news-rows.tsx";
import { ownOrInvented } from "#app/references/reference.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { brand } from "#brand/company.ts";
import { inventedPress } from "#brand/press.ts";
import type { Route } from "./+types/news";
import { pageContext } from "./page-context.server.ts";
import "#app/ui/state.css";
import { Section } from "#app/ui/section.tsx";
import "#app/ui/tabs.css";
import "./news.css";
import "#app/news/news-list.css";

export async function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { description, keywords, ...messages } = newsMessages[locale];
  const view = readListView(args.url.searchParams);
  const list = await viewNewsList(
    args.context.get(siteContext).database,
    locale,
    view ?? { category: null, page: 1 },
    newsNames[locale],
    newsMessages[locale],
  );
  const isKnown = view !== null && (view.page === 1 || list.months.length > 0);
  const title = [
    list.name ? `${messages.heading}: ${list.name}` : messages.heading,
    list.pageName,
    brand.name,
  ]
    .filter(Boolean)
    .join(" – ");
  const noindex = !view || view.category !== null || view.page > 1;
  const loaded = {
    ...page(
      "news",
      { title, description, keywords, noindex, art: "nyheter/report" },
      { name: navigationMessages(facts, locale).news },
    ),
    messages,
    list: isKnown ? list : { ...list, lead: null, months: [] },
    isKnown,
    all: listHref({ category: null, page: 1 }, locale),
    inPress: view && view.page === 1 ? pressView(args.context, locale) : null,
    pressMail: `mailto:${brand.customerServiceEmail}?subject=${encodeURIComponent(messages.press.subject)}`,
  };
  return data(loaded, { status: isKnown ? 200 : 404 });
}

/** What the press has written: real articles, or an invented one, which is marked as an example (product 23.1). */
function pressView(context: Context, locale: Locale) {
  const { references } = context.get(siteContext);
  const { own, invented } = ownOrInvented(references(locale).press, inventedPress[locale]);
  if (invented)
    return {
      areInvented: true,
      rows: [
        {
          ...invented,
          link: pageHref("pressFeature", locale),
          language: locale,
          day: shownDay(pressFeatureReleased, locale),
        },
      ],
    };
  return { areInvented: false, rows: own.map((row) => ({ ...row, day: shownDay(row.day, locale) })) };
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [
    ...metaOf(loaderData),
    {
      tagName: "link",
      rel: "alternate",
      type: "application/rss+xml",
      title: loaderData.messages.feed,
      href: feedHref(loaderData.locale),
    },
  ];
}

/** The list of news, by category. */
export default function News({ loaderData }: Route.ComponentProps) {
  const { messages, list, isKnown, inPress, breadcrumbs } = loaderData;
  const { lead, months } = list;
  const nothing = isKnown ? messages.empty : messages.unknown;
  return (
    <>
      <div className="wrap news-head columns columns--8-4 columns--end">
        <Breadcrumbs {...breadcrumbs} />
        <h1>{messages.heading}</h1>
        <p className="lead">{messages.lead}</p>
      </div>
      {lead && (
        <div className="wrap">
          <LeadStory
            story={lead}
            messages={{ ...messages, read: messages.read[lead.guide ? "guide" : "other"] }}
          />
        </div>
      )}
      <section className="wrap news-list" aria-labelledby="all-news">
        <h2 id="all-news" className="visually-hidden">
          {messages.all}
        </h2>
        <nav className="news-categories tabs__bar no-print" aria-label={messages.categories}>
          {list.categories.map(({ name, count, href, current }) => (
            <a className="tab" key={href} href={href} aria-current={current ? "true" : undefined}>
              {name} <span className="meta">{count}</span>
            </a>
          ))}
        </nav>
        <NewsRows months={months} messages={messages} />
        {months.length === 0 && !lead && (
          <div className="state">
            <h3>{nothing.heading}</h3>
            <p className="muted">{nothing.text}</p>
            <Button as="a" kind="outline" href={loaderData.all}>
              {nothing.action}
            </Button>
          </div>
        )}
        {isKnown && (
          <nav className="news-pages ruled apart" aria-label={messages.pages}>
            <p className="muted">
              {list.older ? list.position : messages.last}{" "}
              <a href={feedHref(loaderData.locale)}>{messages.feed}</a>
            </p>
            <p className="actions">
              {list.newer && (
                <Button as="a" kind="outline" href={list.newer} rel="prev">
                  {messages.newer}
                </Button>
              )}
              {list.older && (
                <Button as="a" kind="outline" href={list.older} rel="next">
                  {messages.older}
                </Button>
              )}
            </p>
          </nav>
        )}
      </section>
      {inPress ? (
        <Section small follows titleId="in-press">
          <div className="columns columns--4-8">
            <div>
              <h2 id="in-press">{messages.inPress.heading}</h2>
              {inPress.areInvented ? <ExampleLabel messages={messages.inPress.example} /> : null}
            </div>
            <ul className="rows rows--close">
              {inPress.rows.map(({ outlet, title, link, language, day }) => (
                <li key={link}>
                  <a className="link-row" href={link} hrefLang={language}>
                    <span>
                      <b lang={language}>{title}</b>
                      {outlet}, <time dateTime={day.date}>{day.label}</time>
                    </span>
                    <Icon name="arrow" />
                  </a>
                </li>
              ))}
            </ul>
          </div>
        </Section>
      ) : null}
      <Section className="no-print" small ground="sunken" titleId="press-title">
        <div className="columns columns--halves">
          <h2 id="press-title">{messages.press.heading}</h2>
          <div>
            <p>{messages.press.text}</p>
            <p className="note actions">
              <Button as="a" kind="secondary" href={loaderData.pressMail}>
                {messages.press.mail}
              </Button>
              <a className="more" href="/logo/logo.svg" download="">
                {messages.press.logo} <Icon name="arrow" />
              </a>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
