import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { EmailField } from "#app/account/email-field.tsx";
import { NewPassword } from "#app/account/new-password.tsx";
import { PassPanel } from "#app/account/pass-panel.tsx";
import type { Problem } from "#app/account/problems.ts";
import type { AuthWords } from "#app/account/words.ts";
import type { setupWords } from "#app/content/account/setup.server.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import "#app/ui/block-button.css";

interface FirstAdministratorProps {
  words: (typeof setupWords)["sv"]["first"];
  shared: AuthWords;
  problems: readonly Problem[];
  /** What was typed before, by field name. */
  typed: Readonly<Record<string, string>>;
}

/**
 * The form of a new installation: whoever has the code that the server printed becomes the administrator. Without
 * script the password has to be typed again after an error, since no page may have it in its HTML.
 */
export function FirstAdministrator({ words, shared, problems, typed }: FirstAdministratorProps) {
  const idOf = (field: string) => `setup-${field}`;
  const field = (name: string) => {
    const found = problems.find((problem) => problem.field === name);
    return { id: idOf(name), name, error: found && shared.problems[found.code], defaultValue: typed[name] };
  };
  const summary = useRef<HTMLElement>(null);
  useEffect(() => {
    if (problems.length) summary.current?.focus();
  }, [problems]);
  return (
    <PassPanel id="kom-igang" holes={1} title={words.heading} text={words.text}>
      <Form className="form" method="post" noValidate>
        {problems.length ? (
          <ErrorSummary
            ref={summary}
            title={words.refused}
            errors={problems.map(({ field, code }) => ({
              fieldId: idOf(field || "code"),
              text: shared.problems[code],
            }))}
          />
        ) : null}
        <input type="hidden" name="intent" value="first" />
        <Field {...field("code")} autoComplete="off" label={words.code} />
        <Field {...field("name")} autoComplete="name" label={words.name} />
        <EmailField {...field("email")} label={words.email} />
        <NewPassword {...field("password")} label={words.password} hint={words.passwordHint} words={shared} />
        <Button kind="primary" className="button-block">
          {words.submit}
        </Button>
      </Form>
    </PassPanel>
  );
}
