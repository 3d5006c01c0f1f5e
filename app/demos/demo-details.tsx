import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { Field } from "#app/ui/field.tsx";
import { Segmented } from "#app/ui/segmented.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { demoPlatforms, demoServices } from "./keys.ts";
import type { DemoFormWords } from "./words.ts";

interface DemoDetailsProps {
  id: string;
  words: DemoFormWords;
  errorOf: (input: string) => string | undefined;
  returned: ReturnedForm | undefined;
}

/** Who the demo is for, and about what. */
export function DemoDetails({ id, words, errorOf, returned }: DemoDetailsProps) {
  const field = (name: string) => ({
    id: `${id}${name}`,
    name,
    error: errorOf(name),
    defaultValue: returned?.values[name],
  });
  return (
    <div className="form form-columns">
      <Field {...field("name")} label={words.name} autoComplete="name" />
      <Field {...field("company")} label={words.company} autoComplete="organization" />
      <Field
        {...field("email")}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
        placeholder={words.emailExample}
      />
      <Field
        {...field("phone")}
        label={words.phone}
        optional={words.optional}
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        placeholder={words.phoneExample}
      />
      <SelectField
        {...field("service")}
        className="full"
        label={words.service}
        placeholder={words.chooseService}
        options={demoServices.map((value) => ({ value, label: words.services[value] }))}
      />
      <div className="full">
        <Segmented
          name="meetingPlatform"
          legend={words.platform}
          defaultValue={returned?.values.meetingPlatform}
          options={demoPlatforms.map((value) => ({ value, label: words.platforms[value] }))}
        />
      </div>
      <Field
        {...field("message")}
        className="full"
        label={words.message}
        optional={words.optional}
        multiline
        placeholder={words.messageExample}
      />
    </div>
  );
}
