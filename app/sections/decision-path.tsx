import type { ReactNode } from "react";
import { Icon } from "#app/ui/icon.tsx";
import "./decision-path.css";

interface DecisionPathProps {
  words: {
    title: string;
    intro: string;
    yes: string;
    ifYes: string;
    questions: readonly { question: string; hint: string; answer: string; because: string }[];
    otherwise: { question: string; text: string };
  };
  /** Where the first yes leads, question by question: the page and the role's band code. */
  answers: readonly { href: string; code: string }[];
  /** What to do when no question settles it. */
  children: ReactNode;
}

/** Questions on a tape, the first yes is the answer; no script. */
export function DecisionPath({ words, answers, children }: DecisionPathProps) {
  return (
    <section className="section" aria-labelledby="decision-title">
      <div className="wrap">
        <div className="head">
          <h2 id="decision-title">{words.title}</h2>
          <p className="muted">{words.intro}</p>
        </div>
        <ol className="dec">
          {words.questions.map(({ question, hint, answer, because }, index) => (
            <li className="dec__q" key={question}>
              <div className="dec__t">
                <span className="dec__n" aria-hidden="true">
                  {index + 1}
                </span>
                <div>
                  <h3>{question}</h3>
                  <p>{hint}</p>
                </div>
              </div>
              <p className="dec__y" aria-hidden="true">
                <span>{words.yes}</span>
              </p>
              <a className="dec__a" href={answers[index]?.href}>
                <img
                  src={`/illustrations/bandkod-${answers[index]?.code}.svg`}
                  alt=""
                  width="56"
                  height="56"
                  loading="lazy"
                />
                <span>
                  <span className="sr">{words.ifYes} </span>
                  <b>{answer}</b>
                  {because}
                </span>
                <Icon name="arrow" />
              </a>
            </li>
          ))}
        </ol>
        <div className="dec__e">
          <p>
            <b>{words.otherwise.question}</b> {words.otherwise.text}
          </p>
          {children}
        </div>
      </div>
    </section>
  );
}
