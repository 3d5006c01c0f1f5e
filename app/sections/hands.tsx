import { Icon } from "#app/ui/icon.tsx";
import "./hands.css";

interface Hand {
  title: string;
  items: readonly string[];
}

interface HandsProps {
  words: { title: string; intro: string; machine: Hand; human: Hand };
}

/** What software does and what a person decides (product 1.6). */
export function Hands({ words }: HandsProps) {
  return (
    <section className="section" aria-labelledby="hands-title">
      <div className="wrap">
        <div className="head">
          <h2 id="hands-title">{words.title}</h2>
          <p className="muted">{words.intro}</p>
        </div>
        <div className="hands panel">
          {[words.machine, words.human].map(({ title, items }) => (
            <div key={title}>
              <h3>{title}</h3>
              <ul className="ticks">
                {items.map((item) => (
                  <li key={item}>
                    <Icon name="check" />
                    {item}
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </section>
  );
}
