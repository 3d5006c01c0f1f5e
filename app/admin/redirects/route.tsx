import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listOldAddresses } from "#app/admin/status/data.server.ts";
import { redirectsPageWords } from "#app/admin/status/words.server.ts";
import { databaseContext } from "#app/context.ts";
import { formatDay } from "#app/i18n/dates.ts";
import { articleHref } from "#app/i18n/links.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { movedTo } from "#app/news/data.server.ts";
import { redirectOf } from "#app/redirects/rules.ts";
import { Table } from "#app/ui/table.tsx";
import type { Route } from "./+types/route";
import "#app/ui/state.css";

const days = 90;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["admin"]);
  const rows = await listOldAddresses(staff, new Date(Date.now() - days * 86_400_000));
  const slugs = rows.flatMap(({ path }) => slugIn(path) ?? []);
  const moved = await context
    .get(databaseContext)
    .read((queries) => Promise.all(slugs.map(async (old) => [old, await movedTo(queries, old)] as const)));
  const newSlugs = new Map(moved);
  return {
    words: redirectsPageWords[locale],
    rows: rows.map(({ path, hits, lastDay }) => ({
      path,
      to: redirectOf(path)?.location ?? articleAt(newSlugs.get(slugIn(path) ?? "")),
      hits: formatNumber(hits, locale),
      last: formatDay(`${lastDay}T12:00:00Z`, locale, { year: true }),
    })),
  };
}

function articleAt(slug: string | null | undefined): string | null {
  return slug ? articleHref(slug, defaultLocale) : null;
}

/** The slug in an article's path; null for any other. */
function slugIn(path: string): string | null {
  const folder = articleHref("", defaultLocale);
  return path.startsWith(folder) ? path.slice(folder.length) || null : null;
}

/** The old addresses that are still used; for administrators. */
export default function Redirects({ loaderData: { words, rows } }: Route.ComponentProps) {
  return (
    <>
      <title>{words.title}</title>
      <div className="admin__top">
        <h1>{words.heading}</h1>
      </div>
      <div className="admin-page">
        <p className="admin-page__lead">{words.lead}</p>
        {rows.length > 0 ? (
          <Table
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
