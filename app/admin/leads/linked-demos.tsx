import { Form, Link } from "react-router";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { linkedDemoLabels, linkedLeadData } from "./linked-demos-view.server.ts";
import { RelatedList } from "./related-list.tsx";
import type { demoLinkMessages } from "./words.server.ts";

interface LinkedDemosProps {
  demos: ReturnType<typeof linkedDemoLabels>;
  /** The path of the page that books a demo for the lead; null for no link. */
  bookHref: string | null;
  messages: Record<"heading" | "book", string>;
}

/** The demos of a lead, with a link to book one. */
export function LinkedDemos({ demos, bookHref, messages }: LinkedDemosProps) {
  if (demos.length === 0 && !bookHref) return null;
  return (
    <div className="stack">
      <h3>{messages.heading}</h3>
      {demos.length > 0 ? <RelatedList rows={demos} /> : null}
      {bookHref ? (
        <p>
          <Link to={bookHref}>{messages.book}</Link>
        </p>
      ) : null}
    </div>
  );
}

interface LinkedLeadProps {
  data: ReturnType<typeof linkedLeadData>;
  messages: (typeof demoLinkMessages)[Locale];
  outcome: Outcome | undefined;
}

/** The lead that a demo belongs to, with buttons for others of the same sender, and a field for any other's number. */
export function LinkedLead({ data: { hidden, linked, unlinked }, messages, outcome }: LinkedLeadProps) {
  const result = outcome?.form === "linkDemo" ? outcome : undefined;
  const error = result?.wrong?.[0]?.text;
  return (
    <div className="stack">
      <h3>{messages.heading}</h3>
      {linked.length > 0 ? <RelatedList rows={linked} /> : <p className="muted">{messages.none}</p>}
      {unlinked.length > 0 ? (
        <>
          <p>{messages.others}</p>
          <RelatedList rows={unlinked} />
        </>
      ) : null}
      <details open={error !== undefined}>
        <summary className="plain-button">{messages.byNumber}</summary>
        <Form method="post" className="admin-box" preventScrollReset noValidate>
          <HiddenFields values={hidden} />
          <Field
            id="linkDemo-number"
            name="number"
            label={messages.number}
            defaultValue={result?.values?.number}
            error={error}
          />
          <Button kind="outline" size="small">
            {messages.link}
          </Button>
        </Form>
      </details>
    </div>
  );
}
