import type { RouterContextProvider } from "react-router";
import { requireStaff, type StaffMember, type StaffRole } from "#app/account/session.server.ts";
import type { Admin } from "#app/admin/leads/admin.server.ts";
import { databaseContext } from "#app/context.ts";
import { type Locale, localeOfRequest } from "#app/i18n/locale.ts";

/** Who asks, in which language, with what rights: what every loader and action of the admin begins with. */
export interface AdminRequest {
  member: StaffMember;
  admin: Admin;
  locale: Locale;
  url: URL;
}

/** Lets only the staff in, of certain roles if named; throws what others get instead (requireStaff). */
export async function adminRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  roles?: readonly StaffRole[],
): Promise<AdminRequest> {
  const member = await requireStaff(request, context, roles);
  const url = new URL(request.url);
  return {
    member,
    admin: { database: context.get(databaseContext), claims: member.claims },
    locale: localeOfRequest(url, request.headers.get("cookie")),
    url,
  };
}
