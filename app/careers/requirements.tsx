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
  /** A link to the training page. */
  children: ReactNode;
}

/** The requirements of each role as a table; on a phone each row is a block with the role's name beside its value. */
export function Requirements({ messages, names, children }: RequirementsProps) {
  return (
    <Section
      className="careers-requirements"
      id="krav"
      titleId="requirements-title"
      title={messages.title}
      intro={messages.text}
    >
      <Fold summary={messages.fold}>
        <table
          className="requirements ruled-table ruled-table--even ruled-table--named"
          aria-label={messages.label}
        >
          <thead>
            <tr>
              <td />
              {jobRoles.map((role) => (
                <th className="title" scope="col" key={role}>
                  <RoleMark src={bandCode(role)} />
                  {names[role]}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {messages.rows.map((row) => (
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
        <div className="note apart">
          <p className="muted">{messages.note}</p>
          {children}
        </div>
      </Fold>
    </Section>
  );
}
