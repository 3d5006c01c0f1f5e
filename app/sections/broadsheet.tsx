import type { ReactNode } from "react";
import { ExampleLabel, type ExampleWords } from "./example-label.tsx";
import "./broadsheet.css";

interface BroadsheetProps {
  words: {
    masthead: { name: string; edition: string };
    example: ExampleWords;
    kicker: string;
    title: string;
    lead: string;
    byline: string;
    caption: string;
    body: readonly { heading: string | null; text: readonly string[] }[];
    pull: string;
    facts: { title: string; items: readonly { name: string; text: string }[] };
    questions: { title: string };
  };
  date: ReactNode;
  breadcrumbs: ReactNode;
  /** The picture over the columns. */
  picture: ReactNode;
  answers: readonly { question: string; answer: ReactNode }[];
}

/** Where the pulled-out words stand: before the third part, in the middle of the columns. */
const pullBefore = 2;

/** A newspaper page: masthead, headline over all columns, running columns, and a side with facts and questions. */
export function Broadsheet({ words, date, breadcrumbs, picture, answers }: BroadsheetProps) {
  const { masthead, facts } = words;
  return (
    <article className="sheet wrap">
      {breadcrumbs}
      <p className="sheet__m">
        <span>{masthead.edition}</span>
        <b>{masthead.name}</b>
        <span>{date}</span>
      </p>
      <header className="sheet__h">
        <p className="sheet__k">{words.kicker}</p>
        <h1>{words.title}</h1>
        <p className="sheet__l">{words.lead}</p>
        <ExampleLabel words={words.example} />
      </header>
      <figure className="sheet__p">
        {picture}
        <figcaption>{words.caption}</figcaption>
      </figure>
      <div className="sheet__g">
        <div className="sheet__c">
          <p className="sheet__b">{words.byline}</p>
          {words.body.map(({ heading, text }, index) => (
            <section key={heading ?? "first"}>
              {index === pullBefore && (
                <p className="sheet__q tape" aria-hidden="true">
                  {words.pull}
                </p>
              )}
              {heading && <h2>{heading}</h2>}
              {text.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </section>
          ))}
        </div>
        <aside className="sheet__s" aria-label={facts.title}>
          <h2>{facts.title}</h2>
          <dl>
            {facts.items.map(({ name, text }) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
          <h2>{words.questions.title}</h2>
          <dl>
            {answers.map(({ question, answer }) => (
              <div key={question}>
                <dt>{question}</dt>
                <dd>{answer}</dd>
              </div>
            ))}
          </dl>
        </aside>
      </div>
    </article>
  );
}
