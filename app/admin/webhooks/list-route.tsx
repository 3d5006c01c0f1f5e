import { randomUUID } from "node:crypto";
import { Link } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { Button } from "#app/ui/button.tsx";
import { listWebhooks } from "#app/webhooks/webhooks.server.ts";
import type { Route } from "./+types/list-route";
import { webhookHref, webhookRows } from "./webhook-view.server.ts";
import { webhooksPageMessages } from "./words.server.ts";
import "#app/ui/chip.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["admin"]);
  return {
    messages: webhooksPageMessages[locale],
    newHref: webhookHref(randomUUID(), locale),
    rows: webhookRows(await listWebhooks(staff), locale),
  };
}

/** The systems that are told what happens to leads. For administrators. */
export default function Webhooks({ loaderData }: Route.ComponentProps) {
  const { messages, newHref, rows } = loaderData;
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
        messages={messages}
        rows={rows.map(({ id, href, name, url, events, state }) => ({
          key: id,
          cells: {
            name: (
              <RowLink to={href} detail={url}>
                {name}
              </RowLink>
            ),
            events,
            state: <span className={`chip chip--${state.look}`}>{state.label}</span>,
          },
        }))}
      />
    </AdminPage>
  );
}
