import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import { textsOf } from "#app/forms/posted-form.ts";
import { fill } from "#app/i18n/fill.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { type AuthForms, usePageForms } from "./account-screen.tsx";
import type { AuthActionName } from "./auth-actions.ts";
import { withoutSecrets } from "./auth-answer.ts";
import type { AuthOutcome, Values } from "./auth-outcome.ts";
import { Captcha } from "./captcha.tsx";
import { browserClient } from "./client.ts";
import type { Problem } from "./problems.ts";
import { ProofFields } from "./proof-fields.tsx";
import type { AuthFormWords } from "./words.ts";
import "#app/ui/block-button.css";
import "#app/ui/field.css";

export interface AuthFormProps {
  authAction: AuthActionName;
  words: AuthFormWords;
  /** Fields that are not typed. `id` tells two forms of the same action apart. */
  hidden?: Values;
  /** The field that shows a problem which belongs to no field. */
  firstField?: string;
  buttonClass?: string;
  /** Whether a captcha comes first, where one is configured. */
  isGuarded?: boolean;
  /** Why the form can't be sent yet, as the button's description; the button stays focusable. */
  notReady?: string | undefined;
  children?: (field: (name: string) => FieldProps) => ReactNode;
}

/** The props of a field of the form: its problem, and what was typed before. */
export interface FieldProps {
  id: string;
  name: string;
  error: string | undefined;
  defaultValue: string | undefined;
}

/**
 * A form of the sign-in. With script the browser's client runs the action; without it the form is posted and the
 * server's client runs the same one (auth-action.server.ts). What was typed stays in the form.
 */
export function AuthForm(props: AuthFormProps) {
  const { authAction, words, hidden = {}, firstField = "", buttonClass = "button-block", notReady } = props;
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const summary = useRef<HTMLElement>(null);
  const context = usePageForms();
  const { answer } = context;
  const own = answer?.authAction === authAction && answer.values.id === hidden.id ? answer : undefined;
  const asked = own?.outcome.kind === "proof" ? own.outcome.asked : null;
  const problems: readonly Problem[] =
    own?.outcome.kind === "refused"
      ? own.outcome.problems
      : asked?.problem
        ? [{ field: "proof", code: asked.problem }]
        : [];
  const formId = hidden.id ? `${authAction}-${hidden.id}` : authAction;
  const idOf = (field: string) => `${formId}-${field}`;
  const textOf = ({ code, left }: Pick<Problem, "code" | "left">) =>
    fill(context.words.problems[code], { left: String(left) });
  const refusedAt = problems.length ? own : undefined;
  useEffect(() => {
    if (refusedAt) summary.current?.focus();
  }, [refusedAt]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || notReady) return;
    setBusy(true);
    const { authAction: _name, ...values } = textsOf(new FormData(event.currentTarget));
    const outcome = await take(context, authAction, values);
    if (outcome.kind === "go") return location.assign(outcome.to);
    setBusy(false);
    setTries(tries + 1);
    context.onAnswer({ authAction, values: withoutSecrets(values), outcome });
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      {problems.length ? (
        <ErrorSummary
          ref={summary}
          title={words.refused}
          errors={problems.map(({ field, code, left }) => ({
            fieldId: idOf(field || firstField || "submit"),
            text: textOf({ code, left }),
          }))}
        />
      ) : null}
      <input type="hidden" name="authAction" value={authAction} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.children?.((name) => {
        const found = problems.find(({ field }) => field === name);
        return {
          id: idOf(name),
          name,
          error: found && textOf(found),
          defaultValue: own?.values[name],
        };
      })}
      {asked ? <ProofFields asked={asked} words={context.words} id={formId} /> : null}
      {(props.isGuarded || asked?.by === "password") && context.captcha ? (
        <Captcha key={tries} {...context.captcha} without={context.words.captchaWithout} />
      ) : null}
      <div className="account-submit" id={idOf("submit")}>
        <BusyButton
          size="normal"
          className={buttonClass}
          busy={busy}
          busyText={words.busy}
          blocked={notReady !== undefined}
        >
          {words.submit}
        </BusyButton>
        {notReady ? <p className="meta muted">{notReady}</p> : null}
      </div>
    </form>
  );
}

/** Runs an auth action in the browser, with what the page gives its forms. Never throws. */
export async function take(
  { captcha, locale }: AuthForms,
  authAction: AuthActionName,
  values: Values,
): Promise<AuthOutcome> {
  try {
    const [client, { runAuthAction }] = await Promise.all([browserClient(), import("./auth-actions.ts")]);
    const workAddress = captcha ? undefined : "/auth/v1/work";
    return await runAuthAction(authAction, { client, siteUrl: location.origin, locale, workAddress }, values);
  } catch {
    // The client's file could not be loaded.
    return { kind: "refused", problems: [{ field: "", code: "unreachable" }] };
  }
}
