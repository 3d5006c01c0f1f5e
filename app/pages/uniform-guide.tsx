import { uniformGuidePage } from "#app/content/pages/uniform-guide.server.ts";
import { servicePageMessages } from "#app/content/shared/service-pages.server.ts";
import { pageHref } from "#app/i18n/links.ts";
import { ClosingCall } from "#app/layout/closing-call.tsx";
import { QuoteLink } from "#app/layout/links.tsx";
import { SiteLink } from "#app/layout/site-link.tsx";
import { Faq } from "#app/sections/faq.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { FirstRows } from "#app/ui/first-rows.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/uniform-guide";
import { pageContext } from "./page-context.server.ts";
import { Distances } from "./uniform-guide/distances.tsx";
import { GarmentParts } from "./uniform-guide/garment-parts.tsx";
import "#app/ui/link-card.css";
import "#app/ui/counted.css";
import "#app/sections/related-services.css";
import "./uniform-guide.css";

export function loader(args: Route.LoaderArgs) {
  const { locale, page } = pageContext(args);
  const { meta, here, ...messages } = uniformGuidePage[locale];
  const { showAll } = servicePageMessages[locale];
  return { ...page("uniformGuide", meta, { name: here }), messages, showAll };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** The rules that a phone shows at once. */
const shownRules = 2;

function Rules({ items }: { items: Route.ComponentProps["loaderData"]["messages"]["law"]["items"] }) {
  return (
    <dl className="lines terms">
      {items.map(({ name, text, source }) => (
        <div key={name}>
          <dt className="title">{name}</dt>
          <dd>
            {text}
            <small className="meta muted">{source}</small>
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** How to tell the uniforms of guards and order guards apart. */
export default function UniformGuide({ loaderData }: Route.ComponentProps) {
  const { locale, messages, showAll } = loaderData;
  const { law, check, related, closing } = messages;
  return (
    <>
      <Distances {...loaderData} />
      <GarmentParts {...loaderData} />
      <Section ground="night" titleId="law">
        <div className="columns columns--5-7">
          <h2 id="law">{law.title}</h2>
          <div>
            <Rules items={law.items.slice(0, shownRules)} />
            <Fold summary={law.more}>
              <Rules items={law.items.slice(shownRules)} />
            </Fold>
          </div>
        </div>
      </Section>
      <Section titleId="check" title={check.title} intro={check.intro}>
        <FirstRows
          className="uniform-check counted"
          ordered
          showAll={showAll}
          rows={check.items.map(({ name, text }) => (
            <li className="ruled" key={name}>
              <h3>{name}</h3>
              <p>{text}</p>
            </li>
          ))}
        />
      </Section>
      <Faq messages={messages.faq} showAll={showAll} closed />
      <nav className="section section--follows" aria-labelledby="related">
        <div className="wrap">
          <Heading level={2} size="h3" id="related">
            {related.title}
          </Heading>
          <div className="related-services tiles">
            {(["difference", "entranceHostCost"] as const).map((page) => (
              <SiteLink className="panel link-row link-card" to={pageHref(page, locale)} key={page}>
                <span>
                  <b className="title">{related[page].name}</b>
                  <span className="muted">{related[page].text}</span>
                </span>
                <Icon name="arrow" />
              </SiteLink>
            ))}
          </div>
        </div>
      </nav>
      <ClosingCall {...closing}>
        <Button as={QuoteLink} kind="primary" size="large">
          {closing.quote}
        </Button>
      </ClosingCall>
    </>
  );
}
