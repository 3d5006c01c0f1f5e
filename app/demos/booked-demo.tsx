import { Button } from "#app/ui/button.tsx";
import { EmailText } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import type { BookedView } from "./booked-view.server.ts";
import type { BookedMessages } from "./messages.ts";
import "#app/ui/tape.css";
import "./booked-demo.css";

interface BookedDemoProps {
  booked: BookedView;
  messages: BookedMessages;
  againHref: string;
}

/** The confirmation "Demo bokad!": the meeting, calendar links, and how to change it (docs/product.md, 12.4). */
export function BookedDemo({ booked, messages, againHref }: BookedDemoProps) {
  const [before = "", after = ""] = messages.lead.split("{email}");
  return (
    <div className="wrap demo">
      <div className="demo-intro">
        <h1>{messages.heading}</h1>
        <p className="lead">
          {before}
          <b>
            <EmailText address={booked.email} />
          </b>
          {after}
        </p>
      </div>
      <div className="demo-card bleed">
        <div className="booked-tape" aria-hidden="true">
          <div className="tape">{booked.seeYou}</div>
        </div>
        <div className="inner">
          <FactList className="demo-facts" facts={booked.facts} />
          <div className="actions">
            <Button as="a" kind="secondary" href={booked.calendarHref} download>
              <Icon name="calendar" />
              {messages.calendar}
            </Button>
            <Button as="a" kind="outline" href={againHref}>
              {messages.again}
            </Button>
          </div>
          <p className="booked-demo-more">
            {messages.otherCalendars}{" "}
            <NewTab href={booked.googleHref} note={messages.newTab} name={messages.google} />
            {" · "}
            <NewTab href={booked.outlookHref} note={messages.newTab} name={messages.outlook} />
            {booked.changeHref ? (
              <a className="booked-demo-change" href={booked.changeHref}>
                {messages.changeNow}
              </a>
            ) : null}
          </p>
        </div>
      </div>
    </div>
  );
}

function NewTab({ href, name, note }: { href: string; name: string; note: string }) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {name}
      <span className="visually-hidden"> {note}</span>
    </a>
  );
}
