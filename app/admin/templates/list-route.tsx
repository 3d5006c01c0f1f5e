import { randomUUID } from "node:crypto";
import { Link } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { Part } from "#app/admin/ui/part.tsx";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { listTemplates } from "#app/leads/conversation/templates.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/list-route";
import { templateHref, templateRows } from "./template-view.server.ts";
import { templatesPageMessages } from "./words.server.ts";
import "./template-editor.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const [templates, names] = await Promise.all([listTemplates(staff), listNames(staff)]);
  // The page of an id that is not stored is that of a new template.
  const newId = randomUUID();
  return {
    messages: templatesPageMessages[locale],
    newHref: templateHref(newId, locale),
    ...templateRows(templates, names, newId, locale),
  };
}

/** The templates for emails to leads: one's own, the shared ones and those that are built in. */
export default function Templates({ loaderData }: Route.ComponentProps) {
  const { messages, newHref, written, builtIn } = loaderData;
  return (
    <AdminPage
      messages={messages}
      actions={
        <Button as={Link} kind="primary" size="small" to={newHref}>
          {messages.create}
        </Button>
      }
    >
      <ListTable
        messages={{ ...messages, caption: messages.heading }}
        rows={written.map(({ id, href, name, subject, owner, language, changed }) => ({
          key: id,
          cells: {
            name: (
              <RowLink to={href} detail={subject}>
                {name}
              </RowLink>
            ),
            owner,
            language,
            changed: (
              <div>
                <time dateTime={changed.iso}>{changed.text}</time>
                {changed.by ? <small>{changed.by}</small> : null}
              </div>
            ),
          },
        }))}
      />
      <Part id="built-in" heading={messages.builtIn} lead={messages.builtInLead}>
        <ul className="item-list template-list">
          {builtIn.map(({ key, name, subject, href }) => (
            <li key={key}>
              <div>
                <b>{name}</b>
                <small>{subject}</small>
              </div>
              <Link className="unbroken" to={href} aria-label={`${messages.own}: ${name}`}>
                {messages.own}
              </Link>
            </li>
          ))}
        </ul>
      </Part>
    </AdminPage>
  );
}
