import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import "./yes-first.css";

/** What a form says first: when it is answered, and who says yes now (product 1.11). */
export interface YesFirst {
  /** When we respond and what is open now. */
  line: string;
  /** The telephone, while somebody answers it. */
  phone: { number: string; href: string } | null;
  /** The booking app, when it is the first action: the form is then the second, and its button says when we respond. */
  app: { text: string; newTab: string; href: string; send: string } | null;
}

/** The promise above a form, with the telephone or the booking app; `source` is the link's place (product 6.2). */
export function YesAbove({ yes, source }: { yes: YesFirst; source: string }) {
  const { line, phone, app } = yes;
  const tab = { target: "_blank", rel: "noopener", "data-books-from": source };
  return (
    <div className="yes-above">
      <p>
        {line}{" "}
        {phone ? (
          <a className="own-line" href={phone.href}>
            <b>{phone.number}</b>
          </a>
        ) : null}
      </p>
      {app ? (
        <Button as="a" kind="primary" href={app.href} {...tab}>
          {app.text} <Icon name="ext" />
          <span className="visually-hidden">{` ${app.newTab}`}</span>
        </Button>
      ) : null}
    </div>
  );
}
