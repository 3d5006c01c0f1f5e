import type { ReactNode } from "react";
import type { careersMessages } from "#app/content/pages/careers.server.ts";
import { bandCode, type JobRole, jobRoles } from "#app/domain/services.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Fold } from "#app/ui/fold.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";

interface RequirementsProps {
  messages: (typeof careersMessages)[Locale]["requirements"];
  names: Record<JobRole, string>;
  /** "Visa alla", before the number of the rows. */
  showAll: string;
  /** A link to the training page. */
  children: ReactNode;
}

/** The rows that a phone shows at once: the training, which each role has a line of. */
const shownRows = 1;

/** The requirements of each role as a table; on a phone each row is a block with the role's name beside its value. */
export function Requirements({ messages, names, showAll, children }: RequirementsProps) {
  const { rows } = messages;
  const table = (part: typeof rows, continues = false) => (
    <table
      className={`requirements ruled-table ruled-table--even ruled-table--named${continues ? " ruled-table--rest" : ""}`}
      aria-label={messages.label}
    >
      <thead>
        <tr>
          <td />
          {jobRoles.map((role) => (
            <th className="title" scope="col" key={role}>
              {!continues && <RoleMark src={bandCode(role)} />}
              {names[role]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {part.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {jobRoles.map((role) => (
              <td key={role}>
                <span className="column-name">{names[role]}</span>
                <span>{row[role]}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Section
      className="careers-requirements"
      id="krav"
      titleId="requirements-title"
      title={messages.title}
      intro={messages.text}
    >
      {table(rows.slice(0, shownRows))}
      <Fold summary={`${showAll} ${rows.length}`}>
        {table(rows.slice(shownRows), true)}
        <div className="note apart">
          <p className="muted">{messages.note}</p>
          {children}
        </div>
      </Fold>
    </Section>
  );
}
