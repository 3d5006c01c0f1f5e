import { Form, Link } from "react-router";
import { StatusChip } from "#app/admin/leads/status-chip.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { demoTieLabels, leadTieData } from "./ties-view.server.ts";
import type { demoPanelWords } from "./words.server.ts";
import "#app/ui/item-list.css";
import "#app/ui/chip.css";

interface DemoTiesProps {
  ties: ReturnType<typeof demoTieLabels>;
  /** The page that books one for the lead; null where none should be. */
  bookHref: string | null;
  words: Record<"heading" | "tie" | "untie" | "book", string>;
}

export function DemoTies({ ties, bookHref, words }: DemoTiesProps) {
  if (ties.length === 0 && !bookHref) return null;
  return (
    <div>
      <h3>{words.heading}</h3>
      {ties.length > 0 ? (
        <ul className="item-list detail__duplicates">
          {ties.map(({ id, href, text, chip, isTied, values }) => (
            <li key={id}>
              <Link to={href}>{text}</Link>
              <span className={`chip chip--${chip.look}`}>{chip.label}</span>
              <FormButton values={values} label={`${isTied ? words.untie : words.tie}: ${text}`}>
                {isTied ? words.untie : words.tie}
              </FormButton>
            </li>
          ))}
        </ul>
      ) : null}
      {bookHref ? (
        <p>
          <Link to={bookHref}>{words.book}</Link>
        </p>
      ) : null}
    </div>
  );
}

interface LeadTieProps {
  demo: string;
  data: ReturnType<typeof leadTieData>;
  words: (typeof demoPanelWords)[Locale]["tie"];
  outcome: Outcome | undefined;
}

/** The lead that a demo belongs to; others of the same sender are one press away, any other by its number. */
export function LeadTie({ demo, data: { tied, others, version }, words, outcome }: LeadTieProps) {
  const values = { intent: "tieDemo", demo, version };
  const answer = outcome?.form === "tieDemo" ? outcome : undefined;
  const error = answer?.wrong?.[0]?.text;
  return (
    <div className="stack">
      <h3>{words.heading}</h3>
      {tied ? (
        <ul className="item-list detail__duplicates">
          <li>
            <Link to={tied.href}>{tied.text}</Link>
            <StatusChip status={tied.status.key} label={tied.status.label} />
            <FormButton values={{ ...values, lead: "" }}>{words.untie}</FormButton>
          </li>
        </ul>
      ) : (
        <p className="muted">{words.none}</p>
      )}
      {others.length > 0 ? (
        <>
          <p>{words.others}</p>
          <ul className="item-list detail__duplicates">
            {others.map(({ id, href, text, received, status }) => (
              <li key={id}>
                <Link to={href}>{text}</Link>
                <span className="muted">{received}</span>
                <StatusChip status={status.key} label={status.label} />
                <FormButton values={{ ...values, lead: id }} label={`${words.tie}: ${text}`}>
                  {words.tie}
                </FormButton>
              </li>
            ))}
          </ul>
        </>
      ) : null}
      <details open={error !== undefined}>
        <summary className="plain-button">{words.byNumber}</summary>
        <Form method="post" className="admin-box" preventScrollReset noValidate>
          <input type="hidden" name="intent" value="tieDemo" />
          <input type="hidden" name="demo" value={demo} />
          <input type="hidden" name="version" value={version} />
          <Field
            id="demo-number"
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
