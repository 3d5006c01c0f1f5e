import { Heading } from "#app/ui/heading.tsx";
import type { Route } from "../+types/guard-app";
import "#app/ui/product-fragment.css";
import { Phone } from "#app/sections/phone.tsx";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";
import "./comparison.css";

type Data = Route.ComponentProps["loaderData"];

/** The moment whose screen shows a map: the second, where the guard arrives. */
const mapped = 1;

/** The same shift twice, moment by moment: the guard's screen and the customer's. */
export function Comparison({ words }: { words: Data["words"]["comparison"] }) {
  return (
    <section className="section comparison" aria-label={`${words.guard} – ${words.customer}`}>
      <div className="wrap">
        <div className="comparison__heads" aria-hidden="true">
          <span>{words.guard}</span>
          <span>{words.customer}</span>
        </div>
        <ol>
          {words.moments.map(({ day, time, title, text, phone, seen }, index) => (
            <li key={time}>
              <div className="comparison__phone">
                <p className="column-name">{words.guard}</p>
                <Phone label={phone.label} time={time} app={words.app}>
                  <p className="phone__heading">{phone.heading}</p>
                  <p className="phone__below">{phone.below}</p>
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
                  <span className="phone__key phone__key--primary">{phone.primary}</span>
                  <span className="phone__key">{phone.secondary}</span>
                </Phone>
              </div>
              <p className="comparison__time">
                <time>
                  {day} <b>{time}</b>
                </time>
              </p>
              <div className="comparison__customer">
                <Heading level={2} size="h2-small">
                  {title}
                </Heading>
                <p>{text}</p>
                <p className="column-name">{words.customer}</p>
                <div className="comparison__seen fragment" role="img" aria-label={seen.label}>
                  <div className="fragment__top">
                    <b>{seen.title}</b>
                    <span>{seen.state}</span>
                  </div>
                  <Rows rows={seen.rows} />
                  <p className="meta">{seen.note}</p>
                </div>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function Rows({ rows }: { rows: readonly { name: string; value: string }[] }) {
  return (
    <div className="comparison__rows">
      {rows.map(({ name, value }) => (
        <div className="fact-row" key={name}>
          <span>{name}</span>
          <b>{value}</b>
        </div>
      ))}
    </div>
  );
}
