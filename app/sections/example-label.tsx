import "./example-label.css";

export interface ExampleMessages {
  label: string;
  text: string;
}

/** States that the people, companies or events beside it are invented. */
export function ExampleLabel({ messages }: { messages: ExampleMessages }) {
  return (
    <p className="example-label">
      <b>{messages.label}</b> {messages.text}
    </p>
  );
}
