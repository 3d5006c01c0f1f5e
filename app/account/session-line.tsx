import type { sessionMessages } from "#app/content/account/shared.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { useSession } from "./use-session.ts";

interface SessionLineProps {
  messages: (typeof sessionMessages)["sv"];
  /** Where to sign in again when the session has ended here or in another tab. Null on the sign-in page itself. */
  signInHref: string | null;
}

/** Says who is signed in in this browser; `messages.checking` until the first check is done. */
export function SessionLine({ messages, signInHref }: SessionLineProps) {
  const state = useSession();
  if (state.kind === "out" && !signInHref) return null;
  return (
    <p className="note meta muted needs-script" role="status">
      {state.kind === "checking" ? messages.checking : null}
      {state.kind === "in"
        ? fill(state.isAdmin ? messages.administrator : messages.signedInAs, { email: state.email })
        : null}
      {state.kind === "out" ? `${messages.signedOut} ` : null}
      {state.kind === "error" ? (
        <>
          <b>{messages.error}</b> {state.text}{" "}
        </>
      ) : null}
      {signInHref && (state.kind === "out" || state.kind === "error") ? (
        <a href={signInHref}>{messages.again}</a>
      ) : null}
    </p>
  );
}
