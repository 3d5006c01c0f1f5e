import type { SupabaseClient } from "@supabase/supabase-js";
import { callbackPath } from "./addresses.ts";
import { sessionCookie } from "./session-cookie.ts";

/** Which sign-in a browser speaks to. */
export interface Connection {
  /** A hosted Supabase's address; null for the site's own sign-in. */
  address: string | null;
  /** The publishable key: it opens nothing by itself. */
  key: string;
}

let opened: Promise<SupabaseClient> | undefined;

/** The browser's own client, loaded when a page first needs it; it shares its session with the server by cookie. */
export function browserClient({ address, key }: Connection): Promise<SupabaseClient> {
  opened ??= import("@supabase/ssr").then(({ createBrowserClient }) =>
    createBrowserClient(address ?? location.origin, key, {
      cookieOptions: { name: sessionCookie, secure: location.protocol === "https:" },
      auth: {
        // Anywhere else a link could slip somebody a session or throw an error at them.
        detectSessionInUrl: location.pathname === callbackPath,
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
