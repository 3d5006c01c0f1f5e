import type { FiguresOutcome } from "./figures-action.server.ts";
import { OfficeNotice } from "./office-notice.tsx";
import { SettingsNotice } from "./settings-notice.tsx";

/** What became of a change of the figures; where a colleague was first, what that one changed. */
export function FiguresNotice({ outcome, undo }: { outcome: FiguresOutcome | undefined; undo: string }) {
  if (!outcome?.meanwhile) return <SettingsNotice outcome={outcome} undo={undo} />;
  return (
    <OfficeNotice outcome={outcome}>
      <ul className="figures__meanwhile">
        {outcome.meanwhile.map((change) => (
          <li key={change}>{change}</li>
        ))}
      </ul>
    </OfficeNotice>
  );
}
