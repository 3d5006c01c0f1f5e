import { Confirm } from "./confirm.tsx";
import { Part } from "./part.tsx";

export interface HistoryEntry {
  id: string;
  text: string;
  /** The values before and after. */
  details: readonly string[];
  actor: string;
  at: { iso: string; text: string };
  /** The hidden fields of the form that undoes it; absent where that is not possible. */
  takeBack?: Readonly<Record<string, string>> | undefined;
}

interface SettingsHistoryProps {
  messages: { heading: string; none: string };
  takeBack?: Record<"ask" | "text" | "button", string> & { intent?: string };
  entries: readonly HistoryEntry[];
  /** On a page that would otherwise not fit a screen. */
  folded?: boolean;
}

/** The changes of settings, latest first, each with a button to undo it where that is possible. */
export function SettingsHistory({ messages, takeBack, entries, folded }: SettingsHistoryProps) {
  const content = (
    <>
      {entries.length === 0 ? <p className="muted">{messages.none}</p> : null}
      <ol className="item-list history">
        {entries.map(({ id, text, details, actor, at, takeBack: fields }) => (
          <li key={id}>
            <span>
              <b>{text}</b>
              {details.map((detail) => (
                <small key={detail}>{detail}</small>
              ))}
            </span>
            <span className="muted">
              {actor} · <time dateTime={at.iso}>{at.text}</time>
            </span>
            {takeBack && fields ? <Confirm intent="takeBack" {...takeBack} values={fields} /> : null}
          </li>
        ))}
      </ol>
    </>
  );
  if (folded)
    return (
      <details>
        <summary className="plain-button">{messages.heading}</summary>
        {content}
      </details>
    );
  return (
    <Part id="history" heading={messages.heading}>
      {content}
    </Part>
  );
}
