import { Outlet } from "react-router";
import { requireStaff } from "#app/account/session.server.ts";
import { changesPath, deskHref, signOutPath } from "#app/admin/addresses.ts";
import { DeskFrame } from "#app/admin/desk-frame.tsx";
import { deskPagesOf } from "#app/admin/navigation.ts";
import { useDeskChanges } from "#app/admin/use-desk-changes.ts";
import { ownFrame } from "#app/chrome/bare-chrome.tsx";
import { deskFrameWords } from "#app/content/admin/frame.server.ts";
import { brand } from "#app/content/brand.ts";
import { pageHref } from "#app/language/links.ts";
import { localeOfRequest } from "#app/language/locale.ts";
import { countLeads } from "#app/leads/desk/data.server.ts";
import { databaseContext } from "#server/context.ts";
import type { Route } from "./+types/frame";

export const handle = ownFrame;

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = await requireStaff(request, context);
  const locale = localeOfRequest(new URL(request.url), request.headers.get("cookie"));
  const { pages, roles, newLeads, ...words } = deskFrameWords[locale];
  const counts =
    member.role === "editor"
      ? null
      : await countLeads({ database: context.get(databaseContext), claims: member.claims });
  return {
    locale,
    words,
    person: { name: member.name, role: roles[member.role] },
    brand: { name: brand.name, siteHref: pageHref("home", locale) },
    signOutAddress: deskHref(signOutPath, locale),
    entries: deskPagesOf(member.role).map(({ key, path, icon, shortcut }) => ({
      key,
      href: deskHref(path, locale),
      icon,
      label: pages[key],
      ...(shortcut ? { shortcut } : {}),
      ...(key === "leads" && counts ? { count: counts.new, countWord: newLeads } : {}),
    })),
  };
}

export function headers() {
  return { "cache-control": "no-store" };
}

export function meta() {
  return [{ name: "robots", content: "noindex" }];
}

/** Every page of the desk: only for the staff, with the second factor shown. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  useDeskChanges(changesPath);
  return (
    <DeskFrame {...loaderData}>
      <Outlet />
    </DeskFrame>
  );
}
