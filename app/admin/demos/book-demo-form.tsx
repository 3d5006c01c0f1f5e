import { useState } from "react";
import { Link } from "react-router";
import { bookDraftKey } from "#app/admin/drafts.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { RestoredText } from "#app/admin/ui/restored-text.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { DemoDetails } from "#app/demos/demo-details.tsx";
import { customerFields } from "#app/demos/fields.ts";
import { dayToShow, SlotPicker } from "#app/demos/slot-picker.tsx";
import { fieldProps } from "#app/forms/field-props.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/book-route";
import "#app/ui/check.css";
import "./demos.css";

type BookDemoFormProps = Omit<Route.ComponentProps["loaderData"], "backHref"> & {
  outcome: Outcome | undefined;
};

/** The form that books a demo for a customer: a free time or any other, and the customer's details. */
export function BookDemoForm(props: BookDemoFormProps) {
  const { messages, timeMessages, pickerMessages, draftMessages, optional } = props;
  const { slots, last, languages, lead, outcome } = props;
  // Reloaded data has another id; the form uses its first one.
  const [initial] = useState<Fields>(props.initial);
  const form = useEditedForm("book", { version: 0, values: initial }, outcome, bookDraftKey(lead?.id));
  const { values, typed, errorOf, field } = form;
  const day = dayToShow(slots.weeks, typed("selectedDate"));
  const id = "book-";
  return (
    <EditedForm
      base={form}
      className="stack stack--loose"
      values={{ id: values.id ?? "", lead: lead?.id ?? "" }}
      preventScrollReset={false}
    >
      <RestoredText form={form} messages={draftMessages} />
      <Part id="when" heading={messages.when.heading}>
        <div className="book-demo__when stack">
          <Segmented
            name="when"
            legend={messages.when.which}
            options={[
              { value: "offered", label: messages.when.offered },
              { value: "other", label: messages.when.other },
            ]}
            defaultValue={typed("when") ?? (day ? "offered" : "other")}
          />
          {day ? (
            <div className="book-demo__offered">
              <SlotPicker
                id={id}
                weeks={slots.weeks}
                messages={pickerMessages}
                initial={{ day, at: typed("selectedTime") ?? "" }}
                errors={{ day: undefined, time: errorOf("selectedDate") }}
                ownClock={null}
              />
            </div>
          ) : (
            <p className="muted">{messages.when.noSlots}</p>
          )}
          <div className="book-demo__other stack">
            <p className="muted">{timeMessages.text}</p>
            <div className="field-grid">
              <Field {...field("day")} label={timeMessages.day} type="date" max={last} />
              <Field {...field("time")} label={timeMessages.time} type="time" />
            </div>
          </div>
        </div>
      </Part>
      <Part id="who" heading={messages.who.heading}>
        {lead ? (
          <p>
            {messages.linked} <Link to={lead.href}>{lead.text}</Link>
          </p>
        ) : null}
        <div className="book-demo__who stack">
          <DemoDetails
            fields={fieldProps({
              id,
              fields: customerFields,
              messages: {
                ...pickerMessages.fields,
                message: { ...pickerMessages.fields.message, ...messages.who.message },
              },
              optional,
              errorOf,
              returned: undefined,
              initial: values,
            })}
          />
          <SelectField {...field("locale")} label={messages.who.language} options={languages} />
        </div>
      </Part>
      <div className="book-demo__end stack stack--tight">
        {typed("warned") ? (
          <>
            <AdminNotice outcome={outcome} />
            <label className="check">
              <input type="checkbox" name="anyway" />
              {timeMessages.anyway}
            </label>
          </>
        ) : null}
        <div className="actions">
          <Button kind="primary">{messages.button}</Button>
        </div>
      </div>
    </EditedForm>
  );
}
