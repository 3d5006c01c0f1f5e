import { Fragment } from "react";
import { Link } from "react-router";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { OverviewPart } from "./overview-part.tsx";
import type { demoEntries, ownDemos } from "./overview-view.server.ts";
import type { overviewMessages } from "./words.server.ts";

interface TodaysDemosProps {
  messages: (typeof overviewMessages)[Locale]["demos"];
  count: number;
  entries: ReturnType<typeof demoEntries>;
  /** Minutes since the page's data was read, and the time of day. */
  elapsed: number;
  clock: string;
  /** The member's own coming demos, after today. */
  own: ReturnType<typeof ownDemos>;
  ownHref: string;
}

/** Today's demos, with a line at the current time, and the member's own next ones. */
export function TodaysDemos({ messages, count, entries, elapsed, clock, own, ownHref }: TodaysDemosProps) {
  const next = entries.findIndex(({ hasBegun }) => !hasBegun);
  const now = (
    <li className="demos__now">
      <span>{fill(messages.now, { time: clock })}</span>
    </li>
  );
  return (
    <OverviewPart id="demos" title={messages.title} beside={String(count)} isAside>
      {count === 0 ? <p className="muted">{messages.none}</p> : null}
      <ol className="item-list demos">
        {entries.map((entry, index) => (
          <Fragment key={entry.key}>
            {index === next ? now : null}
            <li className={entry.over ? "demos__past" : undefined}>
              <time dateTime={entry.time.iso}>{entry.time.text}</time>
              <span>
                <Link className="row-link" to={entry.href} prefetch="intent">
                  {entry.title}
                </Link>
                <small>
                  {entry.minutes === null
                    ? entry.detail
                    : `${entry.detail} · ${fill(messages.in, { count: String(Math.max(0, entry.minutes - elapsed)) })}`}
                </small>
              </span>
              {entry.join ? (
                <Button
                  as="a"
                  kind="secondary"
                  size="small"
                  href={entry.join}
                  target="_blank"
                  rel="noopener noreferrer"
                >
                  {messages.join}
                  <span className="visually-hidden"> {entry.title}</span>
                </Button>
              ) : null}
            </li>
          </Fragment>
        ))}
        {entries.length > 0 && next < 0 ? now : null}
      </ol>
      {own.length > 0 ? (
        <>
          <h3>{messages.mine}</h3>
          <ul className="item-list">
            {own.map(({ id, href, title, time }) => (
              <li key={id}>
                <Link className="row-link" to={href} prefetch="intent">
                  {title}
                </Link>
                <time className="muted" dateTime={time.iso}>
                  {time.text}
                </time>
              </li>
            ))}
          </ul>
          <p>
            <Link to={ownHref}>{messages.allMine}</Link>
          </p>
        </>
      ) : null}
    </OverviewPart>
  );
}
