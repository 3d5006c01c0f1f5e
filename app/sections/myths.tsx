import { Icon } from "#app/ui/icon.tsx";
import "./myths.css";

interface MythsProps {
  words: { title: string; said: string; items: readonly { myth: string; fact: string }[] };
}

/** What is often said, marked as wrong, and how it is. */
export function Myths({ words }: MythsProps) {
  return (
    <section className="section section--follows" aria-labelledby="myths-title">
      <div className="wrap myths columns columns--4-8">
        <h2 id="myths-title">{words.title}</h2>
        <dl>
          {words.items.map(({ myth, fact }) => (
            <div key={myth}>
              <dt className="title">
                <Icon name="x" className="mark" />
                <span>
                  <span className="sr">{words.said} </span>
                  {myth}
                </span>
              </dt>
              <dd>{fact}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
