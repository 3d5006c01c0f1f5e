import { useState } from "react";
import { Form, useNavigation } from "react-router";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { leadPanelData } from "./lead-view.server.ts";
import type { leadPanelMessages } from "./words.server.ts";

interface LeadStatusFormProps {
  data: ReturnType<typeof leadPanelData>;
  messages: (typeof leadPanelMessages)[Locale];
  outcome: Outcome | undefined;
}

type Saved = ReturnType<typeof leadPanelData>["saved"];
type Chosen = Partial<Record<keyof Saved, string>>;

/**
 * The form of a lead's status, the reason of a lost one, its owner and its value. An unsaved choice is kept when a
 * colleague changes the lead, and saving it is then refused once; the other fields show the latest values.
 */
export function LeadStatusForm({ data, messages, outcome }: LeadStatusFormProps) {
  const { version, statuses, people, saved } = data;
  const busy = useNavigation().state !== "idle";
  const baseVersion = useEditedForm(null, { version }, outcome);
  const [chosen, setChosen] = useState<Chosen>({});
  const [lastOutcome, setLastOutcome] = useState(outcome);
  if (outcome !== lastOutcome) {
    setLastOutcome(outcome);
    const unsaved = unsavedChoices(chosen, saved);
    setChosen(unsaved);
    if (Object.keys(unsaved).length === 0) baseVersion.reset();
  }
  const now = { ...saved, ...chosen };
  const choose = (name: keyof Saved) => (value: string) => {
    baseVersion.hold();
    setChosen({ ...chosen, [name]: value });
  };
  const field = (name: keyof Saved) => ({
    id: `lead-${name}`,
    name,
    value: now[name],
    onChange: choose(name),
  });
  return (
    <Form
      method="post"
      className="field-grid field-grid--short detail__part"
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <h3>{messages.handling}</h3>
      <input type="hidden" name="version" value={baseVersion.version} />
      <SelectField {...field("status")} label={messages.status} options={statuses} />
      <SelectField {...field("assigned")} label={messages.assigned} options={people} />
      <Field
        id="handle-value"
        name="value"
        label={messages.value}
        error={outcome?.wrong?.find(({ name }) => name === "value")?.text}
        inputMode="numeric"
        autoComplete="off"
        required={false}
        value={now.value}
        onChange={({ target }) => choose("value")(target.value)}
      />
      <Button kind="outline" size="small" name="intent" value="handle" aria-disabled={busy}>
        {messages.save}
      </Button>
    </Form>
  );
}

/** The choices that differ from the saved lead; spaces in a typed value don't count. */
function unsavedChoices(chosen: Chosen, saved: Saved): Chosen {
  const isSaved = (name: keyof Saved, value: string) =>
    value === saved[name] || (name === "value" && value.replace(/\D/g, "") === saved.value);
  return Object.fromEntries(
    Object.entries(chosen).filter(([name, value]) => !isSaved(name as keyof Saved, value)),
  );
}
