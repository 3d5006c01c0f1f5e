import type { ReactNode } from "react";
import type { ShownDay } from "#app/i18n/swedish-days.ts";
import { Breadcrumbs, type BreadcrumbsProps } from "./breadcrumbs.tsx";
import { LinkedText } from "./linked-text.tsx";
import "#app/ui/stack.css";
import "./legal-text.css";

export interface Clause {
  /** The anchor, the same in both languages, so that a link still works after a change of language. */
  id: string;
  title: string;
  /** The clause in one sentence, shown beside the full text. Either all clauses have it or none. */
  short?: string;
  text: readonly string[];
  points?: readonly string[];
}

interface LegalPageProps {
  messages: {
    head: { title: string; lead: string; updated: string };
    text: { contents: string; short?: string };
  };
  updated: ShownDay;
  breadcrumbs: BreadcrumbsProps;
  clauses: readonly Clause[];
  /** Shown before the long text; with `follows` it ends on the same ground. */
  children?: ReactNode;
  follows?: boolean;
}

/** A page with a long text: its heading, lead and date, contents with anchors, and the clauses. */
export function LegalPage(props: LegalPageProps) {
  const { messages, updated, breadcrumbs, clauses, children, follows = false } = props;
  const { contents, short } = messages.text;
  return (
    <>
      <header className="legal-head">
        <div className="wrap">
          <Breadcrumbs {...breadcrumbs} />
        </div>
        <div className="wrap columns columns--8-4 columns--end">
          <h1>{messages.head.title}</h1>
          <div>
            <p className="lead">{messages.head.lead}</p>
            <p className="small muted">
              {messages.head.updated} <time dateTime={updated.date}>{updated.label}</time>
            </p>
          </div>
        </div>
      </header>
      {children}
      <section
        className={`section legal-text${short ? " legal-text--short" : ""}${follows ? " section--follows" : ""}`}
      >
        <div className="wrap legal-text__in">
          <nav className="legal-text__contents small no-print" aria-labelledby="legal-contents">
            <h2 id="legal-contents">{contents}</h2>
            <ol>
              {clauses.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`}>{title}</a>
                </li>
              ))}
            </ol>
          </nav>
          <div>
            {clauses.map((clause) => (
              <section className="legal-text__clause" id={clause.id} key={clause.id}>
                <div>
                  <h2>{clause.title}</h2>
                  {clause.short && (
                    <p className="legal-text__short statement">
                      <span className="visually-hidden">{short} </span>
                      {clause.short}
                    </p>
                  )}
                </div>
                <ClauseText clause={clause} />
              </section>
            ))}
          </div>
        </div>
      </section>
    </>
  );
}

function ClauseText({ clause }: { clause: Clause }) {
  return (
    <div className="legal-text__body stack">
      {clause.text.map((paragraph) => (
        <p key={paragraph}>
          <LinkedText text={paragraph} />
        </p>
      ))}
      {clause.points && (
        <ul className="stack stack--tight">
          {clause.points.map((point) => (
            <li key={point}>
              <LinkedText text={point} />
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
