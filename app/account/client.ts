import type { SupabaseClient } from "@supabase/supabase-js";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { clientKey, sessionCookieName, withCookieLifetime } from "./session-cookie.ts";

let clientPromise: Promise<SupabaseClient> | undefined;

/**
 * The browser's Supabase client, loaded when a page first needs it. It shares its session with the server by a cookie.
 */
export function browserClient(): Promise<SupabaseClient> {
  clientPromise ??= import("@supabase/ssr").then(
    ({ createBrowserClient, parseCookieHeader, serializeCookieHeader }) =>
      createBrowserClient(location.origin, clientKey, {
        cookieOptions: { name: sessionCookieName(location.origin), secure: location.protocol === "https:" },
        cookies: {
          getAll: () => parseCookieHeader(document.cookie).map(({ name, value = "" }) => ({ name, value })),
          setAll(changed) {
            for (const { name, value, options } of changed) {
              const line = serializeCookieHeader(name, value, withCookieLifetime(name, options));
              // biome-ignore lint/suspicious/noDocumentCookie: there is no CookieStore over plain http
              document.cookie = line;
            }
          },
        },
        auth: {
          // On any other page a link could sign somebody in or show an error.
          detectSessionInUrl: location.pathname === accountPaths.callback,
          experimental: { recoveryCodes: true },
        },
      }),
  );
  // The network may be back at the next attempt.
  clientPromise.catch(() => {
    clientPromise = undefined;
  });
  return clientPromise;
}
