import "./enrol-panel.css";

/** The heading of a step of adding a second factor. */
export function EnrolStep({ number, children }: { number: 1 | 2 | 3; children: string }) {
  return (
    <h2 className="enrol-step">
      <span>{number}</span>
      {children}
    </h2>
  );
}
