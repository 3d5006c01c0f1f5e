import { Link } from "react-router";
import { FormButton } from "./hidden-fields.tsx";
import "#app/ui/timeline.css";

/** An event of the past or the future. */
export interface EventLabel {
  key: string;
  look: "past" | "now" | "next";
  text: string;
  /** Who did it, or how an email's delivery went. */
  detail: string | null;
  /** What it is about, on a page of several things. */
  about?: { href: string; label: string };
  at: { iso: string; text: string };
  note?: { id: string; text: string; mine: boolean } | null;
}

/** Events, latest first; `remove` removes a note of one's own. */
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
  const { look, text, detail, about, at, note } = event;
  return (
    <li className={look}>
      <span>
        {text}
        {note ? <q className="detail__note">{note.text}</q> : null}
        {detail ? <small>{detail}</small> : null}
        {about ? (
          <small>
            <Link to={about.href}>{about.label}</Link>
          </small>
        ) : null}
        {note?.mine ? (
          <FormButton values={{ intent: "removeNote", note: note.id }}>{remove}</FormButton>
        ) : null}
      </span>
      <time dateTime={at.iso}>{at.text}</time>
    </li>
  );
}
