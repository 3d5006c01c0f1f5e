import type { Service } from "#app/domain/services.ts";
import { ServiceMark } from "./service-mark.tsx";
import "./news-rows.css";

export interface NewsRow {
  href: string;
  title: string;
  excerpt: string;
  category: string;
  forYou: string;
  day: { date: string; day: string; weekday: string };
  roles: { key: Service; name: string }[];
}

interface NewsRowsProps {
  months: readonly { name: string; items: readonly NewsRow[] }[];
  words: { forYou: string; concerns: string };
}

/** The list by month. Every item ends in what it changes for the one who books (DESIGN.md section 16, "News"). */
export function NewsRows({ months, words }: NewsRowsProps) {
  return months.map(({ name, items }) => (
    <div className="nl-month" key={name}>
      <h3 className="nl-m">{name}</h3>
      <ul>
        {items.map((item) => (
          <li key={item.href}>
            <Row item={item} words={words} />
          </li>
        ))}
      </ul>
    </div>
  ));
}

function Row({ item, words }: { item: NewsRow; words: NewsRowsProps["words"] }) {
  return (
    <article className="nl-row">
      <time className="nl-day" dateTime={item.day.date}>
        <b>{item.day.day}</b>
        <span>{item.day.weekday}</span>
      </time>
      <div className="nl-txt">
        <p className="nl-cat">{item.category}</p>
        <h4>
          <a href={item.href}>{item.title}</a>
        </h4>
        <p className="muted">{item.excerpt}</p>
      </div>
      <div className="nl-you">
        {item.forYou && (
          <p>
            <b>{words.forYou}</b> {item.forYou}
          </p>
        )}
        <ul className="nl-roles" aria-label={words.concerns}>
          {item.roles.map(({ key, name }) => (
            <li key={key}>
              <ServiceMark service={key} />
              {name}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}
