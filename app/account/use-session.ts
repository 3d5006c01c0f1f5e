import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { browserClient } from "./client.ts";
import { isValidSession } from "./rules.ts";

/** What a browser knows of its session; `isAdmin` is false until the check has answered true. */
export type SessionState =
  | { kind: "checking" }
  | { kind: "in"; email: string; isAdmin: boolean }
  | { kind: "out" }
  | { kind: "error"; text: string };

/**
 * Follows the browser's session: loads the client, makes the first check, keeps the token fresh, and notices changes
 * in other tabs. `onSignedOut` is called when a session ends.
 */
export function useSession(onSignedOut?: () => void): SessionState {
  const [state, setState] = useState<SessionState>({ kind: "checking" });
  useEffect(() => {
    let isOver = false;
    let stop = () => {};
    const show = (next: SessionState) => {
      if (!isOver) setState(next);
    };
    async function begin() {
      const client = await browserClient();
      const { data } = client.auth.onAuthStateChange((event, session) => {
        switch (event) {
          case "INITIAL_SESSION":
          case "SIGNED_IN":
          case "TOKEN_REFRESHED":
          case "MFA_CHALLENGE_VERIFIED":
            // The client waits for its listeners, so asking it in here would be a deadlock.
            setTimeout(() => void check(client, session).then(show));
            break;
          case "SIGNED_OUT":
            show({ kind: "out" });
            onSignedOut?.();
            break;
        }
      });
      stop = () => data.subscription.unsubscribe();
      if (isOver) stop();
    }
    begin().catch(() => show({ kind: "out" }));
    return () => {
      isOver = true;
      stop();
    };
  }, [onSignedOut]);
  return state;
}

async function check(client: SupabaseClient, session: Session | null): Promise<SessionState> {
  if (!session || !isValidSession(session)) return { kind: "out" };
  const { error } = await client.auth.getClaims(session.access_token);
  // "Invalid JWT signature": the token is from another sign-in.
  if (error && error.name !== "AuthRetryableFetchError") return { kind: "error", text: error.message };
  const { data } = await client.rpc("is_admin", { user_id: session.user.id });
  return { kind: "in", email: session.user.email ?? "", isAdmin: data === true };
}
