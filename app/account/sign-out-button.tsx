import type { SubmitEvent } from "react";
import { browserClient, type Connection } from "./client.ts";

interface SignOutButtonProps {
  /** Where the form goes without script; the page that follows comes from there. */
  address: string;
  connection: Connection;
  className?: string;
  children: string;
}

/**
 * Signs out in this browser: the session here goes first, whatever the server answers, or if it answers at all
 * (specification section 8, "Sign-out").
 */
export function SignOutButton({ address, connection, className, children }: SignOutButtonProps) {
  async function signOut(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    try {
      const client = await browserClient(connection);
      await client.auth.signOut({ scope: "local" });
      location.assign(address);
    } catch {
      form.submit();
    }
  }
  return (
    <form method="post" action={address} onSubmit={signOut}>
      <button type="submit" className={className}>
        {children}
      </button>
    </form>
  );
}
