import { Form, Link } from "react-router";
import { useFocusOn } from "#app/admin/ui/admin-notice.tsx";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { reasonCharacters } from "#app/demos/slots.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { TimesOutcome } from "./affected-demos.server.ts";
import "#app/ui/callout.css";

interface AffectedDemosProps {
  ask: NonNullable<TimesOutcome["ask"]>;
  optional: string;
  /** The path of this page without the question, to change nothing. */
  backHref: string;
}

/** Asks what to do with the bookings at times that are to be closed, for all of them or one by one. */
export function AffectedDemos({ ask, optional, backHref }: AffectedDemosProps) {
  const { messages, demos } = ask;
  const box = useFocusOn(ask);
  return (
    <section ref={box} className="callout stack settle-demos" aria-labelledby="settle-title" tabIndex={-1}>
      <h2 id="settle-title">{messages.title}</h2>
      <p>{ask.text}</p>
      <p>{messages.lead}</p>
      <Form method="post" className="stack" preventScrollReset>
        <HiddenFields values={{ ...ask.fields, demo: demos.map(({ value }) => value) }} />
        <Segmented name="all" legend={messages.all} options={ask.options} defaultValue={ask.all} />
        {demos.map(({ id, name, label, note, decision, options }) =>
          demos.length > 1 ? (
            <SelectField
              key={id}
              id={`settle-${id}`}
              name={name}
              label={label}
              {...(note ? { hint: note } : {})}
              options={[{ value: "", label: messages.same }, ...options]}
              defaultValue={decision}
            />
          ) : (
            <p key={id}>
              <b>{label}</b> {note}
            </p>
          ),
        )}
        <Field
          id="settle-reason"
          name="reason"
          label={messages.reason}
          optional={optional}
          hint={messages.reasonHint}
          defaultValue={ask.reason}
          maxLength={reasonCharacters}
          autoComplete="off"
        />
        <p className="actions">
          <Button kind="primary">{ask.button}</Button>
          <Button as={Link} kind="outline" to={backHref}>
            {messages.back}
          </Button>
        </p>
      </Form>
    </section>
  );
}
