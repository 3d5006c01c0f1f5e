import type { SubmitEvent } from "react";
import { browserClient, type Connection } from "./client.ts";

interface SignOutButtonProps {
  /** Where the form goes without script; the page that follows comes from there. */
  address: string;
  connection: Connection;
  className?: string;
  /** The id of what says who is signed in. */
  describedBy?: string;
  /** Forgets what else this browser has kept of whoever leaves. */
  onSignOut?: () => void;
  children: string;
}

/**
 * Signs out in this browser: the session here goes first, whatever the server answers, or if it answers at all
 * (product 14.5).
 */
export function SignOutButton({
  address,
  connection,
  className,
  describedBy,
  onSignOut,
  children,
}: SignOutButtonProps) {
  async function signOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    onSignOut?.();
    try {
      const client = await browserClient(connection);
      await client.auth.signOut({ scope: "local" });
    } catch {
      // The client's own file could not be loaded: the server is asked, and if that can't be, the session goes here.
      await fetch(address, { method: "POST", redirect: "manual" }).catch(() => forgetSession(connection));
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

/** Takes the session out of this browser: its cookie is kept in pieces. */
function forgetSession({ cookie }: Connection): void {
  const secure = location.protocol === "https:" ? "; secure" : "";
  for (const kept of document.cookie.split("; ")) {
    const [name = ""] = kept.split("=", 1);
    // biome-ignore lint/suspicious/noDocumentCookie: the cookie store is not there over plain http
    if (name.startsWith(cookie)) document.cookie = `${name}=; path=/; max-age=0${secure}`;
  }
}
