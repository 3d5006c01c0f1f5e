import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { demoWeekData } from "./demo-week-view.server.ts";
import type { demosPageMessages } from "./words.server.ts";
import "./demos.css";

interface DemoWeekProps {
  messages: (typeof demosPageMessages)[Locale]["calendar"];
  data: ReturnType<typeof demoWeekData>;
  /** The id of the booking that is open beside it. */
  open: string | undefined;
}

/** A week of demos as a table: hours down, days across. On a narrow screen it scrolls sideways. */
export function DemoWeek({ messages, data, open }: DemoWeekProps) {
  const { days, hours } = data;
  const roll = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone today may be out of sight, to the right of the column of hours.
    const [hour] = roll.current?.getElementsByTagName("th") ?? [];
    const today = roll.current?.querySelector<HTMLElement>(".demo-week__today");
    if (today && hour) roll.current?.scrollTo({ left: today.offsetLeft - hour.offsetWidth });
  }, []);
  return (
    <section className="admin-panel demo-week" aria-labelledby="demo-week-title">
      <div className="admin-head row">
        <h2 id="demo-week-title">
          {data.title} <span>{data.span}</span>
        </h2>
        <p className="actions">
          {data.todayHref ? (
            <Button as={Link} kind="outline" size="small" to={data.todayHref} preventScrollReset>
              {messages.today}
            </Button>
          ) : null}
          <WeekLink href={data.previousHref} label={messages.previous} way="previous" />
          <WeekLink href={data.nextHref} label={messages.next} way="next" />
        </p>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so it must be reachable by keyboard */}
      <section className="demo-week__roll" ref={roll} aria-label={messages.region} tabIndex={0}>
        <table className="demo-week__table">
          <caption className="visually-hidden">{data.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{messages.hour}</span>
              </th>
              {days.map(({ day, weekday, date, name, isToday, closed }) => (
                <th
                  scope="col"
                  key={day}
                  className={isToday ? "demo-week__today" : undefined}
                  data-closed={closed ? "" : undefined}
                >
                  <span aria-hidden="true">
                    {weekday} <b>{date}</b>
                  </span>
                  <span className="visually-hidden">{isToday ? `${name}, ${messages.todayMark}` : name}</span>
                  {closed ? <small>{closed}</small> : null}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map(({ hour, cells }) => (
              <tr key={hour}>
                <th scope="row">{hour}</th>
                {cells.map(({ day, isNow, demos }, column) => (
                  <td
                    key={day}
                    data-closed={days[column]?.closed ? "" : undefined}
                    className={isNow ? "demo-week__now" : undefined}
                  >
                    {demos.map((demo) => (
                      <Link
                        key={demo.id}
                        to={demo.href}
                        className={`demo-week__demo ${demo.isOver ? "demo-week__demo--over" : ""}`.trim()}
                        data-status={demo.status}
                        aria-current={demo.id === open ? "true" : undefined}
                        preventScrollReset
                        prefetch="intent"
                      >
                        <b className="own-line">{demo.time}</b> {demo.company}
                        <span className="visually-hidden">, {demo.statusLabel}</span>
                      </Link>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {data.isEmpty ? <p className="muted">{messages.none}</p> : null}
    </section>
  );
}

function WeekLink({ href, label, way }: { href: string; label: string; way: "previous" | "next" }) {
  return (
    <Button
      as={Link}
      kind="outline"
      size="small"
      className={`button--square demo-week__step--${way}`}
      to={href}
      preventScrollReset
      aria-label={label}
    >
      <Icon name="arrow" />
    </Button>
  );
}
