export const draftsPart = "/utkast";

/** Personal pages are below these addresses: the admin, the sign-in, one's own booking or order, a shared draft. */
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

/** Where the staff work and sign in, which no visitor does. */
export const insideAddresses = personal.filter((start) => !start.endsWith("/"));

/** The start of the personal addresses that a path is below; null for pages that all visitors see alike. */
export function personalPart(path: string): string | null {
  const lower = path.toLowerCase();
  const part = personal.find((start) => lower === start || lower.startsWith(start.replace(/\/?$/, "/")));
  return part?.replace(/\/$/, "") ?? null;
}
