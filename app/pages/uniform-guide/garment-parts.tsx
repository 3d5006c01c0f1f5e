import { bandCode, jobRoles } from "#app/domain/services.ts";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Section } from "#app/ui/section.tsx";
import type { Route } from "../+types/uniform-guide";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";

type Data = Route.ComponentProps["loaderData"];

/** What each role wears, part by part. */
export function GarmentParts({ messages: { parts: messages, steps } }: Data) {
  const roles = steps[0]?.roles.map(({ name }) => name) ?? [];
  return (
    <Section fold={messages.more} titleId="parts-title" title={messages.title} intro={messages.intro}>
      <table className="ruled-table ruled-table--even ruled-table--named" aria-labelledby="parts-title">
        <thead>
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
          {messages.rows.map((row) => (
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
    </Section>
  );
}
