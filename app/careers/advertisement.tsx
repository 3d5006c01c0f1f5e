import type { ReactNode } from "react";
import type { openingMessages } from "#app/content/pages/careers.server.ts";
import { bandCodes } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { DayRuler } from "./day-ruler.tsx";
import type { viewAdvertisement } from "./view.server.ts";
import "#app/ui/tape.css";
import "./advertisement.css";

interface AdvertisementProps {
  opening: ReturnType<typeof viewAdvertisement>;
  messages: (typeof openingMessages)[Locale];
  breadcrumbs: ReactNode;
  /** Renders a link to another page. */
  more(href: string, label: string): ReactNode;
}

export function Advertisement({ opening, messages, breadcrumbs, more }: AdvertisementProps) {
  const { facts, ruler, send } = messages;
  return (
    <article>
      <header className="wrap opening-head">
        {breadcrumbs}
        <div className="columns columns--7-5">
          <div>
            <h1>{opening.title}</h1>
            <p className="opening-head__place">
              {opening.place}, {opening.city}
            </p>
            <p className="lead">{opening.lead}</p>
            <p className="actions">
              <Button as="a" kind="primary" size="large" href={opening.mail}>
                {messages.apply}
              </Button>
              <span>
                {messages.applyBy}{" "}
                <b>
                  <time dateTime={opening.lastDay.date}>{opening.lastDay.label}</time>
                </b>
              </span>
            </p>
          </div>
          <div className="opening-facts panel">
            <div className="tape tape--thin" />
            <h2 className="visually-hidden">{facts.title}</h2>
            <dl className="lines">
              <Fact name={facts.role}>
                <RoleMark src={bandCodes[opening.role]} /> {opening.roleName}
              </Fact>
              <Fact name={facts.city}>{opening.city}</Fact>
              <Fact name={facts.extent}>{opening.extent}</Fact>
              <Fact name={facts.shift}>{opening.shift}</Fact>
              <Fact name={facts.positions}>{opening.positions}</Fact>
              <Fact name={facts.employer}>{opening.employer}</Fact>
              <Fact name={facts.posted}>
                <time dateTime={opening.posted.date}>{opening.posted.label}</time>
              </Fact>
            </dl>
          </div>
        </div>
      </header>
      <Section className="opening-hours" small ground="night" titleId="ruler-title">
        <h2 id="ruler-title">{ruler.title}</h2>
        <p className="opening-hours__shift">
          <b className="figure">{opening.shift}</b> <span>{opening.hours}</span>
        </p>
        <DayRuler startsAt={opening.startsAt} endsAt={opening.endsAt} />
        <p className="scale meta muted" aria-hidden="true">
          {["00", "06", "12", "18", "24"].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
        <p className="muted">{opening.inconvenient}</p>
      </Section>
      <div className="wrap opening-body">
        {opening.lists.map(({ title, items }) => (
          <section className="ruled columns columns--5-7" key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul className="lines">
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          </section>
        ))}
        <section className="ruled columns columns--5-7" aria-labelledby="send-title">
          <h2 id="send-title">{send.title}</h2>
          <div>
            <p>{send.text}</p>
            <p className="muted">{messages.role[opening.role]}</p>
            <p className="actions">
              <Button as="a" kind="primary" href={opening.mail}>
                {messages.apply}
              </Button>
              {opening.ways.map(({ href, label }) => more(href, label))}
            </p>
          </div>
        </section>
      </div>
    </article>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="apart">
      <dt className="muted">{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
