import { useEffect } from "react";
import { fill } from "#app/i18n/fill.ts";
import { useAuthFormsContext } from "./account-screen.tsx";
import { AuthForm } from "./auth-form.tsx";
import type { AuthResult } from "./auth-result.ts";
import { CodeField } from "./code-field.tsx";
import { usePause } from "./use-pause.ts";
import type { AuthFormMessages, TextCodeMessages } from "./words.ts";

/** A text message that was sent: the phone's factor id, the challenge's id, and the number if it was typed here. */
export interface SentText {
  factor: string;
  challenge: string;
  phone: string;
}

interface TextCodeProps {
  messages: TextCodeMessages;
  form: AuthFormMessages;
  authAction: "phoneFactor" | "turnOnPhone";
  sentText: SentText;
  next: string;
  buttonClass?: string;
}

/** The message that was last sent: from the result, or from the hidden fields of a form that was sent after it. */
export function sentTextOf(result: AuthResult | undefined): SentText | null {
  const { factor, challenge, phone = "" } = result?.values ?? {};
  if (result?.outcome.kind === "texted") return { ...result.outcome, phone };
  return factor && challenge ? { factor, challenge, phone } : null;
}

/** The form for the code of a text message, and a button that sends another. */
export function TextCode({ messages, form, authAction, sentText, next, buttonClass }: TextCodeProps) {
  const { result } = useAuthFormsContext();
  const texted = result?.outcome.kind === "texted" ? result : null;
  const secondsLeft = usePause(sentText.challenge);
  useEffect(() => {
    if (texted) document.getElementById(`${authAction}-code`)?.focus();
  }, [texted, authAction]);
  const { factor, challenge, phone } = sentText;
  const hidden = { factor, challenge, phone, next };
  return (
    <>
      {texted ? (
        <p className="notice" role="status">
          {texted.values.challenge ? messages.sentAgain : messages.sent}
        </p>
      ) : null}
      <AuthForm
        authAction={authAction}
        messages={form}
        hidden={hidden}
        firstField="code"
        {...(buttonClass === undefined ? {} : { buttonClass })}
      >
        {(field) => <CodeField {...field("code")} label={messages.code} note={messages.codeNote} />}
      </AuthForm>
      <div>
        <AuthForm
          authAction="sendText"
          messages={messages.again}
          hidden={hidden}
          buttonClass="button--small quiet-button"
          notReady={secondsLeft ? fill(messages.wait, { time: secondsLeft }) : undefined}
        />
      </div>
    </>
  );
}
