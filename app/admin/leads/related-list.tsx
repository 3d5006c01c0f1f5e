import { Link } from "react-router";
import { Message } from "#app/admin/ui/detail-facts.tsx";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { HiddenValues } from "#app/admin/ui/outcome.ts";
import type { LeadStatus } from "#app/leads/lead-status.ts";
import { StatusChip } from "./status-chip.tsx";
import "#app/ui/item-list.css";
import "#app/admin/ui/detail.css";

interface RelatedRow {
  id: string;
  href: string;
  text: string;
  received?: string;
  /** A lead's status, or a demo's. */
  status?: { key: LeadStatus; label: string };
  chip?: { look: string; label: string };
  /** A button that links it to the lead or demo of the page, or unlinks it. */
  button?: { values: HiddenValues; label: string } | null;
  message?: { text: string; locale: string } | null;
}

/** A list of leads or demos that belong, or could belong, to the one that the page shows. */
export function RelatedList({ rows }: { rows: readonly RelatedRow[] }) {
  return (
    <ul className="item-list detail__duplicates">
      {rows.map(({ id, href, text, received, status, chip, button, message }) => (
        <li key={id}>
          <Link to={href}>{text}</Link>
          {received ? <span className="muted">{received}</span> : null}
          {status ? <StatusChip status={status.key} label={status.label} /> : null}
          {chip ? <span className={`chip chip--${chip.look}`}>{chip.label}</span> : null}
          {button ? (
            <FormButton values={button.values} label={`${button.label}: ${text}`}>
              {button.label}
            </FormButton>
          ) : null}
          <Message message={message} />
        </li>
      ))}
    </ul>
  );
}
