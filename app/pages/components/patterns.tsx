import { bandCode } from "#app/domain/services.ts";
import { Mailbox } from "#app/ui/email-text.tsx";
import { FactList } from "#app/ui/fact-list.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { Stack } from "#app/ui/stack.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import { TextList } from "#app/ui/text-list.tsx";
import { UnbrokenNumbers } from "#app/ui/unbroken-numbers.tsx";

/** The classes of patterns.css, and tables of words. */
export function Patterns() {
  const names = ["First", "Second", "Third"];
  return (
    <Stack gap="loose">
      <div className="tiles">
        <ul className="rows">
          {names.map((name) => (
            <li key={name}>{name} row</li>
          ))}
        </ul>
        <FactList
          className="lines lines--named terms"
          facts={names.map((name) => ({ name, value: "line" }))}
        />
        <ol className="counted lines">
          {names.map((name) => (
            <li className="with-icon" key={name}>
              {name} counted
            </li>
          ))}
        </ol>
        <TextList className="ticks" icon="check" texts={names} />
      </div>
      <p className="ruled apart">
        <b className="title">Ruled, apart</b>
        <span className="disc disc--small">1</span>
        <RoleMark src={bandCode("guard")} />
        <Mailbox address="somebody@company.example" />
      </p>
      <a className="panel link-row link-card" href="#stack-title">
        <span>
          <b className="title">A card that leads on</b>
          <span className="muted">What is there</span>
        </span>
        <Icon name="arrow" />
      </a>
      <table className="ruled-table ruled-table--even ruled-table--named">
        <caption className="visually-hidden">Ruled table</caption>
        <TableHead columns={names} />
        <tbody>
          <tr>
            <th scope="row">Row</th>
            {names.slice(1).map((name) => (
              <td key={name}>
                <span className="column-name">{name}</span> cell
              </td>
            ))}
          </tr>
        </tbody>
      </table>
      <p className="note muted">
        <UnbrokenNumbers text="A note after it, with the number Q-1A2B-3C4D." />
      </p>
    </Stack>
  );
}
