import type { ReactNode } from "react";
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
  /** What it is about, on a page about several things. */
  about?: { href: string; label: string };
  at: { iso: string; text: string };
  note?: { id: string; text: string; mine: boolean } | null;
}

interface EventListProps<Event extends EventLabel> {
  events: readonly Event[];
  /** The label of the button that removes one's own note. */
  remove?: string;
  /** Renders an event in another way than by its text and detail; null for one that is rendered as usual. */
  show?: (event: Event) => ReactNode;
}

/** Events, latest first. */
export function EventList<Event extends EventLabel>({ events, ...rest }: EventListProps<Event>) {
  return (
    <ol className="timeline">
      {events.map((event) => (
        <EventItem key={event.key} event={event} {...rest} />
      ))}
    </ol>
  );
}

function EventItem<Event extends EventLabel>({
  event,
  remove = "",
  show,
}: Omit<EventListProps<Event>, "events"> & { event: Event }) {
  const { look, text, detail, about, at, note } = event;
  return (
    <li className={look}>
      <span>
        {show?.(event) ?? (
          <>
            {text}
            {note ? <q className="detail__note">{note.text}</q> : null}
            {detail ? <small>{detail}</small> : null}
          </>
        )}
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
