import { adminRequest } from "#app/admin/admin-request.server.ts";
import type { Route } from "./+types/customers-route";
import { findCustomers, readCustomerSearch } from "./found-customers.server.ts";

/** What the search of the booking page finds while somebody types. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const search = readCustomerSearch(admin.url);
  return { search, found: await findCustomers(admin, search) };
}

/** Without a response nothing is found, and the form stays as it is. */
export function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return serverLoader().catch(() => ({ search: "", found: [] }));
}
