import "./first-minute.css";

interface FirstMinuteProps {
  title: string;
  intro: string;
  stops: readonly { time: string; name: string; text: string }[];
}

/** What a guest meets in the first minute: name badges on one lanyard, in the order of the seconds. */
export function FirstMinute({ title, intro, stops }: FirstMinuteProps) {
  return (
    <section className="section" aria-labelledby="minute-title">
      <div className="wrap">
        <div className="head">
          <h2 id="minute-title">{title}</h2>
          <p className="muted">{intro}</p>
        </div>
        <ol className="first-minute">
          {stops.map(({ time, name, text }) => (
            <li key={time}>
              <time>{time}</time>
              <div>
                <h3 className="title">{name}</h3>
                <p className="muted">{text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
