import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { leadLink } from "#app/admin/leads/lead-labels.server.ts";
import { cleanTelephone, isTelephone } from "#app/domain/telephone.ts";
import { isEmail } from "#app/forms/text-rules.ts";
import { listLeads } from "#app/leads/leads.server.ts";
import type { Route } from "./+types/known-route";
import { newLeadMessages } from "./words.server.ts";

/** How many leads of the same sender are shown at most. */
const mostKnown = 3;

/** The leads that somebody with an address or a number has already, for who writes down a new one. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const email = url.searchParams.get("epost")?.trim() ?? "";
  const phone = cleanTelephone(url.searchParams.get("telefon") ?? "");
  const searches = [isEmail(email) ? email : null, isTelephone(phone) ? phone : null].filter(
    (text) => text !== null,
  );
  const [names, ...found] = await Promise.all([
    listNames(staff),
    ...searches.map((search) =>
      listLeads(staff, { filter: { search }, sort: "newest", cursor: null }, mostKnown),
    ),
  ]);
  const leads = new Map(found.flatMap(({ rows }) => rows).map((lead) => [lead.id, lead]));
  const now = new Date();
  const known = Array.from(leads.values(), (lead) => ({
    ...leadLink(lead, now, locale),
    owner: names.get(lead.assignedTo ?? "") ?? newLeadMessages[locale].nobody,
  }));
  return { known: known.slice(0, mostKnown) };
}

/** Without a response nobody is known, and the shown page stays. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ known: [] }));
}
