import type { ReactNode } from "react";
import "#app/ui/tape.css";
import "./closing-call.css";

interface ClosingCallProps {
  title: string;
  text: string;
  children: ReactNode;
}

/** The last section of a page: one question and one or two buttons, on night under a tape. */
export function ClosingCall({ title, text, children }: ClosingCallProps) {
  return (
    <section className="closing-call night" aria-labelledby="closing-call">
      <div className="tape tape--thin" aria-hidden="true" />
      <div className="wrap columns columns--7-5 columns--end">
        <h2 className="heading-h1" id="closing-call">
          {title}
        </h2>
        <div>
          <p className="lead">{text}</p>
          <div className="actions hero-actions">{children}</div>
        </div>
      </div>
    </section>
  );
}
