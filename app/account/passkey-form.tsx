import { useEffect, useRef } from "react";
import { useAuthFormsContext } from "./account-screen.tsx";
import { AuthForm, type AuthFormProps, runInBrowser } from "./auth-form.tsx";
import { hasPasskeys, usePasskeys } from "./passkeys.ts";

/**
 * A form that asks the browser for a passkey; nothing in browsers without passkeys, and hidden without script. If its
 * button was pressed before hydration it is sent again after it.
 */
export function PasskeyForm(props: AuthFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const { result } = useAuthFormsContext();
  const isEarly =
    result?.authAction === props.authAction &&
    result.outcome.kind === "refused" &&
    result.outcome.problems[0]?.code === "tooEarly";
  useEffect(() => {
    if (isEarly) box.current?.querySelector("form")?.requestSubmit();
  }, [isEarly]);
  return usePasskeys() ? (
    <div className="needs-script" ref={box}>
      <AuthForm {...props} />
    </div>
  ) : null;
}

/** Lets the browser offer passkeys in the email field (conditional mediation); shows a problem only of a chosen one. */
export function useOfferedPasskeys(next: string): void {
  const forms = useAuthFormsContext();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, because a second request would cancel the first
  useEffect(() => {
    offer().catch(() => undefined);
    async function offer() {
      if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const outcome = await runInBrowser(forms, "passkey", { next, mediation: "conditional" });
      if (outcome.kind === "go") location.assign(outcome.to);
      else if (outcome.kind === "refused" && chosenProblems.includes(outcome.problems[0]?.code ?? ""))
        forms.onResult({ authAction: "passkey", values: {}, outcome });
    }
  }, [next]);
}

/** Problems that can only come once a passkey was chosen. */
const chosenProblems: readonly string[] = ["passkeyUnknown", "passkeyLate", "closed", "confirmFirst"];
