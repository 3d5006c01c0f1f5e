import { bandCode } from "#app/domain/services.ts";
import { Image } from "#app/ui/image.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import type { NewsRow } from "./list-view.server.ts";

interface NewsRowsProps {
  months: readonly { name: string; items: readonly NewsRow[] }[];
  messages: { forYou: string; concerns: string; imageFailed: string };
}

/** The articles by month, each with what it changes for customers. */
export function NewsRows({ months, messages }: NewsRowsProps) {
  return months.map(({ name, items }) => (
    <div className="news-month" key={name}>
      <h3 className="title--small">{name}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <article className="news-row">
              <time className="news-row__day" dateTime={item.day.date}>
                <b className="own-line numeral">{item.day.day}</b>
                <span className="meta muted">{item.day.weekday}</span>
              </time>
              <Image className="news-row__picture" src={item.picture} alt="" failed={messages.imageFailed} />
              <div>
                <p className="meta muted">{item.category}</p>
                <h4>
                  <a href={item.href}>{item.title}</a>
                </h4>
                <p className="muted">{item.excerpt}</p>
              </div>
              <div className="news-row__for-you small">
                {item.forYou && (
                  <p>
                    <b>{messages.forYou}</b> {item.forYou}
                  </p>
                )}
                <ul className="news-row__roles meta muted" aria-label={messages.concerns}>
                  {item.roles.map(({ key, name }) => (
                    <li key={key}>
                      <RoleMark src={bandCode(key)} />
                      {name}
                    </li>
                  ))}
                </ul>
              </div>
            </article>
          </li>
        ))}
      </ul>
    </div>
  ));
}
