import { Form, Link } from "react-router";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { RelatedList } from "./related-list.tsx";
import type { demoTieLabels, leadTieData } from "./ties-view.server.ts";
import type { leadTieMessages } from "./words.server.ts";

interface DemoTiesProps {
  ties: ReturnType<typeof demoTieLabels>;
  /** The path of the page that books a demo for the lead; null for no link. */
  bookHref: string | null;
  messages: Record<"heading" | "book", string>;
}

/** The demos of a lead, with a link to book one. */
export function DemoTies({ ties, bookHref, messages }: DemoTiesProps) {
  if (ties.length === 0 && !bookHref) return null;
  return (
    <div className="stack">
      <h3>{messages.heading}</h3>
      {ties.length > 0 ? <RelatedList rows={ties} /> : null}
      {bookHref ? (
        <p>
          <Link to={bookHref}>{messages.book}</Link>
        </p>
      ) : null}
    </div>
  );
}

interface LeadTieProps {
  data: ReturnType<typeof leadTieData>;
  messages: (typeof leadTieMessages)[Locale];
  outcome: Outcome | undefined;
}

/** The lead that a demo belongs to, with buttons for others of the same sender, and a field for any other's number. */
export function LeadTie({ data: { hidden, tied, untied }, messages, outcome }: LeadTieProps) {
  const answer = outcome?.form === "tieDemo" ? outcome : undefined;
  const error = answer?.wrong?.[0]?.text;
  return (
    <div className="stack">
      <h3>{messages.heading}</h3>
      {tied.length > 0 ? <RelatedList rows={tied} /> : <p className="muted">{messages.none}</p>}
      {untied.length > 0 ? (
        <>
          <p>{messages.others}</p>
          <RelatedList rows={untied} />
        </>
      ) : null}
      <details open={error !== undefined}>
        <summary className="plain-button">{messages.byNumber}</summary>
        <Form method="post" className="admin-box" preventScrollReset noValidate>
          <HiddenFields values={hidden} />
          <Field
            id="tieDemo-number"
            name="number"
            label={messages.number}
            defaultValue={answer?.values?.number}
            error={error}
          />
          <Button kind="outline" size="small">
            {messages.tie}
          </Button>
        </Form>
      </details>
    </div>
  );
}
