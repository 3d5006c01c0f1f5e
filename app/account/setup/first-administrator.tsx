import { useEffect, useRef } from "react";
import { Form } from "react-router";
import { EmailField } from "#app/account/email-field.tsx";
import { NewPassword } from "#app/account/new-password.tsx";
import { PassPanel } from "#app/account/pass-panel.tsx";
import type { Problem } from "#app/account/problems.ts";
import type { AuthWords } from "#app/account/words.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import "#app/ui/block-button.css";

interface FirstAdministratorProps {
  words: {
    heading: string;
    text: string;
    code: string;
    name: string;
    email: string;
    password: string;
    passwordHint: string;
    submit: string;
    refused: string;
  };
  shared: AuthWords;
  problems: readonly Problem[];
  typed: { name: string; email: string; code: string };
}

/**
 * The first run: who has the code of the server's output becomes the administrator. Where there is script the page
 * stays, and with it the password that was typed; without, it is typed again, as no page is to carry it.
 */
export function FirstAdministrator({ words, shared, problems, typed }: FirstAdministratorProps) {
  const idOf = (field: string) => `setup-${field}`;
  const errorOf = (field: string) => {
    const found = problems.find((problem) => problem.field === field);
    return found && shared.problems[found.code];
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
        <Field
          id={idOf("code")}
          name="code"
          autoComplete="off"
          label={words.code}
          error={errorOf("code")}
          defaultValue={typed.code}
        />
        <Field
          id={idOf("name")}
          name="name"
          autoComplete="name"
          label={words.name}
          error={errorOf("name")}
          defaultValue={typed.name}
        />
        <EmailField id={idOf("email")} label={words.email} error={errorOf("email")} typed={typed.email} />
        <NewPassword
          id={idOf("password")}
          label={words.password}
          hint={words.passwordHint}
          error={errorOf("password")}
          words={shared}
        />
        <button className="button button-primary button-block" type="submit">
          {words.submit}
        </button>
      </Form>
    </PassPanel>
  );
}
