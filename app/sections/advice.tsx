import { Icon } from "#app/ui/icon.tsx";
import "./advice.css";

interface AdviceProps {
  words: { title: string; text: string; note: string; newTab: string };
  /** Ready questions with the address that asks them; the first is the largest. */
  questions: readonly { text: string; href: string }[];
}

/** Asks an external AI chat in a new tab, the question filled in (product 6.6). */
export function Advice({ words, questions }: AdviceProps) {
  return (
    <section className="advice no-print" aria-labelledby="advice-title">
      <div className="wrap columns columns--5-7">
        <div>
          <h2 className="h1" id="advice-title">
            {words.title}
          </h2>
          <p className="advice__text">{words.text}</p>
        </div>
        <div className="advice__questions">
          {questions.map(({ text, href }) => (
            <a className="advice__question" href={href} target="_blank" rel="noopener noreferrer" key={href}>
              <span>
                {text}
                <span className="sr">{` ${words.newTab}`}</span>
              </span>
              <Icon name="ext" />
            </a>
          ))}
          <small className="meta">{words.note}</small>
        </div>
      </div>
    </section>
  );
}
