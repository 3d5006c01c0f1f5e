import type { FormEvent } from "react";
import { Form, useNavigation } from "react-router";
import { FormButton } from "#app/admin/ui/hidden-fields.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { leadPanelData } from "./lead-view.server.ts";
import type { leadPanelMessages } from "./words.server.ts";

interface NextStepFormProps {
  data: Pick<ReturnType<typeof leadPanelData>, "next" | "version">;
  messages: (typeof leadPanelMessages)[Locale];
  outcome: Outcome | undefined;
}

/** The forms for the outcome of a call and for the next step, with buttons for the usual times. */
export function NextStepForm({ data: { next, version }, messages, outcome }: NextStepFormProps) {
  const { current, steps, times, calls, isOver } = next;
  const busy = useNavigation().state !== "idle";
  const look = { kind: "outline", size: "small", "aria-disabled": busy } as const;
  const onSubmit = (event: FormEvent) => busy && event.preventDefault();
  // A choice is kept when something else about the lead changes.
  const key = `${current?.step} ${current?.at}`;
  const error = outcome?.wrong?.find(({ name }) => name === "at")?.text;
  return (
    <div className="stack detail__part">
      {calls.length > 0 && outcome?.form !== "call" ? (
        <Form method="post" className="stack" preventScrollReset onSubmit={onSubmit}>
          <input type="hidden" name="intent" value="call" />
          <h3>{messages.callAsked}</h3>
          <span className="actions">
            {calls.map(({ value, label }) => (
              <Button {...look} key={value} name="outcome" value={value}>
                {label}
              </Button>
            ))}
          </span>
        </Form>
      ) : null}
      {isOver && !current ? null : <h3>{messages.next}</h3>}
      {current ? (
        <div className="actions">
          <span className={`chip chip--${current.isDue ? "error" : "info"}`}>{current.text}</span>
          <FormButton values={{ intent: "handle", version: String(version), step: "", at: "" }}>
            {messages.stepDone}
          </FormButton>
        </div>
      ) : null}
      {isOver ? null : (
        <Form method="post" className="stack" preventScrollReset onSubmit={onSubmit} key={key}>
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
          <span className="actions">
            {times.map(({ value, label }) => (
              <Button {...look} key={value} name="quick" value={value}>
                {label}
              </Button>
            ))}
          </span>
          <FieldFrame id="handle-at" label={messages.chooseTime} error={error}>
            {(attributes) => (
              <span className="actions">
                <input {...attributes} type="datetime-local" name="at" defaultValue={current?.at} />
                <Button {...look}>{messages.saveStep}</Button>
              </span>
            )}
          </FieldFrame>
        </Form>
      )}
    </div>
  );
}
