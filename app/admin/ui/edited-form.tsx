import type { Ref } from "react";
import { Form, type FormProps } from "react-router";
import { HiddenFields } from "./hidden-fields.tsx";
import type { HiddenValues } from "./outcome.ts";
import type { useFormBase } from "./use-form-base.ts";

interface EditedFormProps extends Omit<FormProps, "method" | "onChange"> {
  /** What useFormBase or useDraftForm gives. */
  base: Pick<ReturnType<typeof useFormBase>, "key" | "version" | "state" | "typed" | "onChange"> & {
    ref?: Ref<HTMLFormElement>;
  };
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
