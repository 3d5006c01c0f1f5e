import "./product-fragment.css";
import { Phone } from "./phone.tsx";
import "./mirror.css";

interface Row {
  name: string;
  value: string;
}

interface Moment {
  day: string;
  time: string;
  title: string;
  text: string;
  phone: {
    label: string;
    heading: string;
    below: string;
    rows: readonly Row[];
    primary: string;
    secondary: string;
  };
  seen: { label: string; title: string; state: string; rows: readonly Row[]; note: string };
}

interface MirrorProps {
  words: { guard: string; customer: string; app: string; moments: readonly Moment[] };
  /** The moment, from 0, whose screen has the way there on a map. */
  mapped: number;
}

/** The same shift twice, moment by moment: what the guard has in the hand, and what the customer sees. */
export function Mirror({ words, mapped }: MirrorProps) {
  return (
    <section className="section mir" aria-label={`${words.guard} – ${words.customer}`}>
      <div className="wrap">
        <div className="mir__h" aria-hidden="true">
          <span>{words.guard}</span>
          <span>{words.customer}</span>
        </div>
        <ol>
          {words.moments.map(({ day, time, title, text, phone, seen }, index) => (
            <li className="mir__r" key={time}>
              <div className="mir__p">
                <p className="mir__w">{words.guard}</p>
                <Phone label={phone.label} time={time} app={words.app}>
                  <p className="phone__h">{phone.heading}</p>
                  <p className="phone__m">{phone.below}</p>
                  {index === mapped && (
                    <img
                      className="phone__map"
                      src="/illustrations/karta-goteborg-natt.svg"
                      alt=""
                      width="320"
                      height="128"
                      loading="lazy"
                    />
                  )}
                  <Rows rows={phone.rows} />
                  <span className="phone__k">{phone.primary}</span>
                  <span className="phone__k phone__k--o">{phone.secondary}</span>
                </Phone>
              </div>
              <p className="mir__t">
                <time>
                  {day} <b>{time}</b>
                </time>
              </p>
              <div className="mir__c">
                <h2>{title}</h2>
                <p>{text}</p>
                <p className="mir__w">{words.customer}</p>
                <div className="mir__f frag" role="img" aria-label={seen.label}>
                  <div className="frag__top">
                    <b>{seen.title}</b>
                    <span>{seen.state}</span>
                  </div>
                  <Rows rows={seen.rows} />
                  <p className="mir__n">{seen.note}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Rows({ rows }: { rows: readonly Row[] }) {
  return (
    <div className="mir__l">
      {rows.map(({ name, value }) => (
        <div className="mini" key={name}>
          <span>{name}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  );
}
