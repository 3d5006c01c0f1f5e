import { adminPaths } from "#app/domain/staff-paths.ts";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import type { PageIconName } from "./ui/page-icon.tsx";

/**
 * The admin's pages in the order of its menu. A new page is added here, its messages in app/admin/words.server.ts
 * (pages), and its route in app/routes.ts.
 */
export const adminPages = [
  { key: "overview", path: adminPaths.overview, icon: "grid", roles: ["sales", "editor"], shortcut: "o" },
  { key: "leads", path: adminPaths.leads, icon: "inbox", roles: ["sales"], shortcut: "f" },
  { key: "orders", path: adminPaths.orders, icon: "shield", roles: ["sales"], shortcut: "a" },
  { key: "customers", path: adminPaths.customers, icon: "book", roles: ["sales"], shortcut: "k" },
  { key: "demos", path: adminPaths.demos, icon: "calendar", roles: ["sales"], shortcut: "d" },
  { key: "report", path: adminPaths.report, icon: "bars", roles: ["sales"], shortcut: "r" },
  { key: "templates", path: adminPaths.templates, icon: "speech", roles: ["sales"], shortcut: "m" },
  { key: "emails", path: adminPaths.emails, icon: "mail", roles: ["sales"], shortcut: "u" },
  { key: "news", startsGroup: true, path: adminPaths.news, icon: "doc", roles: ["editor"], shortcut: "n" },
  { key: "media", path: adminPaths.media, icon: "picture", roles: ["editor"], shortcut: "b" },
  { key: "openings", path: adminPaths.openings, icon: "pin", roles: ["editor"], shortcut: "l" },
  { key: "applications", path: adminPaths.applications, icon: "person", roles: ["sales"], shortcut: "s" },
  { key: "references", path: adminPaths.references, icon: "star", roles: ["editor"], shortcut: "e" },
  { key: "company", path: adminPaths.company, icon: "check", roles: ["editor"], shortcut: "p" },
  { key: "users", startsGroup: true, path: adminPaths.users, icon: "users", roles: [] },
  { key: "privacy", path: adminPaths.privacy, icon: "info", roles: [] },
  { key: "audit", path: adminPaths.audit, icon: "clock", roles: [] },
  { key: "webhooks", path: adminPaths.webhooks, icon: "plug", roles: [] },
  { key: "apiKeys", path: adminPaths.apiKeys, icon: "key", roles: [] },
  { key: "redirects", path: adminPaths.redirects, icon: "arrow", roles: [] },
  { key: "status", path: adminPaths.status, icon: "gear", roles: [] },
] as const satisfies readonly Page[];

interface Page {
  key: string;
  path: string;
  icon: PageIconName;
  /** In the menu it stands apart from the page before it: sales, then the site's content, then the system. */
  startsGroup?: boolean;
  /** The roles that see it, besides administrators. */
  roles: readonly StaffRole[];
  /** The key that opens it after "g". */
  shortcut?: string;
}

export type AdminPage = Page & { key: (typeof adminPages)[number]["key"] };

/** The pages of the admin that a role may see; an administrator sees all. */
export function adminPagesOf(role: StaffRole): readonly AdminPage[] {
  return adminPages.filter(({ roles }) => role === "admin" || roles.some((each) => each === role));
}
