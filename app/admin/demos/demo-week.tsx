import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import type { demoWeekData, WeekDemo, WeekSlot } from "./demo-week-view.server.ts";
import { MoveDialog, type Wish } from "./move-dialog.tsx";
import { useDemoDrag } from "./use-demo-drag.ts";
import { moveByArrows } from "./week-keys.ts";
import type { demosPageMessages } from "./words.server.ts";
import "./demos.css";

interface DemoWeekProps {
  messages: (typeof demosPageMessages)[Locale]["calendar"];
  data: ReturnType<typeof demoWeekData>;
  /** The id of the booking that is open beside it. */
  open: string | undefined;
}

/**
 * A week of demos as a table: hours down, days across. A free slot is a link that books it, and a demo can be dragged to
 * another slot. On a narrow screen it scrolls sideways.
 */
export function DemoWeek({ messages, data, open }: DemoWeekProps) {
  const { days, hours } = data;
  const roll = useRef<HTMLElement>(null);
  useEffect(() => {
    // On a phone today may be out of sight, to the right of the column of hours.
    const [hour] = roll.current?.getElementsByTagName("th") ?? [];
    const today = roll.current?.querySelector<HTMLElement>(".demo-week__today");
    if (today && hour) roll.current?.scrollTo({ left: today.offsetLeft - hour.offsetWidth });
  }, []);
  const times = hours.flatMap(({ cells }) => cells).flatMap((cell) => cell.times);
  const slots = times.flatMap(({ slot }) => slot ?? []);
  const [wish, setWish] = useState<Wish | null>(null);
  const drag = useDemoDrag((id, at) => {
    const demo = times.flatMap(({ demos }) => demos).find((each) => each.id === id);
    const slot = slots.find((each) => each.at === at);
    if (demo && slot) setWish({ demo, slot });
  });
  // One slot is a tab stop, and the arrow keys go to the others; without script each is one.
  const isHydrated = useHydrated();
  const [stop, setStop] = useState<string>();
  const first = slots.find(({ href }) => href)?.at;
  const current = slots.some(({ at, href }) => href && at === stop) ? stop : first;
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
        <table className="demo-week__table" onKeyDown={moveByArrows} {...drag}>
          <caption className="visually-hidden">{data.caption}</caption>
          <thead>
            <tr>
              <th scope="col">
                <span className="visually-hidden">{messages.hour}</span>
              </th>
              {days.map(({ day, weekday, date, name, isToday, closed, absent }) => (
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
                  {absent.map((who) => (
                    <small key={who}>{who}</small>
                  ))}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {hours.map((row) => (
              <tr key={row.hour}>
                <th scope="row">{row.hour}</th>
                {row.cells.map(({ day, isNow, times: here, busy }, column) => (
                  <td
                    key={day}
                    data-closed={days[column]?.closed ? "" : undefined}
                    className={isNow ? "demo-week__now" : undefined}
                  >
                    {busy.map((who) => (
                      <small key={who} className="demo-week__busy">
                        {who}
                      </small>
                    ))}
                    {here.map(({ at, demos, slot }) => (
                      <div key={at} className="demo-week__time">
                        {demos.map((demo) => (
                          <DemoBlock key={demo.id} demo={demo} isOpen={demo.id === open} />
                        ))}
                        {slot ? (
                          <Slot
                            slot={slot}
                            isStop={!isHydrated || at === current}
                            onFocus={() => setStop(at)}
                          />
                        ) : null}
                      </div>
                    ))}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      <p className="muted">
        {data.isEmpty ? `${messages.none} ` : null}
        {messages.hint}
      </p>
      <MoveDialog messages={messages.move} wish={wish} onClose={() => setWish(null)} />
    </section>
  );
}

function DemoBlock({ demo, isOpen }: { demo: WeekDemo; isOpen: boolean }) {
  return (
    <Link
      to={demo.href}
      className={`demo-week__demo ${demo.isOver ? "demo-week__demo--over" : ""}`.trim()}
      data-status={demo.status}
      data-moves={demo.canMove ? demo.id : undefined}
      // The browser would drag the link itself.
      draggable={false}
      aria-current={isOpen ? "true" : undefined}
      preventScrollReset
      prefetch="intent"
    >
      <b className="own-line">{demo.time}</b> {demo.company}
      <span className="visually-hidden">, {demo.statusLabel}</span>
    </Link>
  );
}

function Slot({ slot, isStop, onFocus }: { slot: WeekSlot; isStop: boolean; onFocus: () => void }) {
  const { at, href, time, label } = slot;
  // A taken slot is still one to drop a demo on, whose own time may be what takes it.
  if (!href) return <span className="demo-week__slot demo-week__slot--taken" data-slot={at} />;
  return (
    <Link
      to={href}
      className="demo-week__slot"
      data-slot={at}
      draggable={false}
      aria-label={label}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
    >
      <span aria-hidden="true">{time}</span>
    </Link>
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
