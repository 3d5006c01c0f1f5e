import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listColleagues } from "#app/admin/colleagues.server.ts";
import { customersMessages } from "#app/admin/customers/words.server.ts";
import { labelLead } from "#app/admin/leads/lead-labels.server.ts";
import { savedViewLinks } from "#app/admin/leads/saved-views-action.server.ts";
import { leadListMessages } from "#app/admin/leads/words.server.ts";
import { adminHref, customerHref, leadHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { plainSpelling } from "#app/i18n/spelling.ts";
import { listCustomers } from "#app/leads/customers.server.ts";
import { leadParameters } from "#app/leads/lead-filter.ts";
import { listLeads } from "#app/leads/leads.server.ts";
import type { Route } from "./+types/find-route";

const maxLeads = 6;
const maxCustomers = 3;

/** What the palette finds by a text: leads, customers, saved views, and the leads of colleagues. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const search = url.searchParams.get("q")?.trim().slice(0, 200) ?? "";
  if (!search) return { search, results: [] };
  const [page, companies, people, views, colleagues] = await Promise.all([
    listLeads(staff, { filter: { search }, sort: "newest", cursor: null }, maxLeads),
    listCustomers(staff, { kind: "company", search, cursor: null }, maxCustomers),
    listCustomers(staff, { kind: "person", search, cursor: null }, maxCustomers),
    savedViewLinks({ staff, locale }),
    listColleagues(staff),
  ]);
  const now = new Date();
  const { one: kinds } = customersMessages[locale];
  return {
    search,
    results: [
      ...page.rows.map((row) => {
        const { title, person, status } = labelLead(row, now, locale);
        return {
          href: leadHref(row.id, locale),
          icon: "inbox" as const,
          label: title,
          detail: [person, row.number, status.label].filter(Boolean).join(" · "),
        };
      }),
      ...companies.rows.map(({ id, company }) => ({
        href: customerHref("company", id, locale),
        icon: "book" as const,
        label: company ?? "",
        detail: kinds.company,
      })),
      ...people.rows.map(({ id, name, email, phone }) => ({
        href: customerHref("person", id, locale),
        icon: "person" as const,
        label: name ?? email ?? phone ?? "",
        detail: [kinds.person, name ? (email ?? phone) : null].filter(Boolean).join(" · "),
      })),
      ...views
        .filter(({ label }) => plainSpelling(label).includes(plainSpelling(search)))
        .map(({ href, label }) => ({
          href,
          icon: "inbox" as const,
          label,
          detail: leadListMessages[locale].views.heading,
        })),
      ...colleagues
        .filter(({ name, active }) => active && plainSpelling(name).includes(plainSpelling(search)))
        .map(({ id, name }) => ({
          href: adminHref(adminPaths.leads, locale, { [leadParameters.assigned]: id }),
          icon: "users" as const,
          label: name,
          detail: null,
        })),
    ],
  };
}

/** Without a response nothing is found, and the shown page stays open. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ search: "", results: [] }));
}
