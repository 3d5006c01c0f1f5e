import { type LeadStatus, leadStatusRules } from "#app/leads/lead-status.ts";
import { Icon } from "#app/ui/icon.tsx";
import "#app/ui/chip.css";

/** A lead's status as a chip. */
export function StatusChip({ status, label }: { status: LeadStatus; label: string }) {
  const { chip, icon } = leadStatusRules[status];
  return (
    <span className={`chip chip--${chip}`}>
      {icon ? <Icon name={icon} /> : null}
      {label}
    </span>
  );
}
