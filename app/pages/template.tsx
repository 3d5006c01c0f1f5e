import { useState } from "react";
import { templatePage } from "#app/content/pages/template.server.ts";
import { contactRequestMessages } from "#app/content/shared/forms.server.ts";
import { Sent } from "#app/forms/sent.tsx";
import { metaOf } from "#app/seo/page-meta.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Hero } from "#app/ui/hero.tsx";
import { hydrateOnInteraction } from "#app/ui/hydrate-on-interaction.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "./+types/template";
import { pageContext } from "./page-context.server.ts";
import "#app/requests/contact-request/contact-form.tsx?styles";

const ContactForm = hydrateOnInteraction(() =>
  import("#app/requests/contact-request/contact-form.tsx").then((module) => module.ContactForm),
);

/** The texts of one language, and what the page's head needs; `page` takes the page's key in app/site-map.ts. */
export function loader(args: Route.LoaderArgs) {
  const { locale, page } = pageContext(args);
  const { meta, here, ...messages } = templatePage[locale];
  return {
    ...page("contactRequest", meta, { name: here }),
    messages,
    formMessages: contactRequestMessages[locale],
  };
}

export const meta = ({ loaderData }: Route.MetaArgs) => metaOf(loaderData);

/** A public page to copy from, on the development server only (docs/development.md, "A public page with a form"). */
export default function Template({ loaderData }: Route.ComponentProps) {
  const { locale, messages, formMessages } = loaderData;
  const { hero, points, form } = messages;
  /** When we respond, once the form is stored. */
  const [response, setResponse] = useState<string | null>(null);
  return (
    <>
      <Hero
        title={hero.title}
        lead={hero.lead}
        actions={
          <Button as="a" kind="primary" size="large" href="#form">
            {hero.act}
          </Button>
        }
      />
      <Section titleId="points" title={points.title} ground="sunken">
        <FactList className="tiles ruled" label="title" facts={points.facts} />
      </Section>
      <Section titleId="form">
        <div className="columns columns--halves">
          <div>
            <h2 id="form">{form.title}</h2>
            <p className="lead">{form.intro}</p>
          </div>
          <div className="panel bleed">
            {response === null ? (
              <ContactForm locale={locale} messages={formMessages} onSent={setResponse} />
            ) : (
              <Sent messages={formMessages} title={response || formMessages.sent} />
            )}
          </div>
        </div>
      </Section>
    </>
  );
}
