import { useState } from "react";
import { Form, useNavigation } from "react-router";
import { useHeldVersion } from "#app/admin/ui/use-held-version.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { LeadOutcome } from "./lead-notice.tsx";
import type { leadPanelData } from "./lead-view.server.ts";
import type { leadPanelWords } from "./words.server.ts";

interface LeadStatusFormProps {
  data: ReturnType<typeof leadPanelData>;
  words: (typeof leadPanelWords)[Locale];
  outcome: LeadOutcome | undefined;
}

type Chosen = Partial<Record<"status" | "assigned", string>>;

/**
 * Changes a lead's status and who has it. An unsaved choice stays when a colleague changes the lead, and saving it is
 * then refused once; the other field follows the lead.
 */
export function LeadStatusForm({ data, words, outcome }: LeadStatusFormProps) {
  const { version, statuses, people, assignedTo: assigned } = data;
  const status = data.lead.status.key;
  const busy = useNavigation().state !== "idle";
  const held = useHeldVersion(version, outcome);
  const [chosen, setChosen] = useState<Chosen>({});
  const [seen, setSeen] = useState(outcome);
  if (outcome !== seen) {
    setSeen(outcome);
    const left = stillOpen(chosen, { status, assigned });
    setChosen(left);
    if (Object.keys(left).length === 0) held.release();
  }
  const choose = (name: keyof Chosen, value: string) => {
    held.hold();
    setChosen({ ...chosen, [name]: value });
  };
  return (
    <Form
      method="post"
      className="field-grid field-grid--short detail__part"
      preventScrollReset
      onSubmit={(event) => busy && event.preventDefault()}
    >
      <h3>{words.handling}</h3>
      <input type="hidden" name="version" value={held.version} />
      <SelectField
        id="lead-status"
        name="status"
        label={words.status}
        options={statuses}
        value={chosen.status ?? status}
        onChange={(value) => choose("status", value)}
      />
      <SelectField
        id="lead-assigned"
        name="assigned"
        label={words.assigned}
        options={people}
        value={chosen.assigned ?? assigned}
        onChange={(value) => choose("assigned", value)}
      />
      <Button kind="outline" size="small" name="intent" value="handle" aria-disabled={busy}>
        {words.save}
      </Button>
    </Form>
  );
}

/** The choices that differ from the saved lead. */
function stillOpen(chosen: Chosen, now: Required<Chosen>): Chosen {
  return {
    ...(chosen.status === undefined || chosen.status === now.status ? {} : { status: chosen.status }),
    ...(chosen.assigned === undefined || chosen.assigned === now.assigned
      ? {}
      : { assigned: chosen.assigned }),
  };
}
