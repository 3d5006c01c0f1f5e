import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { siteContext } from "#app/context.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { articleHref } from "#app/i18n/links.ts";
import { defaultLocale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { formatIsoDay } from "#app/i18n/swedish-days.ts";
import { findNewSlug } from "#app/news/articles.server.ts";
import { redirectOf } from "#app/redirects/redirect.ts";
import type { Route } from "./+types/route";
import { listOldAddresses } from "./data.server.ts";
import { redirectsPageMessages } from "./words.server.ts";

const days = 90;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale } = await adminRequest(request, context, ["admin"]);
  const rows = await listOldAddresses(staff, new Date(Date.now() - days * milliseconds.day));
  const slugs = rows.flatMap(({ path }) => slugIn(path) ?? []);
  const { database } = context.get(siteContext);
  const moved = await database.read((queries) =>
    Promise.all(slugs.map(async (old) => [old, await findNewSlug(queries, old)] as const)),
  );
  const newSlugs = new Map(moved);
  return {
    messages: redirectsPageMessages[locale],
    rows: rows.map(({ path, hits, lastDay }) => ({
      path,
      to: redirectOf(path)?.location ?? articleAt(newSlugs.get(slugIn(path) ?? "")),
      hits: formatNumber(hits, locale),
      last: formatIsoDay(lastDay, locale),
    })),
  };
}

function articleAt(slug: string | null | undefined): string | null {
  return slug ? articleHref(slug, defaultLocale) : null;
}

function slugIn(path: string): string | null {
  const folder = articleHref("", defaultLocale);
  return path.startsWith(folder) ? path.slice(folder.length) || null : null;
}

/** The old addresses that visitors still use, with where they lead. */
export default function Redirects({ loaderData: { messages, rows } }: Route.ComponentProps) {
  return (
    <AdminPage messages={messages}>
      <ListTable
        messages={messages}
        numbers={["hits"]}
        rows={rows.map(({ path, to, hits, last }) => ({
          key: path,
          cells: { from: path, to: to ? <a href={to}>{to}</a> : null, hits, last },
        }))}
      />
    </AdminPage>
  );
}
