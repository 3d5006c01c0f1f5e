import { bandCodes, roles as roleKeys } from "#app/domain/services.ts";
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
              <th className="title-small" scope="col" key={role}>
                <RoleMark src={bandCodes[roleKeys[index] ?? "guard"]} className="role-mark own-line" />
                {role}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {messages.rows.map(({ name, guard, orderGuard, entranceHost }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              {[guard, orderGuard, entranceHost].map((value, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the columns are the roles, always the same three.
                <td key={index}>
                  <span className="column-name">{roles[index]}</span> {value}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
