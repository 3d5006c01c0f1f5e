import type { ComponentType, ReactNode } from "react";
import type { openingMessages } from "#app/content/pages/careers.server.ts";
import { bandCode } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import { DayRuler } from "./day-ruler.tsx";
import { applicationId } from "./keys.ts";
import type { viewAdvertisement } from "./view.server.ts";
import "./advertisement.css";

interface AdvertisementProps {
  opening: ReturnType<typeof viewAdvertisement>;
  messages: (typeof openingMessages)[Locale];
  breadcrumbs: ReactNode;
  /** Says that the pay is invented; null where it is not. */
  sample: ReactNode;
  /** The application's form; null where nobody can apply, as in a draft. */
  form: ReactNode;
  /** A link to another page. */
  more: ComponentType<{ to: string; children: string }>;
}

/** An opening: what a guard needs to know before applying, its hours drawn, and how to apply. */
export function Advertisement({
  opening,
  messages,
  breadcrumbs,
  sample,
  form,
  more: More,
}: AdvertisementProps) {
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
            <p className="opening-head__place">
              <b className="own-line">{[opening.city, opening.pay].filter(Boolean).join(", ")}</b>
              {opening.place}
            </p>
            <p className="lead">{opening.lead}</p>
            <p className="actions">
              <Button as="a" kind="primary" size="large" href={`#${applicationId}`}>
                {messages.apply} <Icon name="arrow" className="icon--go" />
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
                ...(opening.pay ? [{ name: facts.pay, value: opening.pay }] : []),
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
            {sample}
          </div>
        </div>
      </header>
      <Section className="opening-hours" small ground="night" titleId="ruler-title">
        <h2 id="ruler-title">{ruler.title}</h2>
        <div className="opening-hours__shift apart">
          <p>
            <b className="figure">{opening.shift}</b> <span>{opening.hours}</span>
          </p>
          {opening.shiftPay ? (
            <p>
              <b className="statement">{opening.shiftPay.sum}</b> <span>{ruler.sum}</span>
            </p>
          ) : null}
        </div>
        <DayRuler startsAt={opening.startsAt} endsAt={opening.endsAt} />
        <p className="scale meta muted" aria-hidden="true">
          {["00", "06", "12", "18", "24"].map((hour) => (
            <span key={hour}>{hour}</span>
          ))}
        </p>
        <p className="muted">
          {opening.inconvenient} {opening.shiftPay?.supplements}
        </p>
      </Section>
      <div className="wrap opening-body tiles">
        {opening.lists.map(({ title, items }) => (
          <section className="ruled" key={title} aria-label={title}>
            <h2>{title}</h2>
            <TextList className="lines" texts={items} />
          </section>
        ))}
      </div>
      <section className="opening-apply sunken" id={applicationId} aria-labelledby="send-title">
        <div className="wrap columns columns--5-7">
          <div>
            <h2 id="send-title">{send.title}</h2>
            <p className="lead">{send.text}</p>
            <p className="muted">{messages.role[opening.role]}</p>
          </div>
          {form ? (
            <div className="panel bleed">
              <div className="tape tape--thin" aria-hidden="true" />
              {form}
            </div>
          ) : null}
        </div>
        <p className="wrap actions">
          {opening.ways.map(({ href, label }) => (
            <More key={href} to={href}>
              {label}
            </More>
          ))}
          <a href={opening.mail}>{send.mail}</a>
        </p>
      </section>
    </article>
  );
}
