import { adminRequest } from "#app/admin/admin-request.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { ListTabs, tabsOf } from "#app/admin/ui/list-tabs.tsx";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { adminHref } from "#app/admin/urls.ts";
import { applicationStatuses } from "#app/careers/application/application.ts";
import { countApplications, listApplications } from "#app/careers/application/applications.server.ts";
import { cursorParameter, cursorText, readCursor } from "#app/domain/cursor.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import type { Route } from "./+types/list-route";
import { applicationRows } from "./applications-view.server.ts";
import { applicationsMessages } from "./words.server.ts";
import "#app/ui/chip.css";

const statusParameter = "status";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const messages = applicationsMessages[locale];
  const status = oneOf(applicationStatuses, url.searchParams.get(statusParameter));
  const cursor = readCursor(url.searchParams);
  const [{ rows, next }, counts] = await Promise.all([
    listApplications(staff, status, cursor),
    countApplications(staff),
  ]);
  const href = (parameters: Record<string, string>) =>
    adminHref(adminPaths.applications, locale, { ...(status && { status }), ...parameters });
  const tabs = tabsOf(applicationStatuses, status, { all: messages.all, ...messages.statuses }, (key) =>
    adminHref(adminPaths.applications, locale, key ? { [statusParameter]: key } : {}),
  );
  const countOf = (key: string) => applicationStatuses.find((each) => each === key);
  return {
    messages,
    tabs: tabs.map((tab) => {
      const counted = countOf(tab.key);
      return counted ? { ...tab, label: `${tab.label} ${counts[counted]}` } : tab;
    }),
    rows: applicationRows(rows, locale),
    older: next && href({ [cursorParameter]: cursorText(next) }),
    latest: cursor && href({}),
  };
}

/** The applications for jobs, by status. */
export default function Applications({ loaderData }: Route.ComponentProps) {
  const { messages, tabs, rows, older, latest } = loaderData;
  return (
    <AdminPage messages={messages}>
      <ListTabs label={messages.filter} tabs={tabs} />
      <ListTable
        messages={messages}
        rows={rows.map(({ id, href, name, job, opening, phone, status, received }) => ({
          key: id,
          cells: {
            name: <RowLink to={href}>{name}</RowLink>,
            job: (
              <div>
                {job}
                <small>{opening}</small>
              </div>
            ),
            phone: <a href={phone.href}>{phone.text}</a>,
            status: <span className={`chip chip--${status.look}`}>{status.label}</span>,
            received: <time dateTime={received.iso}>{received.text}</time>,
          },
        }))}
      />
      <ListPages messages={messages} older={older} latest={latest} />
    </AdminPage>
  );
}
