import { Link } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/list-route";
import { listNames, listOpenings } from "./data.server.ts";
import { newOpeningHref, openingRows } from "./opening-view.server.ts";
import { openingsPageWords } from "./words.server.ts";
import "#app/ui/chip.css";
import "#app/ui/state.css";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const [openings, names] = await Promise.all([listOpenings(staff), listNames(staff)]);
  return {
    words: openingsPageWords[locale],
    newHref: newOpeningHref(locale),
    rows: openingRows(openings, names, new Date(), locale),
  };
}

/** Every opening, published or not. */
export default function Openings({ loaderData: { words, newHref, rows } }: Route.ComponentProps) {
  return (
    <>
      <title>{words.title}</title>
      <div className="admin__top">
        <h1>{words.heading}</h1>
        <Link className="button button-primary button-small" to={newHref} prefetch="intent">
          {words.create}
        </Link>
      </div>
      <div className="admin-page">
        {rows.length === 0 ? (
          <div className="state">
            <h2>{words.empty.title}</h2>
            <p className="muted">{words.empty.text}</p>
          </div>
        ) : (
          <Table
            caption={words.caption}
            columns={words.columns}
            rows={rows.map(({ id, href, title, role, city, stage, lastDay, changed, changedBy }) => ({
              key: id,
              cells: {
                title: (
                  <>
                    <Link to={href} data-row prefetch="intent">
                      {title}
                    </Link>
                    <small>{role}</small>
                  </>
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
        )}
      </div>
    </>
  );
}
