import { Link } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { newOpening } from "#app/admin/urls.ts";
import { listOpenings } from "#app/careers/drafts.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/list-route";
import { openingEditorHref, openingRows } from "./opening-view.server.ts";
import { openingsPageMessages } from "./words.server.ts";
import "#app/ui/chip.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const [openings, names] = await Promise.all([listOpenings(staff), listNames(staff)]);
  return {
    messages: openingsPageMessages[locale],
    newHref: openingEditorHref(newOpening, locale),
    rows: openingRows(openings, names, new Date(), locale),
  };
}

/** The openings and their stages. */
export default function Openings({ loaderData: { messages, newHref, rows } }: Route.ComponentProps) {
  return (
    <AdminPage
      messages={messages}
      actions={
        <Button as={Link} kind="primary" size="small" to={newHref} prefetch="intent">
          {messages.create}
        </Button>
      }
    >
      <ListTable
        messages={messages}
        rows={rows.map(({ id, href, title, role, city, stage, lastDay, changed, changedBy }) => ({
          key: id,
          cells: {
            title: (
              <RowLink to={href} detail={role}>
                {title}
              </RowLink>
            ),
            place: city,
            stage: <span className={`chip chip--${stage.look}`}>{stage.label}</span>,
            lastDay,
            changed: (
              <div>
                <time dateTime={changed.iso}>{changed.text}</time>
                <small>{changedBy}</small>
              </div>
            ),
          },
        }))}
      />
    </AdminPage>
  );
}
