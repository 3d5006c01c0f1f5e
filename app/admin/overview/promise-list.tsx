import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { CallLead } from "#app/admin/leads/call-lead.tsx";
import { BandCode } from "#app/admin/ui/band-code.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Locale } from "#app/i18n/locale.ts";
import { leadStatusRules } from "#app/leads/lead-status.ts";
import { Button } from "#app/ui/button.tsx";
import { type PromiseMessages, promiseLabel, type Waiting } from "./promise-label.ts";
import type { responseFigures } from "./waiting-view.server.ts";
import "./promise-list.css";

interface PromiseListProps extends Waiting {
  messages: PromiseMessages;
  locale: Locale;
  title: string;
  /** Minutes since the page's data was read. */
  elapsed: number;
  /** How many are late, in words; null for none. */
  late: string | null;
  /** The paths of the late leads, and of all that wait, the late ones first. */
  lateHref: string;
  waitingHref: string;
  /** Whether there are more than are shown. */
  hasMore: boolean;
  figures: ReturnType<typeof responseFigures>;
}

const announcedMinutes = [10, 5, 0];

/** The leads that wait for a response, each with a bar that gets shorter every minute. */
export function PromiseList(props: PromiseListProps) {
  const { messages, locale, title, waiting, clock, elapsed, late, lateHref, waitingHref, hasMore, figures } =
    props;
  const rows = waiting.map((row) => ({ ...row, ...promiseLabel(row, clock, elapsed, messages, locale) }));
  return (
    <section className="promise night" aria-labelledby="promise-title">
      <div className="admin-head row">
        <h2 id="promise-title">{title}</h2>
        {late ? (
          <Link className="promise__late-count" to={lateHref}>
            {late}
          </Link>
        ) : null}
        <p>{messages.rule}</p>
      </div>
      {rows.length > 0 ? (
        <>
          <div className="promise__scale" aria-hidden="true">
            <span>{messages.now}</span>
            <span>10</span>
            <span>20</span>
            <span>{messages.end}</span>
          </div>
          <ol>
            {rows.map((row, index) => (
              <PromiseRow key={row.lead.id} messages={messages} row={row} isFirst={index === 0} />
            ))}
          </ol>
        </>
      ) : null}
      {hasMore ? (
        <p className="promise__more">
          <Link to={waitingHref}>{messages.more}</Link>
        </p>
      ) : null}
      <p className="promise__foot row">
        {figures.map(({ label, value, after }) => (
          <span key={label}>
            {label} <b>{value}</b> {after}
          </span>
        ))}
      </p>
      <Announcer rows={rows} />
    </section>
  );
}

type Row = Waiting["waiting"][number] & ReturnType<typeof promiseLabel>;

function PromiseRow({ messages, row, isFirst }: { messages: PromiseMessages; row: Row; isFirst: boolean }) {
  const { lead, href, version, callHref, about, amount, after, spoken } = row;
  const { isLate, isUrgent, isResting, percent } = row;
  const look = { kind: isFirst ? "primary" : "outline", size: "small" } as const;
  return (
    <li className="promise__row">
      <Link className="promise__lead" to={href} data-row>
        <BandCode service={lead.service?.key ?? null} />
        <span>
          <b>{lead.title}</b>
          <small>{about}</small>
        </span>
      </Link>
      <div className="promise__meter">
        <span className="visually-hidden">{spoken}</span>
        <div className="promise__track">
          {isLate ? (
            <i className="promise__late" />
          ) : (
            <svg
              className={`promise__tape tape${isResting ? " promise__tape--rests" : ""}`}
              width={`${percent}%`}
              height="100%"
              aria-hidden="true"
            />
          )}
        </div>
      </div>
      <b className={`promise__left${isUrgent ? " promise__left--late" : ""}`}>
        {amount}
        <small className="promise__when">
          <span>{after}</span>{" "}
          <span>
            {messages.received} <time dateTime={lead.received.iso}>{lead.received.text}</time>
          </span>
        </small>
      </b>
      <span className="promise__actions row row-unbroken stack--tight">
        {callHref ? (
          <CallLead lead={{ title: lead.title, href, callHref }} label={messages.call} kind={look.kind} />
        ) : (
          <Button as={Link} {...look} to={href}>
            {messages.open}
            <span className="visually-hidden"> {lead.title}</span>
          </Button>
        )}
        <Button
          as={FormButton}
          kind="outline"
          size="small"
          values={{
            intent: "handle",
            id: lead.id,
            version: String(version),
            status: leadStatusRules.new.next,
          }}
        >
          {messages.contacted}
          <span className="visually-hidden"> {lead.title}</span>
        </Button>
      </span>
    </li>
  );
}

/** Announces a row to screen readers when ten, five and no minutes are left. */
function Announcer({ rows }: { rows: readonly Row[] }) {
  const [text, setText] = useState("");
  const before = useRef(new Map<string, number>());
  useEffect(() => {
    const announcedRows = rows.filter(({ lead, minutes }) => {
      const earlier = before.current.get(lead.id);
      return earlier !== undefined && announcedMinutes.some((mark) => earlier > mark && minutes <= mark);
    });
    before.current = new Map(rows.map(({ lead, minutes }) => [lead.id, minutes]));
    if (announcedRows.length > 0) setText(announcedRows.map(({ announcement }) => announcement).join(". "));
  }, [rows]);
  return (
    <p className="visually-hidden" aria-live="polite">
      {text}
    </p>
  );
}
