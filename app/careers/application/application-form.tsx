import { useEffect, useState } from "react";
import { applicationId } from "#app/careers/keys.ts";
import type { applicationMessages } from "#app/content/shared/application-form.server.ts";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { Sent } from "#app/forms/sent.tsx";
import { useSubmission } from "#app/forms/use-submission.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { takeFocus } from "#app/ui/take-focus.ts";
import { applicationForm } from "./form.ts";
import "#app/ui/form-columns.css";
import "#app/ui/form-errors.css";
import "./application-form.css";

interface ApplicationFormProps {
  locale: Locale;
  messages: (typeof applicationMessages)[Locale];
  /** The opening that it is for; without one the role and the city are chosen. */
  opening?: { slug: string; role: string; city: string } | undefined;
  /** What is selected until somebody selects another: the filters of the list. */
  chosen?: { role: string; city: string } | undefined;
  /** Whether it was sent without script: the page then begins with the thanks. */
  isSent?: boolean;
  returned?: ReturnedForm | undefined;
}

/** The application for a job (product 13.16): who, a telephone number, an address, and which role and city. */
export function ApplicationForm(props: ApplicationFormProps) {
  const { locale, messages, opening, chosen, returned } = props;
  const [sent, setSent] = useState<"by script" | "without script" | "again" | null>(
    props.isSent ? "without script" : null,
  );
  const values = opening ? { role: opening.role, city: opening.city, opening: opening.slug } : chosen;
  const submission = useSubmission({
    definition: applicationForm,
    locale,
    messages,
    onSent: () => setSent("by script"),
    returned,
    ...(values && { initial: { from: opening?.slug ?? "", values } }),
  });
  const { fields, form } = submission;
  const { ref } = form;
  useEffect(() => {
    for (const [name, value] of Object.entries(chosen ?? {})) {
      const field = ref.current?.elements.namedItem(name);
      if (field instanceof HTMLSelectElement && field.value === "") field.value = value;
    }
  }, [chosen, ref]);
  if (sent === "by script" || sent === "without script")
    return (
      <div className="form form-columns">
        <Sent
          {...(sent === "by script" && { ref: takeFocus })}
          messages={messages}
          title={messages.sent}
          text={`${messages.next} ${messages.confirmed}`}
        />
        <p className="actions full">
          <Button
            as="a"
            kind="outline"
            href={`${form.action}#${applicationId}`}
            onClick={(event) => {
              event.preventDefault();
              setSent("again");
            }}
          >
            {messages.again}
          </Button>
        </p>
      </div>
    );
  return (
    <form className="form form-columns" {...form} action={`${form.action}#${applicationId}`}>
      <FormStart submission={submission} />
      {opening ? (
        Object.entries({ role: opening.role, city: opening.city, opening: opening.slug }).map(
          ([name, value]) => <input key={name} type="hidden" name={name} value={value} />,
        )
      ) : (
        <>
          <div className="application-form__job full">
            <SelectField {...fields.select("role")} />
            <SelectField {...fields.select("city")} />
          </div>
          {returned?.values.opening ? (
            <input type="hidden" name="opening" value={returned.values.opening} />
          ) : null}
        </>
      )}
      <Field {...fields.input("name")} autoFocus={sent === "again"} className="full" />
      <Field {...fields.input("phone")} />
      <Field {...fields.input("email")} />
      <Field {...fields.input("message")} className="full" rows={2} enterKeyHint="send" />
      <FormEnd submission={submission} />
    </form>
  );
}
