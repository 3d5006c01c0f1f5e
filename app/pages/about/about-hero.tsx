import { pageHref } from "#app/i18n/links.ts";
import { More } from "#app/layout/links.tsx";
import { PhoneButton, YesButton } from "#app/layout/yes-links.tsx";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "../+types/about";

type Data = Route.ComponentProps["loaderData"];

/** The page that each side links to. */
const sidePages = ["platform", "careers"] as const;

/**
 * The logo's two bands, drawn as large as the page: customers on one side, guards on the other, the company where they
 * meet.
 */
export function AboutHero({ locale, messages: { hero: messages }, breadcrumbs, order }: Data) {
  return (
    <header className="about-hero">
      <div className="wrap about-hero__head columns columns--8-4 columns--end">
        <div>
          <Breadcrumbs {...breadcrumbs} />
          <h1>{messages.title}</h1>
        </div>
        <div>
          <p className="lead">{messages.lead}</p>
          <div className="actions hero-actions">
            <YesButton order={order} size="large" source="about" />
            <PhoneButton />
          </div>
        </div>
      </div>
      <div className="about-hero__field night">
        <div className="about-hero__stem tape tape--sash" aria-hidden="true" />
        <div className="about-hero__band tape">
          <p className="wrap">{messages.tape}</p>
        </div>
        <div className="wrap about-hero__sides">
          {messages.sides.map(({ figure, title, text, link }, index) => (
            <div key={title}>
              <Heading level={2} size="h3">
                <b className="own-line numeral">{figure}</b> {title}
              </Heading>
              <p className="muted">{text}</p>
              <More to={pageHref(sidePages[index] ?? "home", locale)}>{link}</More>
            </div>
          ))}
        </div>
      </div>
    </header>
  );
}
