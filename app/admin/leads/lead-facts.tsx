import { useEffect, useLayoutEffect, useRef } from "react";
import { factsDraftKey } from "#app/admin/drafts.ts";
import { FactValue } from "#app/admin/ui/detail-facts.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { RestoredText } from "#app/admin/ui/restored-text.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { LeadFactName } from "#app/leads/lead.ts";
import { Button } from "#app/ui/button.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { IconOf } from "#app/ui/icon.tsx";
import { FactInputs, type FactTexts } from "./fact-inputs.tsx";
import type { LeadFact } from "./lead-facts.server.ts";
import type { leadPanelMessages } from "./words.server.ts";

export const correctFactsForm = "facts";

interface LeadFactsProps {
  lead: string;
  facts: readonly LeadFact[];
  /** The facts as fields, which a colleague can correct. */
  written: Fields;
  texts: FactTexts;
  messages: (typeof leadPanelMessages)[Locale]["correcting"];
  draftMessages: { unsaved: string; discard: string };
  outcome: Outcome | undefined;
}

/** In the order in which they are corrected most. */
const names: readonly LeadFactName[] = [
  "company",
  "name",
  "phone",
  "email",
  "orgNumber",
  "service",
  "place",
  "startsAt",
  "locale",
  "message",
];

/**
 * The facts of a lead. One press of a pencil, or the key of the button below them, makes fields of them; Enter saves.
 * Beside a fact that was corrected stands what the customer wrote.
 */
export function LeadFacts({ lead, facts, written, texts, messages, draftMessages, outcome }: LeadFactsProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  const form = useEditedForm(correctFactsForm, { version: 0, values: written }, outcome, factsDraftKey(lead));
  const isWaiting = form.waits || form.isRestored;
  useLayoutEffect(() => {
    if (isWaiting && fold.current) fold.current.open = true;
  }, [isWaiting]);
  const isSaved = outcome?.form === correctFactsForm && outcome.done;
  useEffect(() => {
    if (isSaved && fold.current) fold.current.open = false;
  }, [isSaved]);
  const open = (name: LeadFactName) => {
    if (!fold.current) return;
    fold.current.open = true;
    const field = fold.current.querySelector<HTMLInputElement>(`[name="${name}"]`);
    field?.focus();
    if (field?.matches("input, textarea")) field.select();
  };
  return (
    <div className="known-facts">
      <FactList
        className="facts"
        facts={facts.map(({ label, name, sent, ...fact }) => ({
          name: label,
          value: (
            <>
              <FactValue {...fact} />
              {name ? (
                <button
                  type="button"
                  className="known-facts__pencil no-print"
                  // The key of the button below opens the same fields.
                  tabIndex={-1}
                  aria-label={fill(messages.correctOne, { fact: label })}
                  title={fill(messages.correctOne, { fact: label })}
                  onClick={() => open(name)}
                >
                  <IconOf path="M5 19L6 15L16 5L19 8L9 18ZM14 7L17 10" />
                </button>
              ) : null}
              {sent ? <small>{fill(messages.sent, { text: sent })}</small> : null}
            </>
          ),
        }))}
      />
      <details ref={fold} open={form.waits}>
        <summary className="plain-button" aria-keyshortcuts="e">
          {messages.correct}
        </summary>
        <EditedForm base={form} className="stack" sendsBegan>
          <RestoredText form={form} messages={draftMessages} />
          <div className="field-grid">
            <FactInputs form={form} texts={texts} names={names} className="known-facts__message" />
          </div>
          <div className="actions">
            <Button kind="primary" size="small" name="intent" value={correctFactsForm}>
              {messages.save}
            </Button>
            <button
              type="button"
              className="plain-button"
              onClick={() => {
                form.discard();
                if (fold.current) fold.current.open = false;
              }}
            >
              {messages.cancel}
            </button>
          </div>
        </EditedForm>
      </details>
    </div>
  );
}
