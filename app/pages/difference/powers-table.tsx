import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/difference";
import "#app/ui/mark.css";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";

type Data = Route.ComponentProps["loaderData"];
type Power = keyof Data["messages"]["powers"]["answers"];

const icons: Record<Power, IconName> = { yes: "check", conditional: "info", no: "x" };

/** The powers of both roles, each with its provision; always with an icon and a text. */
export function PowersTable({ messages: { powers: messages }, powers }: Data) {
  const { columns, answers } = messages;
  return (
    <Section
      fold={messages.more}
      ground="sunken"
      titleId="powers-title"
      title={messages.title}
      intro={messages.intro}
    >
      <table className="powers-table ruled-table ruled-table--pairs">
        <caption className="visually-hidden">{messages.caption}</caption>
        <TableHead columns={Object.values(columns)} />
        <tbody>
          {messages.rows.map(({ action, detail, rule }, index) => (
            <tr key={action}>
              <th className="title--small" scope="row">
                {action}
                <small>{detail}</small>
              </th>
              {(["guard", "orderGuard"] as const).map((role) => {
                const power = powers[index]?.[role] ?? "no";
                return (
                  <td key={role}>
                    <span className="column-name" aria-hidden="true">
                      {columns[role]}
                    </span>
                    <span className={`answer answer--${power}`}>
                      <Icon name={icons[power]} className={power === "yes" ? "mark mark--yes" : "mark"} />
                      {answers[power]}
                    </span>
                  </td>
                );
              })}
              <td className="meta muted">{rule}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note muted">{messages.proportion}</p>
    </Section>
  );
}
