import "#app/ui/check.css";
import "./notices.css";

interface NoticeChoicesProps {
  kinds: readonly {
    kind: string;
    title: string;
    hint: string;
    example: string;
    ways: readonly { name: string; label: string }[];
  }[];
  /** What stands before an example. */
  example: string;
  ticked: Readonly<Record<string, string>>;
}

/** What somebody can be notified of: each with an example, and a box for each way in which it comes. */
export function NoticeChoices({ kinds, example: label, ticked }: NoticeChoicesProps) {
  return kinds.map(({ kind, title, hint, example, ways }) => (
    <fieldset key={kind} className="notice-choice" aria-describedby={`notices-${kind}-hint`}>
      <legend>{title}</legend>
      <div id={`notices-${kind}-hint`}>
        <p>{hint}</p>
        <p className="notice-choice__example">
          <span className="visually-hidden">{label} </span>
          {example}
        </p>
      </div>
      <div className="notice-choice__ways">
        {ways.map(({ name, label: way }) => (
          <label key={name} className="check">
            <input type="checkbox" name={name} value="yes" defaultChecked={name in ticked} />
            {way}
          </label>
        ))}
      </div>
    </fieldset>
  ));
}
