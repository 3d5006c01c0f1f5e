import { deskRequest } from "#app/admin/desk-request.server.ts";
import { DeskTable } from "#app/admin/desk-table.tsx";
import { redirectsPageWords } from "#app/content/admin/operations.server.ts";
import { formatDay } from "#app/language/dates.ts";
import { formatNumber } from "#app/language/numbers.ts";
import { listOldAddresses } from "#app/office/operations/data.server.ts";
import { redirectOf } from "#app/redirects/rules.ts";
import type { Route } from "./+types/redirects";
import "#app/ui/state.css";

const days = 90;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { desk, locale } = await deskRequest(request, context, ["admin"]);
  const rows = await listOldAddresses(desk, new Date(Date.now() - days * 86_400_000));
  return {
    words: redirectsPageWords[locale],
    rows: rows.map(({ path, hits, lastDay }) => ({
      path,
      to: redirectOf(path)?.location ?? null,
      hits: formatNumber(hits, locale),
      last: formatDay(`${lastDay}T12:00:00Z`, locale, { year: true }),
    })),
  };
}

/** The old addresses that are still used; for administrators. */
export default function Redirects({ loaderData: { words, rows } }: Route.ComponentProps) {
  return (
    <>
      <title>{words.title}</title>
      <div className="desk__top">
        <h1>{words.heading}</h1>
      </div>
      <div className="office">
        <p className="office__lead">{words.lead}</p>
        {rows.length > 0 ? (
          <DeskTable
            caption={words.caption}
            columns={words.columns}
            rows={rows.map(({ path, to, hits, last }) => ({
              key: path,
              cells: { from: path, to: to ? <a href={to}>{to}</a> : null, hits, last },
            }))}
          />
        ) : (
          <div className="state">
            <h2>{words.empty.title}</h2>
            <p className="muted">{words.empty.text}</p>
          </div>
        )}
      </div>
    </>
  );
}
