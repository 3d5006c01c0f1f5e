import { useEffect, useRef, useState } from "react";
import { calendarDay, formatWeekdayAndDay } from "#app/i18n/calendar.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Heading } from "#app/ui/heading.tsx";
import { Section } from "#app/ui/section.tsx";
import type { ShownRuler } from "./article-view.server.ts";
import { weeksBefore } from "./reading.ts";
import "./ruler.css";

/** Weeks before the event, from twelve to the day itself; schema.ts has the same bounds. */
const weeks = Array.from({ length: 13 }, (_, index) => 12 - index);

interface RulerProps {
  ruler: ShownRuler;
  messages: { passed: string };
  locale: Locale;
}

/**
 * "Räkna baklänges": from the day of the event it counts back to the day of each step before it. Without script it
 * shows the server's example; a day that was chosen before hydration is used too.
 */
export function Ruler({ ruler, messages, locale }: RulerProps) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState("");
  useEffect(() => {
    const value = input.current?.value ?? "";
    if (value !== ruler.day) setChosen(value);
  }, [ruler.day]);
  const today = chosen && calendarDay(new Date().toISOString(), locale).date;
  return (
    <Section className="planning" small ground="sunken" titleId="ruler-title">
      <div className="planning__head apart">
        <div>
          <Heading level={2} size="h3" id="ruler-title">
            {ruler.title}
          </Heading>
          <p className="muted">{ruler.text}</p>
        </div>
        <div className="field no-print">
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
      <ol className="planning__line" aria-live="polite">
        {weeks.map((week) => {
          const place = ruler.stops.findIndex((stop) => stop.weeks === week);
          const stop = ruler.stops[place];
          if (!stop) return <li className="planning__empty" aria-hidden="true" key={week} />;
          const date = chosen ? weeksBefore(chosen, week) : stop.date;
          const late = date < today;
          const states = [place % 2 && "below", stop.law && "law", late && "late"].filter(Boolean);
          return (
            <li key={week} className={["planning-stop", ...states].join(" planning-stop--")}>
              <span className="meta muted">{stop.when}</span>
              <b>{stop.what}</b>
              <time className={week === 0 ? "title--large" : "title--small"} dateTime={date}>
                {chosen ? formatWeekdayAndDay(date, locale) : stop.label}
                {late && <small> – {messages.passed}</small>}
              </time>
            </li>
          );
        })}
        <li className="planning__tape tape" aria-hidden="true" />
      </ol>
    </Section>
  );
}
