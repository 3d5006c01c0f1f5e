import { oversightAnchor } from "#app/layout/anchors.ts";
import { Section } from "#app/ui/section.tsx";
import { TableHead } from "#app/ui/table-head.tsx";
import type { Route } from "../+types/about";
import "#app/ui/callout.css";
import "#app/ui/ruled-table.css";
import { UnbrokenNumbers } from "#app/ui/unbroken-numbers.tsx";

/** The authorities that supervise the company: for what, by which law, and how to check it with them. */
export function Oversight({
  messages,
}: {
  messages: Route.ComponentProps["loaderData"]["messages"]["oversight"];
}) {
  const { columns, authorisation } = messages;
  return (
    <Section
      id={oversightAnchor}
      ground="sunken"
      titleId="oversight-title"
      title={messages.title}
      intro={messages.intro}
    >
      <table className="ruled-table ruled-table--even" aria-labelledby="oversight-title">
        <TableHead columns={Object.values(columns)} />
        <tbody>
          {messages.rows.map(({ authority, task, when, law, check, link }) => (
            <tr key={authority}>
              <th className="title--small" scope="row">
                {authority}
              </th>
              <td>
                {task} {when}
                <small>{law}</small>
              </td>
              <td>
                <UnbrokenNumbers text={check} />
                <a className="own-line" href={link.href}>
                  {link.text}
                </a>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="callout">
        <b>{authorisation.title}.</b> <UnbrokenNumbers text={authorisation.text} />
      </p>
    </Section>
  );
}
