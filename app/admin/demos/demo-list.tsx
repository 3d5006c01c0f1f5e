import { Link } from "react-router";
import { EmptyState } from "#app/admin/ui/empty-state.tsx";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/chip.css";
import type { demoListData } from "./demo-view.server.ts";
import type { demosPageMessages } from "./words.server.ts";
import "./demos.css";

interface DemoListProps {
  messages: (typeof demosPageMessages)[Locale]["list"];
  data: ReturnType<typeof demoListData>;
}

/** The list of bookings, by day. */
export function DemoList({ messages, data }: DemoListProps) {
  const { tabs, scopeLink, days, empty, older, latest } = data;
  return (
    <section className="admin-panel demo-list" aria-labelledby="demo-list-title">
      <h2 id="demo-list-title">{messages.title}</h2>
      <ListTabs label={messages.scope} tabs={tabs} />
      {scopeLink ? (
        <p>
          <Link to={scopeLink.href} preventScrollReset>
            {scopeLink.label}
          </Link>
        </p>
      ) : null}
      {empty ? <EmptyState {...empty} /> : null}
      {days.map(({ day, title, demos }) => (
        <div key={day}>
          <h3>{title}</h3>
          <ul className="item-list">
            {demos.map(({ id, href, company, time, detail, chip, noLink }) => (
              <li key={id}>
                <time dateTime={time.iso}>{time.text}</time>
                <div>
                  <RowLink to={href} detail={detail}>
                    {company}
                  </RowLink>
                  {noLink ? (
                    <span className="admin-warning">
                      <Icon name="warn" />
                      {messages.noLink}
                    </span>
                  ) : null}
                </div>
                <span className={`chip chip--${chip.look}`}>{chip.label}</span>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <ListPages messages={messages.pages} older={older} latest={latest} />
    </section>
  );
}
