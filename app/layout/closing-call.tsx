import type { ReactNode } from "react";
import { Button } from "#app/ui/button.tsx";
import { ContactLink, DemoButton } from "./links.tsx";
import "./closing-call.css";

interface ClosingCallProps {
  title: string;
  text: string;
  /** The label of the button to the contact request; without it `children` is all buttons. */
  contact?: string;
  /** Only on a wide window: on a phone the page's bar has the same action (app/pages/order-bar.tsx). */
  wide?: boolean;
  /** The first button, by default to the demo. */
  children?: ReactNode;
}

/** The last section of a page: one question and one or two buttons, on night under a tape. */
export function ClosingCall({
  title,
  text,
  contact,
  wide,
  children = <DemoButton size="large" />,
}: ClosingCallProps) {
  return (
    <section
      className={wide ? "closing-call closing-call--wide night" : "closing-call night"}
      aria-labelledby="closing-call"
    >
      <div className="tape tape--thin" aria-hidden="true" />
      <div className="wrap columns columns--7-5 columns--end">
        <h2 className="heading--h1" id="closing-call">
          {title}
        </h2>
        <div>
          <p className="lead">{text}</p>
          <div className="actions hero-actions">
            {children}
            {contact ? (
              <Button as={ContactLink} kind="outline" size="large">
                {contact}
              </Button>
            ) : null}
          </div>
        </div>
      </div>
    </section>
  );
}
