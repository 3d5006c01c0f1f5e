import type { StaffRole } from "#app/account/session.server.ts";
import { demosPath } from "#app/admin/demos/addresses.ts";
import { leadsPath } from "#app/admin/leads/addresses.ts";
import { openingsAdminPath } from "#app/admin/openings/addresses.ts";
import { figuresAdminPath } from "#app/company/addresses.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { adminPath, newsAdminPath } from "./addresses.ts";
import {
  auditPath,
  emailsPath,
  operationsPath,
  peoplePath,
  protectionPath,
  redirectsPath,
} from "./topic-addresses.ts";

/**
 * The pages of the admin, in the order of its menu. A new page adds itself here, its words to
 * app/admin/frame-words.server.ts (pages), and its route to app/routes.ts.
 */
export const adminPages = [
  { key: "overview", path: adminPath, icon: "grid", roles: ["sales", "editor"], shortcut: "o" },
  { key: "leads", path: leadsPath, icon: "users", roles: ["sales"], shortcut: "f" },
  { key: "demos", path: demosPath, icon: "cal", roles: ["sales"], shortcut: "d" },
  { key: "news", path: newsAdminPath, icon: "doc", roles: ["editor"], shortcut: "n" },
  { key: "openings", path: openingsAdminPath, icon: "pin", roles: ["editor"], shortcut: "l" },
  { key: "figures", path: figuresAdminPath, icon: "check", roles: ["editor"], shortcut: "p" },
  { key: "emails", path: emailsPath, icon: "mail", roles: ["sales"], shortcut: "u" },
  { key: "people", path: peoplePath, icon: "users", roles: [] },
  { key: "protection", path: protectionPath, icon: "info", roles: [] },
  { key: "audit", path: auditPath, icon: "clock", roles: [] },
  { key: "redirects", path: redirectsPath, icon: "arrow", roles: [] },
  { key: "operations", path: operationsPath, icon: "gear", roles: [] },
] as const satisfies readonly Page[];

interface Page {
  key: string;
  path: string;
  icon: IconName;
  /** Who sees it; administrators see every page. */
  roles: readonly StaffRole[];
  /** The key that opens it after "g". */
  shortcut?: string;
}

export type AdminPage = Page & { key: (typeof adminPages)[number]["key"] };

/** The pages that somebody of a role may open. */
export function adminPagesOf(role: StaffRole): readonly AdminPage[] {
  return adminPages.filter(({ roles }) => role === "admin" || roles.some((known) => known === role));
}
