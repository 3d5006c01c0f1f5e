import { bandCode } from "#app/domain/services.ts";
import { pageHref } from "#app/i18n/links.ts";
import { LinkedText } from "#app/sections/linked-text.tsx";
import { Fold } from "#app/ui/fold.tsx";
import { RoleMark } from "#app/ui/role-mark.tsx";
import { SectionHead } from "#app/ui/section.tsx";
import type { Route } from "../+types/difference";
import "#app/ui/inline-mark.css";
import "#app/ui/callout.css";
import "#app/ui/ruled-table.css";
import "#app/ui/column-name.css";

type Data = Route.ComponentProps["loaderData"];

/** The two roles, question by question, with the source of each answer. */
export function SideBySide({ locale, messages: { sides: messages, powers } }: Data) {
  const roles = powers.columns;
  const pages = { prices: pageHref("prices", locale), entranceHost: pageHref("entranceHost", locale) };
  return (
    <div className="sides">
      <Fold summary={messages.more}>
        <SectionHead id="sides-title" title={messages.title} intro={messages.intro} />
        <table className="ruled-table ruled-table--pairs" aria-labelledby="sides-title">
          <thead>
            <tr>
              <td />
              {(["guard", "orderGuard"] as const).map((role) => (
                <th className="title--small" scope="col" key={role}>
                  <RoleMark src={bandCode(role)} className="inline-mark" />
                  {roles[role]}
                </th>
              ))}
              <th scope="col">{messages.source}</th>
            </tr>
          </thead>
          <tbody>
            {messages.rows.map(({ name, guard, orderGuard, source }) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                <td>
                  <span className="column-name">{roles.guard}</span> {guard}
                </td>
                <td>
                  <span className="column-name">{roles.orderGuard}</span> {orderGuard}
                </td>
                <td className="meta muted">
                  <LinkedText text={source} pages={pages} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </Fold>
      <p className="callout">
        <b>{messages.entranceHost.title}</b> <LinkedText text={messages.entranceHost.text} pages={pages} />
      </p>
    </div>
  );
}
