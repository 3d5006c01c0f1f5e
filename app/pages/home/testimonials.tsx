import type { ReactNode } from "react";
import { ExampleLabel } from "#app/sections/example-label.tsx";
import { Fold } from "#app/ui/fold.tsx";
import type { Route } from "../+types/home";
import "#app/ui/stack.css";

type Data = Route.ComponentProps["loaderData"];

/** One large quote with its decisive sentence on tape, two small ones; no portraits. Under them the cities. */
export function Testimonials({
  messages: { testimonials: messages },
  quotes,
  children,
}: Data & { children: ReactNode }) {
  return (
    <section className="section testimonials-section" aria-labelledby="testimonials-title">
      <div className="wrap">
        <h2 id="testimonials-title" className="visually-hidden">
          {messages.title}
        </h2>
        <ExampleLabel messages={messages.example} />
        <div className="testimonials">
          <figure className="testimonial testimonial--large">
            <blockquote>
              {quotes.large.before} <mark>{quotes.large.marked}</mark>
            </blockquote>
            <SignedBy {...quotes.large} />
          </figure>
          <Fold className="fold--in-grid" summary={messages.others}>
            <div className="stack stack--loose">
              {quotes.small.map((quote) => (
                <figure className="testimonial ruled" key={quote.text}>
                  <blockquote>{quote.text}</blockquote>
                  <SignedBy {...quote} />
                </figure>
              ))}
            </div>
          </Fold>
        </div>
      </div>
      {children}
    </section>
  );
}

function SignedBy({ role, organisation, mark }: Record<"role" | "organisation" | "mark", string>) {
  return (
    <figcaption className="small">
      <img src={`/illustrations/bandkod-${mark}.svg`} alt="" width={44} height={44} loading="lazy" />
      <span>
        <b className="own-line">{role}</b>
        {organisation}
      </span>
    </figcaption>
  );
}
