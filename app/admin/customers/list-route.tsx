import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListPages } from "#app/admin/ui/list-pages.tsx";
import { ListTable } from "#app/admin/ui/list-table.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import { RowLink } from "#app/admin/ui/row-link.tsx";
import { TypedSearch } from "#app/admin/ui/typed-search.tsx";
import { adminHref, customerHref, customerKinds } from "#app/admin/urls.ts";
import { cursorParameter, cursorText, readCursor } from "#app/domain/cursor.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { formatRecent } from "#app/i18n/clock.ts";
import { languageParameters } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor, formatNumber } from "#app/i18n/numbers.ts";
import { listCustomers } from "#app/leads/customers.server.ts";
import { EmailText } from "#app/ui/email-text.tsx";
import type { Route } from "./+types/list-route";
import { customersMessages } from "./words.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const kind = url.searchParams.get("typ") === customerKinds.person ? "person" : "company";
  const search = url.searchParams.get("sok")?.trim().slice(0, 200) ?? "";
  const cursor = readCursor(url.searchParams);
  const [{ rows, next }, names] = await Promise.all([
    listCustomers(staff, { kind, search, cursor }),
    listNames(staff),
  ]);
  const messages = customersMessages[locale];
  const now = new Date();
  const parametersOf = (each: typeof kind, text = search) => ({
    ...(each === "person" ? { typ: customerKinds.person } : {}),
    ...(text ? { sok: text } : {}),
  });
  const href = (parameters: Record<string, string>) => adminHref(adminPaths.customers, locale, parameters);
  return {
    messages,
    search,
    action: adminHref(adminPaths.customers, locale),
    otherParameters: { ...parametersOf(kind, ""), ...languageParameters(locale) },
    tabs: (["company", "person"] as const).map((each) => ({
      key: each,
      label: messages.kind[each],
      href: href(parametersOf(each)),
      current: each === kind,
    })),
    rows: rows.map((row) => {
      const person = row.name ?? row.email ?? row.phone ?? messages.noName;
      return {
        id: row.id,
        href: customerHref(kind, row.id, locale),
        name: kind === "company" ? (row.company ?? messages.noName) : person,
        detail: kind === "company" ? null : row.company,
        contact: { name: kind === "company" ? row.name : null, address: row.email ?? row.phone },
        leads: countOf(row.leads, locale),
        open: countOf(row.openLeads, locale),
        demos: countOf(row.demos, locale),
        value: row.value > 0 ? formatKronor(row.value, locale) : null,
        owner: row.owners?.map((id) => names.get(id) ?? "").join(", ") ?? null,
        at: { iso: row.at.toISOString(), text: formatRecent(row.at, now, locale) },
      };
    }),
    older: next && href({ ...parametersOf(kind), [cursorParameter]: cursorText(next) }),
    latest: cursor && href(parametersOf(kind)),
  };
}

/** A number in a list; none for 0, so that the others stand out. */
function countOf(count: number, locale: Locale): string | null {
  return count > 0 ? formatNumber(count, locale) : null;
}

/** The customers, found by name, address or number. */
export default function Customers({ loaderData }: Route.ComponentProps) {
  const { messages, search, action, otherParameters, tabs, rows, older, latest } = loaderData;
  return (
    <AdminPage
      messages={messages}
      actions={
        <TypedSearch
          name="sok"
          label={messages.searchLabel}
          placeholder={messages.searchPlaceholder}
          action={action}
          otherParameters={otherParameters}
          search={search}
        />
      }
    >
      <ListTabs label={messages.kinds} tabs={tabs} />
      <ListTable
        messages={{ ...messages, empty: search ? messages.noMatch : messages.empty }}
        numbers={["leads", "open", "demos", "value"]}
        rows={rows.map((row) => ({
          key: row.id,
          cells: {
            name: (
              <RowLink to={row.href} detail={row.detail} prefetch="none">
                {row.name}
              </RowLink>
            ),
            contact: (
              <span>
                {row.contact.name}
                <small>{row.contact.address ? <EmailText address={row.contact.address} /> : null}</small>
              </span>
            ),
            leads: row.leads,
            open: row.open,
            demos: row.demos,
            value: row.value,
            owner: row.owner,
            at: <time dateTime={row.at.iso}>{row.at.text}</time>,
          },
        }))}
      />
      <ListPages messages={messages} older={older} latest={latest} />
    </AdminPage>
  );
}
