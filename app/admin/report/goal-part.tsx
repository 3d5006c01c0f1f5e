import { Form, Link } from "react-router";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { goalView } from "./goal.server.ts";
import type { reportMessages } from "./words.server.ts";
import "#app/admin/overview/promise-list.css";

interface GoalPartProps {
  messages: (typeof reportMessages)[Locale]["goal"];
  goal: Awaited<ReturnType<typeof goalView>>;
  outcome: Outcome | undefined;
}

/** How much of a month's goal is won, and the form that sets it. */
export function GoalPart({ messages, goal, outcome }: GoalPartProps) {
  const { month, progress, won, version } = goal;
  const refused = outcome?.form === "goal" && !outcome.done ? outcome : undefined;
  return (
    <section className="report__goal night" aria-labelledby="goal-title">
      <h2 id="goal-title">{goal.title}</h2>
      <p>
        <Link to={won.href} className="report__won">
          {won.text}
        </Link>{" "}
        {messages.won}
        {progress ? `, ${progress.of}` : null}
      </p>
      {progress ? (
        <>
          <div className="promise__track" aria-hidden="true">
            <svg className="promise__tape tape" width={`${progress.percent}%`} height="100%" />
          </div>
          <p className="report__left">{progress.left}</p>
        </>
      ) : (
        <p className="report__left">{messages.none}</p>
      )}
      <details key={`${month} ${version}`} className="no-print" open={refused !== undefined}>
        <summary className="plain-button">{progress ? messages.change : messages.set}</summary>
        <div className="admin-box">
          <Form method="post" className="stack" preventScrollReset noValidate>
            <input type="hidden" name="month" value={month} />
            <input type="hidden" name="version" value={version} />
            <Field
              id="goal-value"
              name="value"
              inputMode="numeric"
              autoComplete="off"
              label={goal.label}
              error={refused?.wrong?.[0]?.text}
              defaultValue={refused?.values?.value ?? goal.typed}
            />
            <Button kind="primary" size="small">
              {messages.save}
            </Button>
          </Form>
          {progress ? (
            <FormButton values={{ intent: "remove", month, version: String(version) }}>
              {messages.remove}
            </FormButton>
          ) : null}
        </div>
      </details>
    </section>
  );
}
