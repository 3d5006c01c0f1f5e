import type { ReactNode } from "react";
import { Fold } from "#app/ui/fold.tsx";
import { ExampleLabel, type ExampleMessages } from "./example-label.tsx";
import "#app/ui/stack.css";
import "./testimonials.css";

interface Signature {
  role: string;
  organisation: string;
  /** The drawing of the role that the quote is about. */
  mark: string;
}

interface TestimonialsProps {
  messages: { title: string; example: ExampleMessages; others: string };
  quotes: {
    large: Signature & { before: string; marked: string };
    small: readonly (Signature & { text: string })[];
  };
  /** Shown under the quotes in the same section: the cities. */
  children: ReactNode;
}

/** One large quote with its decisive sentence on tape, two small ones; no portraits. */
export function Testimonials({ messages, quotes, children }: TestimonialsProps) {
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
            <div className="stack gap-loose">
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

function SignedBy({ role, organisation, mark }: Signature) {
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
