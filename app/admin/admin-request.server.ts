import type { RouterContextProvider } from "react-router";
import { requireStaff, type StaffMember } from "#app/account/session.server.ts";
import { databaseContext } from "#app/context.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { type Locale, localeOfRequest } from "#app/i18n/locale.ts";

/** Who asks, in which language, with what rights: what every loader and action of the admin begins with. */
export interface AdminRequest {
  member: StaffMember;
  staff: StaffAccess;
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
    staff: { database: context.get(databaseContext), claims: member.claims },
    locale: localeOfRequest(url, request.headers.get("cookie")),
    url,
  };
}
