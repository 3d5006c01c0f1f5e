import type { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import type { LeadFactName } from "#app/leads/lead.ts";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";

export interface FactTexts {
  labels: Readonly<Record<LeadFactName, string>>;
  services: readonly { value: string; label: string }[];
  languages: readonly { value: string; label: string }[];
}

interface FactInputsProps {
  form: Pick<ReturnType<typeof useEditedForm>, "field">;
  texts: FactTexts;
  names: readonly LeadFactName[];
  className?: string;
}

const looks = {
  phone: { type: "tel", inputMode: "tel" },
  email: { type: "email", inputMode: "email" },
  startsAt: { type: "datetime-local" },
  message: { multiline: true, rows: 3 },
} as const;

/** The fields of some facts of a lead. None is required. */
export function FactInputs({ form, texts, names, className = "" }: FactInputsProps) {
  const { labels, services, languages } = texts;
  return names.map((name) => {
    const field = { ...form.field(name), label: labels[name] };
    if (name === "service" || name === "locale")
      return <SelectField key={name} {...field} options={name === "service" ? services : languages} />;
    return (
      <Field
        key={name}
        {...field}
        {...(name in looks ? looks[name as keyof typeof looks] : {})}
        className={name === "message" ? className : undefined}
        required={false}
      />
    );
  });
}
