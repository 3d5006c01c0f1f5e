import type { SubmitEvent } from "react";
import { browserClient } from "./client.ts";
import { sessionCookieOf } from "./session-cookie.ts";

interface SignOutButtonProps {
  /** Where the form is posted without script. */
  address: string;
  className?: string;
  /** The id of the element that says who is signed in. */
  describedBy?: string;
  /** Removes what else this browser stores of the person. */
  onSignOut?: () => void;
  children: string;
}

/** Signs out in this browser: the local session is removed first, whatever the server answers (product 14.5). */
export function SignOutButton({ address, className, describedBy, onSignOut, children }: SignOutButtonProps) {
  async function signOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSignOut?.();
    try {
      const client = await browserClient();
      await client.auth.signOut({ scope: "local" });
    } catch {
      // The client's file could not be loaded: the server is asked to sign out, and the local session is removed if
      // that fails too.
      await fetch(address, { method: "POST", redirect: "manual" }).catch(() => forgetSession());
    }
    location.assign(address);
  }
  return (
    <form method="post" action={address} onSubmit={signOut} aria-describedby={describedBy}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}

/** Removes the session's cookies; a long one is split into several. */
function forgetSession(): void {
  const own = sessionCookieOf(location.origin);
  const secure = location.protocol === "https:" ? "; secure" : "";
  for (const kept of document.cookie.split("; ")) {
    const [name = ""] = kept.split("=", 1);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there over plain http
    if (name.startsWith(own)) document.cookie = `${name}=; path=/; max-age=0${secure}`;
  }
}
