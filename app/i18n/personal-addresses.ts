/** What lies under these addresses is about one person, or for one: the admin, the sign-in, a booking of one's own. */
const personal = ["/admin", "/setup", "/auth", "/logga-in", "/konto", "/boka-demo/"] as const;

/** Where the people of the company work and sign in: no page of a visitor's. */
export const insideAddresses = personal.filter((start) => !start.endsWith("/"));

/** The start of the personal addresses that a path lies under; null for what every visitor sees alike. */
export function personalPart(path: string): string | null {
  const lower = path.toLowerCase();
  const part = personal.find((start) => lower === start || lower.startsWith(start.replace(/\/?$/, "/")));
  return part?.replace(/\/$/, "") ?? null;
}
