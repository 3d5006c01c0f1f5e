import "./app-preview.css";

interface AppPreviewProps {
  words: {
    label: string;
    status: string;
    hours: string;
    place: string;
    events: readonly { text: string; time: string }[];
    check: string;
    write: string;
  };
}

/** The event that is going on in the picture; those after it are to come. */
const current = 2;

/** The guard's app in the middle of a shift. */
export function AppPreview({ words }: AppPreviewProps) {
  return (
    <div className="kar-ph" role="img" aria-label={words.label}>
      <div className="kar-ph__s">
        <p className="kar-ph__t">
          <span className="kar-ph__live">{words.status}</span>
          <span>{words.hours}</span>
        </p>
        <p className="kar-ph__h">{words.place}</p>
        <ol>
          {words.events.map(({ text, time }, index) => (
            <li key={time} className={index === current ? "now" : index > current ? "next" : undefined}>
              <span>{text}</span>
              <time>{time}</time>
            </li>
          ))}
        </ol>
        <span className="kar-ph__b">{words.check}</span>
        <span className="kar-ph__b kar-ph__b--o">{words.write}</span>
      </div>
    </div>
  );
}
