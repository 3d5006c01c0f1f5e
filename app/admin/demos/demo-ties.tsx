import { Form, Link } from "react-router";
import { RelatedList } from "#app/admin/leads/related-list.tsx";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { demoTieLabels, leadTieData } from "./ties-view.server.ts";
import type { demoPanelWords } from "./words.server.ts";
import "#app/ui/chip.css";

interface DemoTiesProps {
  ties: ReturnType<typeof demoTieLabels>;
  /** The path of the page that books a demo for the lead; null for no link. */
  bookHref: string | null;
  words: Record<"heading" | "book", string>;
}

export function DemoTies({ ties, bookHref, words }: DemoTiesProps) {
  if (ties.length === 0 && !bookHref) return null;
  return (
    <div className="stack">
      <h3>{words.heading}</h3>
      {ties.length > 0 ? <RelatedList rows={ties} /> : null}
      {bookHref ? (
        <p>
          <Link to={bookHref}>{words.book}</Link>
        </p>
      ) : null}
    </div>
  );
}

interface LeadTieProps {
  data: ReturnType<typeof leadTieData>;
  words: (typeof demoPanelWords)[Locale]["tie"];
  outcome: Outcome | undefined;
}

/** The lead that a demo belongs to, with buttons for others of the same sender, and a field for any other's number. */
export function LeadTie({ data: { hidden, tied, others }, words, outcome }: LeadTieProps) {
  const answer = outcome?.form === "tieDemo" ? outcome : undefined;
  const error = answer?.wrong?.[0]?.text;
  return (
    <div className="stack">
      <h3>{words.heading}</h3>
      {tied.length > 0 ? <RelatedList rows={tied} /> : <p className="muted">{words.none}</p>}
      {others.length > 0 ? (
        <>
          <p>{words.others}</p>
          <RelatedList rows={others} />
        </>
      ) : null}
      <details open={error !== undefined}>
        <summary className="plain-button">{words.byNumber}</summary>
        <Form method="post" className="admin-box" preventScrollReset noValidate>
          <HiddenFields values={hidden} />
          <Field
            id="tieDemo-number"
            name="number"
            label={words.number}
            defaultValue={answer?.values?.number}
            error={error}
          />
          <Button kind="outline" size="small">
            {words.tie}
          </Button>
        </Form>
      </details>
    </div>
  );
}
