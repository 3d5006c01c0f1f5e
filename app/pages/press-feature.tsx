import { newsNames } from "#app/content/pages/news.server.ts";
import { pressFeaturePage, pressFeatureReleased } from "#app/content/pages/press-feature.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import { shownDay } from "#app/i18n/swedish-days.ts";
import { More } from "#app/layout/links.tsx";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/press-feature";
import { pageContext } from "./page-context.server.ts";
import { PressArticle } from "./press-feature/press-article.tsx";
import "./press-feature.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, facts, page } = pageContext(args);
  const { meta, news, here, ...messages } = pressFeaturePage(facts, locale);
  const category = newsNames[locale].categories.press;
  const article = { published: pressFeatureReleased, modified: pressFeatureReleased, category };
  return {
    ...page(
      "pressFeature",
      { ...meta, article },
      { name: news, href: pageHref("news", locale) },
      { name: here },
    ),
    messages,
    released: shownDay(pressFeatureReleased, locale),
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The press feature, with facts and pictures for journalists. */
export default function PressFeature({ loaderData }: Route.ComponentProps) {
  const { locale, messages } = loaderData;
  const { use } = messages;
  const pages = { prices: pageHref("prices", locale) };
  return (
    <>
      <PressArticle {...loaderData} />
      <Section className="press-use no-print" small ground="night" titleId="use">
        <div className="columns columns--5-7">
          <h2 id="use">{use.title}</h2>
          <div>
            {use.text.map((paragraph) => (
              <p key={paragraph}>
                <LinkedText text={paragraph} pages={pages} />
              </p>
            ))}
            <p className="actions">
              <More to={pageHref("about", locale)}>{use.about}</More>
              <More to={pageHref("news", locale)}>{use.news}</More>
            </p>
          </div>
        </div>
      </Section>
    </>
  );
}
