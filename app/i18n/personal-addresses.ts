export const draftsPart = "/utkast";

/** The paths where the staff work and sign in; visitors have no pages there. */
export const insideAddresses = ["/admin", "/setup", "/auth", "/logga-in", "/konto"] as const;

/** Personal pages are below these paths, too: one's own booking or order, a shared draft. */
const personal = [...insideAddresses, "/boka-demo/", "/1-bolt/", "/bestallning", `${draftsPart}/`] as const;

/** The personal path that a path is below; null for pages that are the same for all visitors. */
export function personalPart(path: string): string | null {
  const lower = path.toLowerCase();
  const part = personal.find((start) => lower === start || lower.startsWith(start.replace(/\/?$/, "/")));
  return part?.replace(/\/$/, "") ?? null;
}
