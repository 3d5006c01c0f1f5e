import type { SubmitEvent } from "react";
import { browserClient } from "./client.ts";
import { sessionCookieName } from "./session-cookie.ts";

interface SignOutButtonProps {
  /** The path of the sign-out route. */
  href: string;
  className?: string;
  /** The id of the element that says who is signed in. */
  describedBy?: string;
  /** Removes what else this browser stores about the person. */
  onSignOut?: () => void;
  children: string;
}

/** Signs out in this browser: the local session is removed whatever the server responds (product 14.5). */
export function SignOutButton({ href, className, describedBy, onSignOut, children }: SignOutButtonProps) {
  async function signOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSignOut?.();
    try {
      const client = await browserClient();
      await client.auth.signOut({ scope: "local" });
    } catch {
      // The client's code could not be loaded: the server signs out, and if that fails the cookies are removed here.
      await fetch(href, { method: "POST", redirect: "manual" }).catch(() => removeSessionCookies());
    }
    location.assign(href);
  }
  return (
    <form method="post" action={href} onSubmit={signOut} aria-describedby={describedBy}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}

/** Removes the session's cookies; a long session is split over several. */
function removeSessionCookies(): void {
  const cookieName = sessionCookieName(location.origin);
  const secure = location.protocol === "https:" ? "; secure" : "";
  for (const cookie of document.cookie.split("; ")) {
    const [name = ""] = cookie.split("=", 1);
    // biome-ignore lint/suspicious/noDocumentCookie: there is no CookieStore over plain http
    if (name.startsWith(cookieName)) document.cookie = `${name}=; path=/; max-age=0${secure}`;
  }
}
