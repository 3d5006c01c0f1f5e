import type { fieldProps } from "#app/forms/field-props.ts";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { CustomerFields } from "./fields.ts";
import "#app/ui/form-columns.css";

/** The fields of a demo's customer, for visitors and for the staff. */
export function DemoDetails({ fields }: { fields: ReturnType<typeof fieldProps<CustomerFields>> }) {
  return (
    <div className="form form-columns">
      <Field {...fields.input("name")} />
      <Field {...fields.input("company")} />
      <Field {...fields.input("email")} />
      <Field {...fields.input("phone")} />
      <SelectField {...fields.select("service")} className="full" />
      <div className="full">
        <Segmented {...fields.radios("meetingPlatform")} />
      </div>
      <Field {...fields.input("message")} className="full" />
    </div>
  );
}
