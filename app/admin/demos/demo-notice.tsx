import { Form } from "react-router";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import type { FormAnswer } from "#app/admin/ui/settings-outcome.ts";

/** What became of a change of a booking; "wrong" when a field was, whose values are shown again. */
export interface DemoOutcome extends FormAnswer {
  kind: "done" | "refused" | "wrong";
  text: string;
  /** Of the booking since, where the change raised it. */
  version?: number;
  /** A colleague was ahead: the version that the notice tells of. */
  conflict?: { version: number };
  /** The fields of the form that takes it back. */
  undo?: Readonly<Record<string, string>>;
}

/** Says what became of a change, and offers to take it back. */
export function DemoNotice({ outcome, undo }: { outcome: DemoOutcome | undefined; undo: string }) {
  if (!outcome) return null;
  return (
    <AdminNotice key={outcome.text} outcome={{ done: outcome.kind === "done", text: outcome.text }}>
      {outcome.undo ? (
        <Form method="post" preventScrollReset>
          {Object.entries(outcome.undo).map(([name, value]) => (
            <input key={name} type="hidden" name={name} value={value} />
          ))}
          <button type="submit" className="plain-button">
            {undo}
          </button>
        </Form>
      ) : null}
    </AdminNotice>
  );
}
