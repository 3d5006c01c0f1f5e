import { pageHref } from "#app/i18n/links.ts";
import { Breadcrumbs } from "#app/sections/breadcrumbs.tsx";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Receipt } from "#app/ui/receipt.tsx";
import type { Route } from "../+types/press-feature";

type Data = Route.ComponentProps["loaderData"];

/** The pull quote is before the third part of the text, in the middle of the columns. */
const pullBefore = 2;

/** A newspaper page: masthead, headline over all columns, the text in columns, and a side with facts and questions. */
export function PressArticle({ locale, messages, released, breadcrumbs }: Data) {
  const pages = { prices: pageHref("prices", locale) };
  const { masthead, facts } = messages;
  return (
    <article className="press-article wrap">
      <Breadcrumbs {...breadcrumbs} />
      <p className="press-article__masthead">
        <span>{masthead.edition}</span>
        <b>{masthead.name}</b>
        <span>
          {messages.released} <time dateTime={released.date}>{released.label}</time>
        </span>
      </p>
      <header className="press-article__head columns columns--8-4 columns--end">
        <p className="press-article__kicker">{messages.kicker}</p>
        <h1>{messages.title}</h1>
        <p className="press-article__lead">{messages.lead}</p>
        <ExampleLabel messages={messages.example} />
      </header>
      <figure>
        <div className="press-screens night">
          <div className="press-screens__tape tape" aria-hidden="true" />
          {messages.screens.map(({ title, rows, sum }) => (
            <div className="panel" key={title}>
              <b className="title">{title}</b>
              <Receipt small rows={[...rows, { ...sum, kind: "sum" }]} />
            </div>
          ))}
        </div>
        <figcaption className="meta muted">{messages.caption}</figcaption>
      </figure>
      <div className="press-article__body">
        <div className="press-article__columns">
          <p className="press-article__byline meta">{messages.byline}</p>
          {messages.body.map(({ heading, text }, index) => (
            <section key={heading ?? "first"}>
              {index === pullBefore && (
                <p className="press-article__pull tape" aria-hidden="true">
                  {messages.pull}
                </p>
              )}
              {heading && <h2>{heading}</h2>}
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
        <aside className="press-article__facts small" aria-label={facts.title}>
          <Fold className="fold--in-grid" summary={facts.more}>
            <h2 className="title">{facts.title}</h2>
            <FactList className="terms" facts={facts.items} />
            <h2 className="title">{messages.questions.title}</h2>
            <FactList
              className="terms"
              facts={messages.questions.items.map(({ question, answer }) => ({
                name: question,
                value: <LinkedText text={answer} pages={pages} />,
              }))}
            />
          </Fold>
        </aside>
      </div>
    </article>
  );
}
