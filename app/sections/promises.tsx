import "./promises.css";

interface PromisesProps {
  words: { title: string; intro: string; items: readonly { word: string; text: string }[] };
}

/** Each word that the company promises, and what it means. */
export function Promises({ words }: PromisesProps) {
  return (
    <section className="section sunken" aria-labelledby="promises-title">
      <div className="wrap">
        <div className="head">
          <h2 id="promises-title">{words.title}</h2>
          <p className="muted">{words.intro}</p>
        </div>
        <dl className="promises rows">
          {words.items.map(({ word, text }) => (
            <div key={word}>
              <dt className="numeral">{word}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
