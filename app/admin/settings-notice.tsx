import { Form } from "react-router";
import { OfficeNotice, OfficeProblems } from "./office-notice.tsx";
import type { SettingsOutcome } from "./settings-outcome.ts";

/** Says what became of a change of settings, and offers to take it back. */
export function SettingsNotice({ outcome, undo }: { outcome: SettingsOutcome | undefined; undo: string }) {
  if (outcome?.wrong)
    return <OfficeProblems answer={outcome} title={outcome.text} errors={outcome.wrong.fields} />;
  return (
    <OfficeNotice outcome={outcome}>
      {outcome?.undo ? (
        <Form method="post" preventScrollReset>
          {Object.entries(outcome.undo).flatMap(([name, value]) =>
            [value]
              .flat()
              .map((each) => <input key={`${name} ${each}`} type="hidden" name={name} value={each} />),
          )}
          <button type="submit" className="office-plain">
            {undo}
          </button>
        </Form>
      ) : null}
    </OfficeNotice>
  );
}
