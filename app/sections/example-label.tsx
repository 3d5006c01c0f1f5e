import "./example-label.css";

export interface ExampleWords {
  label: string;
  text: string;
}

/** States that the people, companies or events beside it are invented. */
export function ExampleLabel({ words }: { words: ExampleWords }) {
  return (
    <p className="example-label">
      <b>{words.label}</b> {words.text}
    </p>
  );
}
