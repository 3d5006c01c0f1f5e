import { useState } from "react";
import { Link } from "react-router";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Fields } from "#app/admin/ui/merged-fields.ts";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { useFormBase } from "#app/admin/ui/use-form-base.ts";
import { DemoDetails } from "#app/demos/demo-details.tsx";
import { type CustomerFields, customerFields } from "#app/demos/fields.ts";
import { SlotPicker } from "#app/demos/slot-picker.tsx";
import type { SlotsView } from "#app/demos/view.server.ts";
import type { SlotWords } from "#app/demos/words.ts";
import { fieldProps } from "#app/forms/field-props.ts";
import type { WordsOfFields } from "#app/forms/form-fields.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { bookDemoWords } from "./book-words.server.ts";
import type { demoStaffWords } from "./staff-words.server.ts";
import "#app/ui/check.css";
import "./demos.css";

interface BookDemoFormProps {
  words: (typeof bookDemoWords)[Locale];
  timeWords: (typeof demoStaffWords)[Locale]["time"];
  pickerWords: SlotWords & { fields: WordsOfFields<CustomerFields> };
  optional: string;
  slots: SlotsView;
  /** The last day that can be chosen, ISO. */
  last: string;
  languages: readonly { value: string; label: string }[];
  /** Initial values: a new id, and the facts of the lead. */
  initial: Fields;
  /** The lead that the booking belongs to. */
  lead: { id: string; href: string; text: string } | null;
  outcome: Outcome | undefined;
}

/** The form that books a demo for a customer: a free time or any other, and the customer's details. */
export function BookDemoForm(props: BookDemoFormProps) {
  const { words, timeWords, pickerWords, optional, slots, last, languages, lead, outcome } = props;
  // Reloaded data has another id; the form uses its first one.
  const [initial] = useState(props.initial);
  const form = useFormBase("book", { version: 0, values: initial }, outcome);
  const { typed, errorOf, field } = form;
  const values = { ...initial, ...(form.waits ? outcome?.values : {}) };
  const open = slots.weeks.flatMap(({ days }) => days).find(({ state }) => state === "open");
  const id = "book-";
  return (
    <EditedForm
      base={form}
      className="stack gap-loose"
      values={{ id: values.id ?? "", lead: lead?.id ?? "" }}
      preventScrollReset={false}
    >
      <Part id="when" heading={words.when.heading}>
        <div className="book-demo__when stack">
          <Segmented
            name="when"
            legend={words.when.which}
            options={[
              { value: "offered", label: words.when.offered },
              { value: "other", label: words.when.other },
            ]}
            defaultValue={typed("when") ?? (open ? "offered" : "other")}
          />
          {open ? (
            <div className="book-demo__offered">
              <SlotPicker
                id={id}
                weeks={slots.weeks}
                words={pickerWords}
                initial={{ day: typed("selectedDate") ?? open.day, at: typed("selectedTime") ?? "" }}
                errors={{ day: undefined, time: errorOf("selectedDate") }}
                own={null}
              />
            </div>
          ) : (
            <p className="muted">{words.when.noSlots}</p>
          )}
          <div className="book-demo__other stack">
            <p className="muted">{timeWords.text}</p>
            <div className="field-grid">
              <Field {...field("day")} label={timeWords.day} type="date" max={last} autoComplete="off" />
              <Field {...field("time")} label={timeWords.time} type="time" autoComplete="off" />
            </div>
          </div>
          {typed("warned") ? (
            <label className="check">
              <input type="checkbox" name="anyway" />
              {timeWords.anyway}
            </label>
          ) : null}
        </div>
      </Part>
      <Part id="who" heading={words.who.heading}>
        {lead ? (
          <p>
            {words.tied} <Link to={lead.href}>{lead.text}</Link>
          </p>
        ) : null}
        <div className="book-demo__who stack">
          <DemoDetails
            fields={fieldProps({
              id,
              fields: customerFields,
              words: {
                ...pickerWords.fields,
                message: { ...pickerWords.fields.message, ...words.who.message },
              },
              optional,
              errorOf,
              returned: undefined,
              initial: values,
            })}
          />
          <SelectField {...field("locale")} label={words.who.language} options={languages} />
        </div>
      </Part>
      <div className="actions">
        <Button kind="primary">{words.button}</Button>
      </div>
    </EditedForm>
  );
}
