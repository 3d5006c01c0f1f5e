import { Form, Link, useNavigation } from "react-router";
import { BandCode } from "#app/admin/ui/band-code.tsx";
import { useArrivalFocus } from "#app/admin/ui/use-arrival-focus.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { LeadLabels, StatusLabel } from "./lead-labels.server.ts";
import { LeadNotice, type LeadNoticeWords, type LeadOutcome } from "./lead-notice.tsx";
import { type Choice, LeadStatusForm } from "./lead-status-form.tsx";
import { NoteForm } from "./note-form.tsx";
import { ReplyForm, type ReplyFormData } from "./reply-form.tsx";
import { StatusChip } from "./status-chip.tsx";
import "#app/ui/field.css";
import "#app/ui/timeline.css";
import "./lead-panel.css";

export interface LeadPanelWords extends LeadNoticeWords {
  call: string;
  handling: string;
  status: string;
  assigned: string;
  nobody: string;
  save: string;
  events: string;
  removeNote: string;
  note: string;
  noteHint: string;
  saveNote: string;
  duplicates: string;
}

/** One thing that happened, or will. */
export interface EventLabel {
  key: string;
  look: "past" | "now" | "next";
  text: string;
  /** Who, and how far an email got. */
  detail: string | null;
  at: { iso: string; text: string } | null;
  note: { id: string; text: string; mine: boolean } | null;
}

export interface LeadPanelData {
  lead: LeadLabels;
  version: number;
  /** "Inkom i dag 13:42 · svara före 14:12". */
  line: string;
  /** The usual next status, and what its button says. */
  step: { status: string; label: string } | null;
  callHref: string | null;
  facts: readonly { label: string; value: string; href?: string }[];
  message: { text: string; locale: string } | null;
  events: readonly EventLabel[];
  duplicates: readonly { href: string; title: string; received: string; status: StatusLabel }[];
  statuses: readonly Choice[];
  people: readonly Choice[];
  assignedTo: string;
  noteId: string;
  reply: ReplyFormData | null;
}

interface LeadPanelProps {
  words: LeadPanelWords;
  data: LeadPanelData;
  outcome: LeadOutcome | undefined;
  back: { href: string; label: string };
}

/** One lead with all that can be done about it. */
export function LeadPanel({ words, data, outcome, back }: LeadPanelProps) {
  const { lead, version, step, callHref, message, reply } = data;
  const busy = useNavigation().state !== "idle";
  const title = useArrivalFocus<HTMLHeadingElement>();
  return (
    <section className="detail" aria-labelledby="lead-title">
      <Link className="detail__back" to={back.href}>
        {back.label}
      </Link>
      <div>
        <div className="detail__head">
          {lead.service ? <BandCode service={lead.service.key} /> : null}
          <h2 id="lead-title" ref={title} tabIndex={-1}>
            {lead.title}
          </h2>
          <StatusChip status={lead.status.key} label={lead.status.label} />
        </div>
        <p className="muted">{data.line}</p>
      </div>
      <LeadNotice outcome={outcome} words={words} />
      <div className="actions detail__actions">
        {step ? (
          <Form method="post" preventScrollReset onSubmit={(event) => busy && event.preventDefault()}>
            <input type="hidden" name="version" value={version} />
            <input type="hidden" name="status" value={step.status} />
            <button
              className="button button-primary button-small"
              type="submit"
              name="intent"
              value="handle"
              aria-disabled={busy}
            >
              {step.label}
            </button>
          </Form>
        ) : null}
        {callHref ? (
          <a className="button button-outline button-small" href={callHref}>
            <Icon name="phone" />
            {words.call}
          </a>
        ) : null}
        {reply ? <ReplyForm lead={lead.id} version={version} data={reply} outcome={outcome} /> : null}
      </div>
      <dl className="detail__facts">
        {data.facts.map(({ label, value, href }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{href ? <a href={href}>{value}</a> : value}</dd>
          </div>
        ))}
      </dl>
      {message ? (
        <blockquote className="detail__message" lang={message.locale}>
          {message.text}
        </blockquote>
      ) : null}
      <LeadStatusForm
        version={version}
        status={lead.status.key}
        assigned={data.assignedTo}
        statuses={data.statuses}
        people={data.people}
        words={words}
        outcome={outcome}
      />
      <NoteForm key={lead.id} id={data.noteId} lead={lead.id} words={words} outcome={outcome} />
      <div>
        <h3>{words.events}</h3>
        <EventList events={data.events} remove={words.removeNote} />
      </div>
      {data.duplicates.length > 0 ? (
        <div>
          <h3>{words.duplicates}</h3>
          <ul className="detail__duplicates">
            {data.duplicates.map(({ href, title, received, status }) => (
              <li key={href}>
                <Link to={href}>{title}</Link>
                <span className="muted">{received}</span>
                <span>
                  <StatusChip status={status.key} label={status.label} />
                </span>
              </li>
            ))}
          </ul>
        </div>
      ) : null}
    </section>
  );
}

/** What happened, the latest first; `remove` takes back a note of one's own. */
export function EventList({ events, remove = "" }: { events: readonly EventLabel[]; remove?: string }) {
  return (
    <ol className="timeline">
      {events.map((event) => (
        <EventItem key={event.key} event={event} remove={remove} />
      ))}
    </ol>
  );
}

function EventItem({ event, remove }: { event: EventLabel; remove: string }) {
  const { look, text, detail, at, note } = event;
  return (
    <li className={look}>
      <span>
        {text}
        {note ? <q className="detail__note">{note.text}</q> : null}
        {detail ? <small>{detail}</small> : null}
        {note?.mine ? (
          <Form method="post" preventScrollReset>
            <input type="hidden" name="note" value={note.id} />
            <button type="submit" name="intent" value="removeNote" className="plain-button">
              {remove}
            </button>
          </Form>
        ) : null}
      </span>
      {at ? <time dateTime={at.iso}>{at.text}</time> : null}
    </li>
  );
}
