import { Form } from "react-router";
import { AdminNotice, AdminProblems } from "./admin-notice.tsx";
import type { SettingsOutcome } from "./settings-outcome.ts";

/** Says what became of a change of settings, what a colleague changed meanwhile, and offers to take the change back. */
export function SettingsNotice({ outcome, undo }: { outcome: SettingsOutcome | undefined; undo: string }) {
  if (outcome?.wrong) return <AdminProblems answer={outcome} title={outcome.text} errors={outcome.wrong} />;
  return (
    <AdminNotice outcome={outcome}>
      {outcome?.meanwhile?.length ? (
        <ul className="admin-notice__meanwhile">
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
          <button type="submit" className="plain-button">
            {undo}
          </button>
        </Form>
      ) : null}
    </AdminNotice>
  );
}
