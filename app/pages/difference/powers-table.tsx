import type { ReactNode } from "react";
import { Fold } from "#app/ui/fold.tsx";
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

/** The powers that a phone shows unfolded. */
const firstPowers = 3;

/** The powers of both roles, each with its provision; always with an icon and a text. Below them the whole comparison. */
export function PowersTable({
  messages: { powers: messages },
  powers,
  showAll,
  children,
}: Data & { children: ReactNode }) {
  const { columns, answers, rows } = messages;
  const table = (from: number, to: number, kind = "") => (
    <table className={`powers-table ruled-table ruled-table--pairs ${kind}`}>
      <caption className="visually-hidden">{messages.caption}</caption>
      <TableHead columns={Object.values(columns)} />
      <tbody>
        {rows.slice(from, to).map(({ action, detail, rule }, index) => (
          <tr key={action}>
            <th className="title--small" scope="row">
              {action}
              <small>{detail}</small>
            </th>
            {(["guard", "orderGuard"] as const).map((role) => {
              const power = powers[from + index]?.[role] ?? "no";
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
  );
  return (
    <Section ground="sunken" titleId="powers-title" title={messages.title} intro={messages.intro}>
      {table(0, firstPowers)}
      <Fold className="powers-rest" summary={`${showAll} ${rows.length}`}>
        {table(firstPowers, rows.length, "ruled-table--rest")}
        <p className="note muted">{messages.proportion}</p>
      </Fold>
      {children}
    </Section>
  );
}
