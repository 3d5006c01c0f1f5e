import { data, type RouterContextProvider } from "react-router";
import * as z from "zod/mini";
import { requireStaff, type StaffMember } from "#app/account/session.server.ts";
import { databaseContext } from "#app/context.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { type Locale, localeOfRequest } from "#app/i18n/locale.ts";
import { version } from "./ui/field-schemas.ts";
import { noStore } from "./ui/outcome.ts";

/** What every loader and action of the admin begins with: who asks, with which rights, in which language. */
export interface AdminRequest {
  member: StaffMember;
  staff: StaffAccess;
  locale: Locale;
  url: URL;
}

/** Lets only staff in, of certain roles if named. For others it throws their answer (requireStaff). */
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

const uuid = z.uuid();

export function isId(value: unknown): value is string {
  return uuid.safeParse(value).success;
}

/** The answer to an address or a form that names nothing. */
export function notFound() {
  return data("there is none", { status: 404, headers: noStore });
}

/** The row that an address names by its id; throws a 404 where there is none. */
export async function findOr404<Thing>(
  id: string,
  find: (id: string) => Promise<Thing | undefined>,
): Promise<Thing> {
  const thing = isId(id) ? await find(id) : undefined;
  if (thing === undefined) throw notFound();
  return thing;
}

/** The version that a form was filled in on; undefined when it names none. */
export function versionOf(text: unknown): number | undefined {
  return version.safeParse(text).data;
}
