import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { EmailField } from "#app/account/email-field.tsx";
import { NewPassword } from "#app/account/new-password.tsx";
import { PassPanel } from "#app/account/pass-panel.tsx";
import type { Problem } from "#app/account/problems.ts";
import type { AuthMessages } from "#app/account/words.ts";
import type { setupMessages } from "#app/content/account/setup.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";

interface FirstAdministratorProps {
  messages: (typeof setupMessages)["sv"]["first"];
  shared: AuthMessages;
  problems: readonly Problem[];
  /** What was typed before, by field name. */
  typed: Readonly<Record<string, string>>;
}

/**
 * The form of a new installation: the person with the code that the server printed becomes the administrator. Without
 * script the password has to be typed again after an error, since no page may have it in its HTML.
 */
export function FirstAdministrator({ messages, shared, problems, typed }: FirstAdministratorProps) {
  const idOf = (field: string) => `setup-${field}`;
  const field = (name: string) => {
    const code = problems.find((each) => each.field === name)?.code;
    return { id: idOf(name), name, error: code && shared.problems[code], defaultValue: typed[name] };
  };
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length) summary.current?.focus();
  }, [problems]);
  return (
    <PassPanel id="kom-igang" holes={1} title={messages.heading} text={messages.text}>
      <Form className="form" method="post" noValidate>
        {problems.length ? (
          <ErrorSummary
            ref={summary}
            title={messages.refused}
            errors={problems.map(({ field, code }) => ({
              fieldId: idOf(field || "code"),
              text: shared.problems[code],
            }))}
          />
        ) : null}
        <input type="hidden" name="intent" value="first" />
        <Field {...field("code")} autoComplete="off" label={messages.code} />
        <Field {...field("name")} autoComplete="name" label={messages.name} />
        <EmailField {...field("email")} label={messages.email} />
        <NewPassword
          {...field("password")}
          label={messages.password}
          hint={messages.passwordHint}
          messages={shared}
        />
        <Button kind="primary" className="button--block">
          {messages.submit}
        </Button>
      </Form>
    </PassPanel>
  );
}
