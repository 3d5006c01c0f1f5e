import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import type { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { dayToShow, SlotPicker } from "#app/demos/slot-picker.tsx";
import type { SlotsView } from "#app/demos/view.server.ts";
import type { SlotMessages } from "#app/demos/words.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import type { demoStaffMessages } from "./words.server.ts";
import "#app/ui/check.css";
import "./demos.css";

interface DemoTimeProps {
  /** The prefix of the fields' ids. */
  id: string;
  form: Pick<ReturnType<typeof useEditedForm>, "field" | "errorOf" | "values">;
  slots: SlotsView;
  /** The last ISO day that can be typed. */
  last: string;
  messages: (typeof demoStaffMessages)[Locale]["time"];
  pickerMessages: SlotMessages;
}

/** When a demo is, as the staff chooses it: a free time of the offered weeks, or any other. */
export function DemoTime({ id, form, slots, last, messages, pickerMessages }: DemoTimeProps) {
  const { field, errorOf, values } = form;
  const day = dayToShow(slots.weeks, values.selectedDate);
  return (
    <div className="demo-time stack">
      <Segmented
        name="when"
        legend={messages.which}
        options={[
          { value: "offered", label: messages.offered },
          { value: "other", label: messages.other },
        ]}
        defaultValue={values.when ?? (day ? "offered" : "other")}
      />
      {day ? (
        <div className="demo-time__offered">
          <SlotPicker
            id={id}
            weeks={slots.weeks}
            messages={pickerMessages}
            initial={{ day, at: values.selectedTime ?? "" }}
            errors={{ day: undefined, time: errorOf("selectedDate") }}
            ownClock={null}
          />
        </div>
      ) : (
        <p className="muted">{messages.noSlots}</p>
      )}
      <div className="demo-time__other stack">
        <p className="muted">{messages.text}</p>
        <div className="field-grid field-grid--short">
          <Field {...field("day")} label={messages.day} type="date" max={last} />
          <Field {...field("time")} label={messages.time} type="time" />
        </div>
      </div>
    </div>
  );
}

interface AnywayProps {
  outcome: Outcome | undefined;
  messages: Pick<(typeof demoStaffMessages)[Locale]["time"], "anyway">;
}

/** After a warning about the time: the warning, and a box to use the time anyway. */
export function UseAnyway({ outcome, messages }: AnywayProps) {
  if (!outcome?.values?.warned) return null;
  return (
    <>
      <AdminNotice outcome={outcome} />
      <label className="check">
        <input type="checkbox" name="anyway" />
        {messages.anyway}
      </label>
    </>
  );
}
