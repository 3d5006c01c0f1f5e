import { FormLink } from "./hidden-fields.tsx";
import "#app/ui/timeline.css";

/** One thing that happened, or will. */
export interface EventLabel {
  key: string;
  look: "past" | "now" | "next";
  text: string;
  /** Who, and how far an email got. */
  detail: string | null;
  at: { iso: string; text: string };
  note?: { id: string; text: string; mine: boolean } | null;
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
        {note?.mine ? <FormLink values={{ intent: "removeNote", note: note.id }}>{remove}</FormLink> : null}
      </span>
      <time dateTime={at.iso}>{at.text}</time>
    </li>
  );
}
