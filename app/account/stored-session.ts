import * as z from "zod/mini";

/** The fields of a stored session that we need. */
const storedSession = z.object({
  access_token: z.string(),
  refresh_token: z.string(),
  expires_at: z.number(),
});

export type StoredSession = z.output<typeof storedSession>;

const base64Prefix = "base64-";

/**
 * The session in a Cookie header, as @supabase/ssr stores it: split, as base64url of JSON. `cookie` is the cookie's name
 * (`sessionCookieName`). Null when there is none.
 */
export async function readStoredSession(
  cookieHeader: string | null,
  cookie: string,
): Promise<StoredSession | null> {
  if (!cookieHeader?.includes(cookie)) return null;
  const { combineChunks, parseCookieHeader, stringFromBase64URL } = await import("@supabase/ssr");
  const cookies = new Map(parseCookieHeader(cookieHeader).map(({ name, value }) => [name, value]));
  const text = await combineChunks(cookie, (name) => cookies.get(name));
  if (!text) return null;
  try {
    const json = text.startsWith(base64Prefix) ? stringFromBase64URL(text.slice(base64Prefix.length)) : text;
    return storedSession.safeParse(JSON.parse(json)).data ?? null;
  } catch {
    return null;
  }
}
