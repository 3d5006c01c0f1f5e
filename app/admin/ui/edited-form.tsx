import { Form, type FormProps } from "react-router";
import { HiddenFields } from "./hidden-fields.tsx";
import type { HiddenValues } from "./outcome.ts";
import type { useEditedForm } from "./use-edited-form.ts";

interface EditedFormProps extends Omit<FormProps, "method" | "onChange"> {
  /** What useEditedForm gives. */
  base: Pick<ReturnType<typeof useEditedForm>, "key" | "ref" | "version" | "state" | "typed" | "onChange">;
  /** Its hidden fields besides the version. */
  values?: HiddenValues;
  /** Whether it also posts its initial values (initialFields), for data whose earlier versions are not stored. */
  sendsBegan?: boolean;
}

/** A form that posts the version that it is based on. */
export function EditedForm({ base, values, sendsBegan, children, ...form }: EditedFormProps) {
  const { key, ref, version, state, typed, onChange } = base;
  const began: HiddenValues = sendsBegan ? { began: typed("began") ?? JSON.stringify(state.values) } : {};
  return (
    <Form key={key} ref={ref} method="post" noValidate preventScrollReset onChange={onChange} {...form}>
      <HiddenFields values={{ ...values, version, ...began }} />
      {children}
    </Form>
  );
}
