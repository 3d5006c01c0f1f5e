import type { SupabaseClient } from "@supabase/supabase-js";
import { accountPaths } from "#app/site-map.ts";
import { cookieLife } from "./session-cookie.ts";

/** Which sign-in a browser speaks to. */
export interface Connection {
  /** A hosted Supabase's address; null for the site's own sign-in. */
  address: string | null;
  /** The publishable key: it opens nothing by itself. */
  key: string;
  /** The name of the session's cookie. */
  cookie: string;
}

let opened: Promise<SupabaseClient> | undefined;

/** The browser's own client, loaded when a page first needs it; it shares its session with the server by cookie. */
export function browserClient({ address, key, cookie }: Connection): Promise<SupabaseClient> {
  opened ??= import("@supabase/ssr").then(
    ({ createBrowserClient, parseCookieHeader, serializeCookieHeader }) =>
      createBrowserClient(address ?? location.origin, key, {
        cookieOptions: { name: cookie, secure: location.protocol === "https:" },
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
          // Anywhere else a link could slip somebody a session or throw an error at them.
          detectSessionInUrl: location.pathname === accountPaths.callback,
          experimental: { recoveryCodes: true },
        },
      }),
  );
  // A network that was away may be back at the next try.
  opened.catch(() => {
    opened = undefined;
  });
  return opened;
}
