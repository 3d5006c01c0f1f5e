import { data } from "react-router";
import * as z from "zod/mini";
import { requireStaff, type StaffMember } from "#app/account/session.server.ts";
import { type Context, siteContext } from "#app/context.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { version } from "#app/forms/field-schemas.ts";
import { type Locale, requestLocale } from "#app/i18n/locale.ts";
import { noStore } from "./ui/outcome.ts";

/** What every loader and action of the admin needs of its request: the member of staff, their rights, the language. */
export interface AdminRequest {
  member: StaffMember;
  staff: StaffAccess;
  locale: Locale;
  url: URL;
}

/** What the handlers of forms need of a request: the member of staff, and the language of the result. */
export type Admin = Pick<AdminRequest, "staff" | "locale">;

/** Reads a request of the admin. Throws a redirect or 403 (`requireStaff`) unless it is from staff with such a role. */
export async function adminRequest(
  request: Request,
  context: Context,
  roles?: readonly StaffRole[],
): Promise<AdminRequest> {
  const member = await requireStaff(request, context, roles);
  const url = new URL(request.url);
  return {
    member,
    staff: { database: context.get(siteContext).database, claims: member.claims },
    locale: requestLocale(request),
    url,
  };
}

const uuid = z.uuid();

/** Whether a value is a UUID, as all ids of rows are. */
export function isId(value: unknown): value is string {
  return uuid.safeParse(value).success;
}

/** The 404 response, to throw. */
export function notFound() {
  return data("not found", { status: 404, headers: noStore });
}

/** The row with the id in a URL; throws a 404 response for none. */
export async function findOr404<Row>(
  id: string,
  find: (id: string) => Promise<Row | undefined>,
): Promise<Row> {
  const row = isId(id) ? await find(id) : undefined;
  if (row === undefined) throw notFound();
  return row;
}

/** The version that a posted form is based on; undefined when it has none. */
export function readVersion(text: unknown): number | undefined {
  return version.safeParse(text).data;
}
