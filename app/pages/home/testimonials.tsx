import type { ReactNode } from "react";
import { pageHref } from "#app/i18n/links.ts";
import { matchedAnchor } from "#app/layout/anchors.ts";
import { More } from "#app/layout/links.tsx";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { Route } from "../+types/home";
import "#app/ui/stack.css";

type Data = Route.ComponentProps["loaderData"];
type Quote = Data["quotes"]["small"][number];

/** One large quote with its decisive sentence on tape, the others small; no portraits. Under them the cities. */
export function Testimonials({
  messages: { testimonials: messages },
  quotes: { large, small, areInvented },
  locale,
  children,
}: Data & { children: ReactNode }) {
  return (
    <section className="section testimonials-section" aria-labelledby="testimonials-title">
      <div className="wrap">
        <h2 id="testimonials-title" className="visually-hidden">
          {messages.title}
        </h2>
        {areInvented ? <ExampleLabel messages={messages.example} /> : null}
        <div className="testimonials">
          {large ? <Testimonial className="testimonial testimonial--large" quote={large} /> : null}
          {small.length > 0 ? (
            <Fold className="fold--in-grid" summary={messages.others}>
              <div className="stack stack--loose">
                {small.map((quote) => (
                  <Testimonial className="testimonial ruled" key={quote.text} quote={quote} />
                ))}
              </div>
            </Fold>
          ) : null}
        </div>
        <p className="testimonials-sample">
          <More to={`${pageHref("platform", locale)}#${matchedAnchor}`}>{messages.sample}</More>
        </p>
      </div>
      {children}
    </section>
  );
}

function Testimonial({ className, quote }: { className: string; quote: Quote }) {
  const { text, marked, role, organisation, mark } = quote;
  return (
    <figure className={className}>
      <blockquote>
        {text}
        {marked ? (
          <>
            {" "}
            <mark>{marked}</mark>
          </>
        ) : null}
      </blockquote>
      <figcaption className="small">
        <img src={`/illustrations/bandkod-${mark}.svg`} alt="" width={44} height={44} loading="lazy" />
        <span>
          <b className="own-line">{role}</b>
          {organisation}
        </span>
      </figcaption>
    </figure>
  );
}
