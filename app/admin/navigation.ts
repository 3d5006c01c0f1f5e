import type { StaffRole } from "#app/account/session.server.ts";
import { demosPath } from "#app/admin/demos/addresses.ts";
import { leadsPath } from "#app/admin/leads/addresses.ts";
import { openingsDeskPath } from "#app/admin/openings/addresses.ts";
import { figuresDeskPath } from "#app/company/addresses.ts";
import type { IconName } from "#app/ui/icon.tsx";
import { deskPath, newsDeskPath } from "./addresses.ts";
import {
  auditPath,
  lettersPath,
  operationsPath,
  peoplePath,
  protectionPath,
  redirectsPath,
} from "./topic-addresses.ts";

/**
 * The pages of the desk, in the order of its menu. A new page adds itself here, its words to
 * app/admin/frame-words.server.ts (pages), and its route to app/routes.ts.
 */
export const deskPages = [
  { key: "overview", path: deskPath, icon: "grid", roles: ["sales", "editor"], shortcut: "o" },
  { key: "leads", path: leadsPath, icon: "users", roles: ["sales"], shortcut: "f" },
  { key: "demos", path: demosPath, icon: "cal", roles: ["sales"], shortcut: "d" },
  { key: "news", path: newsDeskPath, icon: "doc", roles: ["editor"], shortcut: "n" },
  { key: "openings", path: openingsDeskPath, icon: "pin", roles: ["editor"], shortcut: "l" },
  { key: "figures", path: figuresDeskPath, icon: "check", roles: ["editor"], shortcut: "p" },
  { key: "letters", path: lettersPath, icon: "mail", roles: ["sales"], shortcut: "u" },
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

export type DeskPage = Page & { key: (typeof deskPages)[number]["key"] };

/** The pages that somebody of a role may open. */
export function deskPagesOf(role: StaffRole): readonly DeskPage[] {
  return deskPages.filter(({ roles }) => role === "admin" || roles.some((known) => known === role));
}
