import type { LeadStatus } from "#app/admin/leads/rules.ts";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/chip.css";

const looks: Record<LeadStatus, string> = {
  new: "new",
  contacted: "info",
  quoted: "warn",
  won: "ok",
  lost: "err",
};

/** A lead's status, always in words. */
export function StatusChip({ status, label }: { status: LeadStatus; label: string }) {
  return (
    <span className={`chip chip--${looks[status]}`}>
      {status === "won" ? <Icon name="check" /> : null}
      {status === "lost" ? <Icon name="x" /> : null}
      {label}
    </span>
  );
}
