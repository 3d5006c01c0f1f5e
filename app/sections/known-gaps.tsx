import { Icon } from "#app/ui/icon.tsx";
import { LinkedText, type PageAddresses } from "./linked-text.tsx";
import "./known-gaps.css";

interface KnownGapsProps {
  words: {
    title: string;
    text: string;
    instead: string;
    gaps: readonly { title: string; text: string; instead: string }[];
  };
  pages: PageAddresses;
}

/** What does not work yet, and what to do meanwhile: the first thing that the accessibility page says. */
export function KnownGaps({ words, pages }: KnownGapsProps) {
  return (
    <section className="section known-gaps night" aria-labelledby="gaps-title">
      <div className="wrap">
        <div className="head">
          <h2 id="gaps-title">{words.title}</h2>
          <p className="muted">{words.text}</p>
        </div>
        <ul className="rows">
          {words.gaps.map((gap) => (
            <li key={gap.title}>
              <h3 className="title">{gap.title}</h3>
              <p className="muted">
                <LinkedText text={gap.text} pages={pages} />
              </p>
              <p>
                <b>{words.instead}</b> <LinkedText text={gap.instead} pages={pages} />
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

interface TriedProps {
  words: {
    title: string;
    text: string;
    tried: string;
    triedList: readonly string[];
    untried: string;
    untriedList: readonly string[];
  };
}

/** How the site was tried, beside how it was not. */
export function Tried({ words }: TriedProps) {
  return (
    <section className="section tried" aria-labelledby="tried-title">
      <div className="wrap">
        <div className="head">
          <h2 id="tried-title">{words.title}</h2>
          <p className="muted">{words.text}</p>
        </div>
        <div className="columns columns--halves">
          <TriedList title={words.tried} items={words.triedList} icon="check" />
          <TriedList title={words.untried} items={words.untriedList} icon="x" />
        </div>
      </div>
    </section>
  );
}

function TriedList(props: { title: string; items: readonly string[]; icon: "check" | "x" }) {
  return (
    <div>
      <h3>{props.title}</h3>
      <ul className={"rows"}>
        {props.items.map((item) => (
          <li key={item}>
            <Icon name={props.icon} className={props.icon === "check" ? "mark mark--yes" : "mark"} />
            {item}
          </li>
        ))}
      </ul>
    </div>
  );
}
