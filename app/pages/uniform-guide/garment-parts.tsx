import { bandCode, jobRoles } from "#app/domain/services.ts";
import { Fold } from "#app/ui/fold.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/uniform-guide";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";

type Data = Route.ComponentProps["loaderData"];

/** The rows that a phone shows at once. */
const shownRows = 2;

/** What each role wears, part by part. */
export function GarmentParts({ messages: { parts: messages, steps } }: Data) {
  const roles = steps[0]?.roles.map(({ name }) => name) ?? [];
  const table = (rows: typeof messages.rows, isFirst: boolean) => (
    <table className="ruled-table ruled-table--even ruled-table--named" aria-labelledby="parts-title">
      <thead className={isFirst ? undefined : "visually-hidden"}>
        <tr>
          <th scope="col">{messages.part}</th>
          {roles.map((role, index) => (
            <th className="title--small" scope="col" key={role}>
              <RoleMark src={bandCode(jobRoles[index] ?? "guard")} className="role-mark own-line" />
              {role}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row.name}>
            <th scope="row">{row.name}</th>
            {jobRoles.map((role, index) => (
              <td key={role}>
                <span className="column-name">{roles[index]}</span> {row[role]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
  return (
    <Section titleId="parts-title" title={messages.title} intro={messages.intro}>
      {table(messages.rows.slice(0, shownRows), true)}
      <Fold summary={messages.more}>{table(messages.rows.slice(shownRows), false)}</Fold>
    </Section>
  );
}
