import { Link } from "react-router";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/chip.css";
import "#app/ui/state.css";
import type { demoListData } from "./demo-view.server.ts";
import type { demosPageWords } from "./words.server.ts";
import "./demos.css";

interface DemoListProps {
  words: (typeof demosPageWords)[Locale]["list"];
  data: ReturnType<typeof demoListData>;
}

/** Bookings by day; the company is the link of a row. */
export function DemoList({ words, data }: DemoListProps) {
  const { tabs, days, empty, older, latest } = data;
  return (
    <section className="demo-list" aria-labelledby="demo-list-title">
      <h2 id="demo-list-title">{words.title}</h2>
      <ListTabs label={words.scope} tabs={tabs} />
      {empty ? (
        <div className="state">
          <h3>{empty.title}</h3>
          <p className="muted">{empty.text}</p>
        </div>
      ) : null}
      {days.map(({ day, title, demos }) => (
        <div key={day}>
          <h3>{title}</h3>
          <ul>
            {demos.map(({ id, href, company, time, detail, chip, noLink }) => (
              <li key={id}>
                <time dateTime={time.iso}>{time.text}</time>
                <div>
                  <Link to={href} className="row-link" data-row prefetch="intent">
                    {company}
                  </Link>
                  <small>{detail}</small>
                  {noLink ? (
                    <span className="demo-list__missing">
                      <Icon name="warn" />
                      {words.noLink}
                    </span>
                  ) : null}
                </div>
                <span className={`chip chip--${chip.look}`}>{chip.label}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ListPages words={words.pages} older={older} latest={latest} />
    </section>
  );
}
