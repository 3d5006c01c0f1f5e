import type { RouterContextProvider } from "react-router";
import { requireStaff, type StaffMember, type StaffRole } from "#app/account/session.server.ts";
import type { Desk } from "#app/admin/leads/admin.server.ts";
import { type Locale, localeOfRequest } from "#app/i18n/locale.ts";
import { databaseContext } from "#server/context.ts";

/** Who asks, in which language, with what rights: what every loader and action of the desk begins with. */
export interface DeskRequest {
  member: StaffMember;
  desk: Desk;
  locale: Locale;
  url: URL;
}

/** Lets only the staff in, of certain roles if named; throws what others get instead (requireStaff). */
export async function deskRequest(
  request: Request,
  context: Readonly<RouterContextProvider>,
  roles?: readonly StaffRole[],
): Promise<DeskRequest> {
  const member = await requireStaff(request, context, roles);
  const url = new URL(request.url);
  return {
    member,
    desk: { database: context.get(databaseContext), claims: member.claims },
    locale: localeOfRequest(url, request.headers.get("cookie")),
    url,
  };
}
