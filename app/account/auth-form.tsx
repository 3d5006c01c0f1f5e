import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { type AuthForms, useAuthFormsContext } from "./account-screen.tsx";
import type { AuthActionName } from "./auth-actions.ts";
import type { AuthOutcome, Values } from "./auth-outcome.ts";
import { withoutSecrets } from "./auth-result.ts";
import { Captcha } from "./captcha.tsx";
import { browserClient } from "./client.ts";
import type { Problem } from "./problems.ts";
import { ProofFields } from "./proof-fields.tsx";
import { signInHref } from "./urls.ts";
import type { AuthFormMessages } from "./words.ts";

export interface AuthFormProps {
  authAction: AuthActionName;
  messages: AuthFormMessages;
  /** Hidden fields. Two forms of the same action need a different `id`. */
  hidden?: Values;
  /** The field that the summary links to for a problem without a field. */
  firstField?: string;
  buttonClass?: string;
  /** Whether the form has a captcha, where one is configured. */
  isGuarded?: boolean;
  /** Why the form can't be sent yet, as the button's description; the button stays focusable. */
  notReady?: string | undefined;
  children?: (field: (name: string) => FieldProps) => ReactNode;
}

/** The props of a field: its error, and what was typed before. */
export interface FieldProps {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

/**
 * A form that runs an auth action: with script the browser's Supabase client runs it; without script the form is posted
 * and the server's client does (auth-action.server.ts). What was typed stays in the form.
 */
export function AuthForm(props: AuthFormProps) {
  const {
    authAction,
    messages,
    hidden = {},
    firstField = "",
    buttonClass = "button--block",
    notReady,
  } = props;
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const summary = useRef<HTMLElement>(null);
  const { pathname } = useLocation();
  const context = useAuthFormsContext();
  const signInAgain = signInHref(accountPaths.signIn, hidden.next ?? pathname, context.locale);
  const { result } = context;
  const formResult = result?.authAction === authAction && result.values.id === hidden.id ? result : undefined;
  const proof = formResult?.outcome.kind === "proof" ? formResult.outcome.proof : null;
  const problems: readonly Problem[] =
    formResult?.outcome.kind === "refused"
      ? formResult.outcome.problems
      : proof?.problem
        ? [{ field: "proof", code: proof.problem }]
        : [];
  const formId = hidden.id ? `${authAction}-${hidden.id}` : authAction;
  const idOf = (field: string) => `${formId}-${field}`;
  const textOf = ({ code, left }: Pick<Problem, "code" | "left">) =>
    fill(context.messages.problems[code], { left: String(left) });
  const refusedAt = problems.length ? formResult : undefined;
  useEffect(() => {
    if (refusedAt) summary.current?.focus();
  }, [refusedAt]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || notReady) return;
    setBusy(true);
    const { authAction: _name, ...values } = textsOf(new FormData(event.currentTarget));
    const outcome = await runInBrowser(context, authAction, values);
    if (outcome.kind === "go") return location.assign(outcome.to);
    setBusy(false);
    setTries(tries + 1);
    context.onResult({ authAction, values: withoutSecrets(values), outcome });
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      {problems.length ? (
        <ErrorSummary
          ref={summary}
          title={messages.refused}
          errors={problems.map(({ field, code, left }) => ({
            fieldId: idOf(field || firstField || "submit"),
            text: textOf({ code, left }),
            href: code === "signedOut" ? signInAgain : undefined,
          }))}
        />
      ) : null}
      <input type="hidden" name="authAction" value={authAction} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.children?.((name) => {
        const problem = problems.find(({ field }) => field === name);
        return {
          id: idOf(name),
          name,
          error: problem && textOf(problem),
          defaultValue: formResult?.values[name],
        };
      })}
      {proof ? <ProofFields proof={proof} messages={context.messages} id={formId} /> : null}
      {(props.isGuarded || proof?.by === "password") && context.captcha ? (
        <Captcha key={tries} {...context.captcha} without={context.messages.captchaWithout} />
      ) : null}
      <div className="account-submit" id={idOf("submit")}>
        <BusyButton
          size="normal"
          className={buttonClass}
          busy={busy}
          busyText={messages.busy}
          blocked={notReady !== undefined}
        >
          {messages.submit}
        </BusyButton>
        {notReady ? <p className="meta muted">{notReady}</p> : null}
      </div>
    </form>
  );
}

/** Runs an auth action with the browser's client. Never throws. */
export async function runInBrowser(
  { captcha, locale }: AuthForms,
  authAction: AuthActionName,
  values: Values,
): Promise<AuthOutcome> {
  try {
    const [client, { runAuthAction }] = await Promise.all([browserClient(), import("./auth-actions.ts")]);
    const workUrl = captcha ? undefined : "/auth/v1/work";
    return await runAuthAction(authAction, { client, siteUrl: location.origin, locale, workUrl }, values);
  } catch {
    // The client's code could not be loaded.
    return { kind: "refused", problems: [{ field: "", code: "unreachable" }] };
  }
}
