import type { ComponentType, ReactNode } from "react";
import type { openingMessages } from "#app/content/pages/careers.server.ts";
import { bandCode } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import { DayRuler } from "./day-ruler.tsx";
import type { viewAdvertisement } from "./view.server.ts";
import "./advertisement.css";

interface AdvertisementProps {
  opening: ReturnType<typeof viewAdvertisement>;
  messages: (typeof openingMessages)[Locale];
  breadcrumbs: ReactNode;
  /** A link to another page. */
  more: ComponentType<{ to: string; children: string }>;
}

/** An opening: what a guard needs to know before applying, its hours drawn, and how to apply. */
export function Advertisement({ opening, messages, breadcrumbs, more: More }: AdvertisementProps) {
  const { facts, ruler, send } = messages;
  const role = (
    <>
      <RoleMark src={bandCode(opening.role)} /> {opening.roleName}
    </>
  );
  return (
    <article>
      <header className="wrap opening-head">
        {breadcrumbs}
        <div className="columns columns--7-5">
          <div>
            <h1>{opening.title}</h1>
            <p className="opening-head__place">{[opening.place, opening.city].filter(Boolean).join(", ")}</p>
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
            <FactList
              className="lines"
              pair="apart"
              label="muted"
              facts={[
                { name: facts.role, value: role },
                { name: facts.city, value: opening.city },
                { name: facts.extent, value: opening.extent },
                { name: facts.shift, value: opening.shift },
                { name: facts.positions, value: opening.positions },
                { name: facts.employer, value: opening.employer },
                {
                  name: facts.posted,
                  value: <time dateTime={opening.posted.date}>{opening.posted.label}</time>,
                },
              ]}
            />
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
            <TextList className="lines" texts={items} />
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
              {opening.ways.map(({ href, label }) => (
                <More key={href} to={href}>
                  {label}
                </More>
              ))}
            </p>
          </div>
        </section>
      </div>
    </article>
  );
}
