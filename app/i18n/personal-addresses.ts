export const draftsPart = "/utkast";

/** Personal pages are below these paths: the admin, the sign-in, one's own booking or order, a shared draft. */
const personal = [
  "/admin",
  "/setup",
  "/auth",
  "/logga-in",
  "/konto",
  "/boka-demo/",
  "/1-bolt/",
  `${draftsPart}/`,
] as const;

/** The paths where the staff work and sign in; visitors have no pages there. */
export const insideAddresses = personal.filter((start) => !start.endsWith("/"));

/** The personal path that a path is below; null for pages that are the same for all visitors. */
export function personalPart(path: string): string | null {
  const lower = path.toLowerCase();
  const part = personal.find((start) => lower === start || lower.startsWith(start.replace(/\/?$/, "/")));
  return part?.replace(/\/$/, "") ?? null;
}
