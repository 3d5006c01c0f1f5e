import { useMemo } from "react";
import { Form, Link, redirect } from "react-router";
import { adminHref, thrownParameter } from "#app/admin/addresses.ts";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminHead } from "#app/admin/ui/admin-page.tsx";
import { adminPaths } from "#app/site-map.ts";
import type { Route } from "./+types/list-route";
import { emptyContent } from "./content.ts";
import { createDraft } from "./mutations.server.ts";
import { newsListView } from "./news-list.server.ts";
import { newsListWords } from "./words.server.ts";
import "#app/admin/leads/lead-list.css";
import "./news-list.css";
import "#app/ui/chip.css";

const looks = { draft: "info", planned: "warn", published: "ok", withdrawn: "err" } as const;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const isThrown = new URL(request.url).searchParams.has(thrownParameter);
  return { words: newsListWords[locale], rows: await newsListView(staff, new Date(), locale), isThrown };
}

/** Begins an article; it has an address of its own from the start, which its title may change. */
export async function action({ request, context }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["editor"]);
  const id = crypto.randomUUID();
  await createDraft(staff, id, emptyContent(`nyhet-${id.slice(0, 8)}`));
  return redirect(adminHref(`${adminPaths.news}/${id}`, locale), {
    status: 303,
    headers: { "cache-control": "no-store" },
  });
}

export default function News({ loaderData: { words, rows, isThrown } }: Route.ComponentProps) {
  const { columns } = words;
  const thrown = useMemo(
    () => (isThrown ? { done: true, text: words.removed } : undefined),
    [isThrown, words.removed],
  );
  return (
    <>
      <AdminHead title={words.title} heading={words.heading}>
        <Form method="post">
          <button className="button button-primary button-small" type="submit">
            {words.create}
          </button>
        </Form>
      </AdminHead>
      <AdminNotice outcome={thrown} />
      {rows.length === 0 ? (
        <div className="state lead-none">
          <h2>{words.empty.title}</h2>
          <p className="muted">{words.empty.text}</p>
        </div>
      ) : (
        <table className="admin-list news-table">
          <caption className="sr">{words.caption}</caption>
          <thead>
            <tr>
              <th scope="col">{columns.title}</th>
              <th scope="col" className="admin-list__extra">
                {columns.category}
              </th>
              <th scope="col">{columns.stage}</th>
              <th scope="col">{columns.english}</th>
              <th scope="col" className="admin-list__extra">
                {columns.changed}
              </th>
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row.id}>
                <td>
                  <Link to={row.href} className="row-link" data-row prefetch="intent">
                    {row.title}
                  </Link>
                </td>
                <td className="admin-list__extra">{row.category}</td>
                <td>
                  <span className={`chip chip--${looks[row.stage]}`}>{row.stageText}</span>
                  {row.changes ? <small>{row.changes}</small> : null}
                </td>
                <td data-label={columns.english}>
                  <span className={row.isEnglishReady ? undefined : "news-english"}>{row.english}</span>
                </td>
                <td className="admin-list__extra admin-list__time">
                  <time dateTime={row.changed.iso}>{row.changed.text}</time>
                  {row.changedBy ? <small>{row.changedBy}</small> : null}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </>
  );
}
