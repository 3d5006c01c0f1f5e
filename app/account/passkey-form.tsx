import { useEffect, useRef } from "react";
import { usePageForms } from "./account-screen.tsx";
import { AuthForm, type AuthFormProps, take } from "./auth-form.tsx";
import { hasPasskeys } from "./passkeys.ts";
import { usePasskeys } from "./use-passkeys.ts";

/**
 * A form that asks the browser for a passkey; nothing where there is no script, or none is known. One that was pressed
 * before the page had its script is sent again once it has.
 */
export function PasskeyForm(props: AuthFormProps) {
  const box = useRef<HTMLDivElement>(null);
  const { answer } = usePageForms();
  const isEarly =
    answer?.authAction === props.authAction &&
    answer.outcome.kind === "refused" &&
    answer.outcome.problems[0]?.code === "tooEarly";
  useEffect(() => {
    if (isEarly) box.current?.querySelector("form")?.requestSubmit();
  }, [isEarly]);
  return usePasskeys() ? (
    <div className="needs-script" ref={box}>
      <AuthForm {...props} />
    </div>
  ) : null;
}

/** Lets the browser offer passkeys where the address is typed; it says nothing until one is chosen. */
export function useOfferedPasskeys(next: string): void {
  const forms = usePageForms();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for a page; a second request would end the first
  useEffect(() => {
    offer().catch(() => undefined);
    async function offer() {
      if (!hasPasskeys() || !(await PublicKeyCredential.isConditionalMediationAvailable?.())) return;
      const outcome = await take(forms, "passkey", { next, mediation: "conditional" });
      if (outcome.kind === "go") location.assign(outcome.to);
      else if (outcome.kind === "refused" && chosen.includes(outcome.problems[0]?.code ?? ""))
        forms.onAnswer({ authAction: "passkey", values: {}, outcome });
    }
  }, [next]);
}

/** What can be wrong with a passkey that was chosen. */
const chosen: readonly string[] = ["passkeyUnknown", "passkeyLate", "closed", "confirmFirst"];
