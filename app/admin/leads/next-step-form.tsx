import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import "#app/ui/fold.css";
import type { leadPanelData } from "./lead-view.server.ts";
import type { leadPanelMessages } from "./words.server.ts";

interface NextStepFormProps {
  data: Pick<ReturnType<typeof leadPanelData>, "next" | "version">;
  messages: (typeof leadPanelMessages)[Locale];
  outcome: Outcome | undefined;
  /** Whether the lead was called just now: folded on a phone, it is opened. */
  isCalled: boolean;
}

/** The keys of what follows a call most often: nobody answers, and the first of the offered times. */
const callKeys: Readonly<Record<string, string>> = { noAnswer: "i" };

/** The forms for the outcome of a call and for the next step, with buttons for the usual times. */
export function NextStepForm({ data: { next, version }, messages, outcome, isCalled }: NextStepFormProps) {
  const { current, steps, times, calls, isOver } = next;
  const busy = useNavigation().state !== "idle";
  const look = { kind: "outline", size: "small", "aria-disabled": busy } as const;
  const onSubmit = (event: FormEvent) => busy && event.preventDefault();
  // A choice is kept when something else about the lead changes.
  const key = `${current?.step} ${current?.at}`;
  const error = outcome?.wrong?.find(({ name }) => name === "at")?.text;
  const isLogged = outcome?.form === "call";
  const chip = current ? (
    <span className={`chip chip--${current.isDue ? "error" : "info"}`}>{current.text}</span>
  ) : null;
  if (isOver && !current && calls.length === 0) return null;
  return (
    <details className="fold lead-steps" open={isCalled || isLogged || error !== undefined}>
      <summary>
        {calls.length > 0 ? messages.callAndStep : messages.next}
        {chip}
      </summary>
      {calls.length > 0 && !isLogged ? (
        <Form method="post" className="lead-steps__row" preventScrollReset onSubmit={onSubmit}>
          <input type="hidden" name="intent" value="call" />
          <h3>{messages.callAsked}</h3>
          <span className="actions">
            {calls.map(({ value, label }) => (
              <Button {...look} key={value} name="outcome" value={value} aria-keyshortcuts={callKeys[value]}>
                {label}
              </Button>
            ))}
          </span>
        </Form>
      ) : null}
      {isOver && !current ? null : (
        <div className="lead-steps__row">
          <h3>{messages.next}</h3>
          <div className="stack stack--tight">
            {current ? (
              <div className="actions">
                {chip}
                <FormButton values={{ intent: "handle", version: String(version), step: "", at: "" }}>
                  {messages.stepDone}
                </FormButton>
              </div>
            ) : null}
            {isOver ? null : (
              <Form
                method="post"
                className="actions lead-steps__plan"
                preventScrollReset
                onSubmit={onSubmit}
                key={key}
              >
                {/* The form's first button is the one that Enter presses: the time that is typed, not the first offered one. */}
                <button type="submit" hidden tabIndex={-1} />
                <input type="hidden" name="intent" value="handle" />
                <input type="hidden" name="version" value={version} />
                <SelectField
                  id="handle-step"
                  name="step"
                  label={messages.step}
                  options={steps}
                  defaultValue={outcome?.values?.step ?? current?.step}
                  shortcut="s"
                />
                {times.map(({ value, label }, index) => (
                  <Button
                    {...look}
                    key={value}
                    name="quick"
                    value={value}
                    aria-keyshortcuts={index < 3 ? String(index + 1) : undefined}
                  >
                    {label}
                  </Button>
                ))}
                <details className="lead-steps__time" open={error !== undefined}>
                  <Button as="summary" kind="outline" size="small" aria-keyshortcuts="w">
                    {messages.otherTime}
                  </Button>
                  <FieldFrame id="handle-at" label={messages.chooseTime} error={error}>
                    {(attributes) => (
                      <span className="actions">
                        <input {...attributes} type="datetime-local" name="at" defaultValue={current?.at} />
                        <Button {...look}>{messages.saveStep}</Button>
                      </span>
                    )}
                  </FieldFrame>
                </details>
              </Form>
            )}
          </div>
        </div>
      )}
    </details>
  );
}
