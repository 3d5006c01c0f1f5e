import { Form } from "react-router";
import { OfficeNotice, OfficeProblems } from "./office-notice.tsx";
import type { SettingsOutcome } from "./settings-outcome.ts";

/** Says what became of a change of settings, what a colleague changed meanwhile, and offers to take the change back. */
export function SettingsNotice({ outcome, undo }: { outcome: SettingsOutcome | undefined; undo: string }) {
  if (outcome?.wrong) return <OfficeProblems answer={outcome} title={outcome.text} errors={outcome.wrong} />;
  return (
    <OfficeNotice outcome={outcome}>
      {outcome?.meanwhile?.length ? (
        <ul className="office-notice__meanwhile">
          {outcome.meanwhile.map((change) => (
            <li key={change}>{change}</li>
          ))}
        </ul>
      ) : null}
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
