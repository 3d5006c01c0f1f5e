import type { Session, SupabaseClient } from "@supabase/supabase-js";
import { useEffect, useState } from "react";
import { browserClient } from "./client.ts";

/** What the browser knows about its session; `isAdmin` is false unless the database says otherwise. */
export type SessionState =
  | { kind: "checking" }
  | { kind: "in"; email: string; isAdmin: boolean }
  | { kind: "out" }
  | { kind: "error"; text: string };

/** The state of the browser's session, which other tabs can change too. Loads the client, which renews the token. */
export function useSession(): SessionState {
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
            // The client waits for its listeners, so calling it inside a listener would deadlock.
            setTimeout(() => void check(client, session).then(show));
            break;
          case "SIGNED_OUT":
            show({ kind: "out" });
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
  }, []);
  return state;
}

async function check(client: SupabaseClient, session: Session | null): Promise<SessionState> {
  if (!(session?.access_token && session.refresh_token && session.expires_at)) return { kind: "out" };
  const { error } = await client.auth.getClaims(session.access_token);
  // Such as "Invalid JWT signature": the token was made by another auth server.
  if (error && error.name !== "AuthRetryableFetchError") return { kind: "error", text: error.message };
  const { data } = await client.rpc("is_admin", { user_id: session.user.id });
  return { kind: "in", email: session.user.email ?? "", isAdmin: data === true };
}
