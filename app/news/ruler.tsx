import { useEffect, useRef, useState } from "react";
import { calendarDay, formatWeekdayAndDay } from "#app/i18n/calendar.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { ShownRuler } from "./article-view.server.ts";
import { weeksBefore } from "./rules.ts";
import "#app/ui/tape.css";
import "#app/ui/field.css";
import "./ruler.css";

interface RulerProps {
  ruler: ShownRuler;
  words: { passed: string };
  locale: Locale;
}

/**
 * "Räkna baklänges" (DESIGN.md section 16): the day of the event gives every earlier one. Without script it
 * shows the server's example; a day that was chosen before hydration counts too.
 */
export function Ruler({ ruler, words, locale }: RulerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const value = input.current?.value ?? "";
    if (value !== ruler.day) setChosen(value);
  }, [ruler.day]);
  const today = chosen && calendarDay(new Date().toISOString(), locale).date;
  return (
    <section className="rl later" aria-labelledby="ruler-title">
      <div className="wrap">
        <div className="rl-top">
          <div>
            <h2 id="ruler-title">{ruler.title}</h2>
            <p className="muted">{ruler.text}</p>
          </div>
          <div className="field rl-date">
            <label htmlFor="ruler-day">{ruler.question}</label>
            <input
              ref={input}
              id="ruler-day"
              type="date"
              defaultValue={ruler.day}
              onChange={(event) => setChosen(event.target.value)}
            />
          </div>
        </div>
        <ol className="rl-line" aria-live="polite">
          {ruler.stops.map(({ weeks, when, what, law, ...example }) => {
            const date = chosen ? weeksBefore(chosen, weeks) : example.date;
            const late = date < today;
            return (
              <li
                key={weeks}
                className={["rl-s", law && "law", late && "late"].filter(Boolean).join(" ")}
                data-weeks={weeks}
              >
                <span className="rl-w">{when}</span>
                <b>{what}</b>
                <time dateTime={date}>
                  {chosen ? formatWeekdayAndDay(date, locale) : example.label}
                  {late && <small> – {words.passed}</small>}
                </time>
              </li>
            );
          })}
          <li className="rl-tape tape tape--thin" aria-hidden="true" />
        </ol>
      </div>
    </section>
  );
}
