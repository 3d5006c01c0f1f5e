import { pageHref } from "#app/i18n/links.ts";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { Section } from "#app/ui/section.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/entrance-host";
import "#app/ui/mark.css";
import "#app/ui/ruled-table.css";

type Data = Route.ComponentProps["loaderData"];

/** Who may stand at the door where alcohol is served (alkohollagen 8:18), as a table. */
export function ServingRule({ locale, messages: { serving: messages } }: Data) {
  const pages = { orderGuard: pageHref("orderGuard", locale) };
  return (
    <Section id="alkohol" ground="sunken" titleId="serving-title">
      <div className="serving-rule columns columns--5-7">
        <div>
          <h2 id="serving-title">{messages.title}</h2>
          <p className="lead">{messages.lead}</p>
        </div>
        <div>
          <table className="ruled-table">
            <caption className="visually-hidden">{messages.table}</caption>
            <TableHead columns={[messages.staff, messages.may, messages.why]} />
            <tbody>
              {messages.rows.map(({ staff, may, why }) => (
                <tr key={staff}>
                  <th scope="row">{staff}</th>
                  <td>
                    <span className="answer">
                      <Icon name={may ? "check" : "x"} className={may ? "mark mark--yes" : "mark"} />
                      {may ? messages.yes : messages.no}
                    </span>
                  </td>
                  <td>{why}</td>
                </tr>
              ))}
            </tbody>
          </table>
          <Fold summary={messages.law}>
            <p className="note small muted">
              <LinkedText text={messages.source} pages={pages} />
            </p>
          </Fold>
        </div>
      </div>
    </Section>
  );
}
