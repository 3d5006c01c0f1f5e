import type { SupabaseClient } from "@supabase/supabase-js";
import { accountPaths } from "#app/site-map.ts";
import { clientKey, cookieLife, sessionCookieOf } from "./session-cookie.ts";

let opened: Promise<SupabaseClient> | undefined;

/**
 * The browser's client, loaded when a page first needs it. It shares its session with the server through the cookie.
 */
export function browserClient(): Promise<SupabaseClient> {
  opened ??= import("@supabase/ssr").then(
    ({ createBrowserClient, parseCookieHeader, serializeCookieHeader }) =>
      createBrowserClient(location.origin, clientKey, {
        cookieOptions: { name: sessionCookieOf(location.origin), secure: location.protocol === "https:" },
        cookies: {
          getAll: () => parseCookieHeader(document.cookie).map(({ name, value = "" }) => ({ name, value })),
          setAll(changed) {
            for (const { name, value, options } of changed) {
              const line = serializeCookieHeader(name, value, cookieLife(name, options));
              // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there over plain http
              document.cookie = line;
            }
          },
        },
        auth: {
          // On any other page a link could plant a session or show an error.
          detectSessionInUrl: location.pathname === accountPaths.callback,
          experimental: { recoveryCodes: true },
        },
      }),
  );
  // The network may be back at the next attempt.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
