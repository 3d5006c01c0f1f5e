import { Link } from "react-router";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { FormFields } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { senderData } from "./sender-view.server.ts";
import { StatusChip } from "./status-chip.tsx";
import type { leadPanelWords } from "./words.server.ts";

interface SameSenderProps {
  data: ReturnType<typeof senderData>;
  words: Pick<(typeof leadPanelWords)[Locale], "duplicates" | "merging">;
}

/** Other leads of the same sender, to be merged into this one, and those that are merged. */
export function SameSender({ data: { duplicates, merged, kept }, words }: SameSenderProps) {
  const { merging } = words;
  return (
    <>
      {kept ? (
        <Leads
          heading={merging.kept}
          rows={[{ ...kept, button: { values: kept.apart, label: merging.takeApart } }]}
        />
      ) : null}
      {merged.length > 0 ? (
        <Leads
          heading={merging.heading}
          rows={merged.map((row) => ({ ...row, button: { values: row.apart, label: merging.takeApart } }))}
        />
      ) : null}
      {duplicates.length > 0 ? (
        <Leads
          heading={words.duplicates}
          rows={duplicates.map((row) => ({
            ...row,
            button: row.merge && { values: row.merge, label: merging.merge },
          }))}
        />
      ) : null}
    </>
  );
}

interface LeadsProps {
  heading: string;
  rows: readonly (Omit<SameSenderProps["data"]["duplicates"][number], "merge"> & {
    button: { values: FormFields; label: string } | null;
  })[];
}

function Leads({ heading, rows }: LeadsProps) {
  return (
    <div>
      <h3>{heading}</h3>
      <ul className="item-list detail__duplicates">
        {rows.map(({ id, href, title, received, status, message, button }) => (
          <li key={id}>
            <Link to={href}>{title}</Link>
            <span className="muted">{received}</span>
            <StatusChip status={status.key} label={status.label} />
            {button ? (
              <FormButton values={button.values} label={`${button.label}: ${title}`}>
                {button.label}
              </FormButton>
            ) : null}
            {message ? (
              <blockquote className="detail__message" lang={message.locale}>
                {message.text}
              </blockquote>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
