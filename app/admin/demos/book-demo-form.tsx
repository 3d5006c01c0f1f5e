import { useState } from "react";
import { flushSync } from "react-dom";
import { Link } from "react-router";
import { bookDraftKey } from "#app/admin/drafts.ts";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { RestoredText } from "#app/admin/ui/restored-text.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { demoCustomerParameter, leadParameter, slotParameter } from "#app/admin/urls.ts";
import { DemoDetails } from "#app/demos/demo-details.tsx";
import { customerFields } from "#app/demos/fields.ts";
import { fieldProps } from "#app/forms/field-props.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { Button } from "#app/ui/button.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/book-route";
import { CustomerSearch } from "./customer-search.tsx";
import { DemoTime, UseAnyway } from "./demo-time.tsx";
import type { FoundCustomer } from "./found-customers.server.ts";
import "./demos.css";

type BookDemoFormProps = Omit<Route.ComponentProps["loaderData"], "backHref"> & {
  outcome: Outcome | undefined;
};

/** The page that books a demo for a customer: who it is, found by a search or typed, and when. */
export function BookDemoForm(props: BookDemoFormProps) {
  const { messages, timeMessages, pickerMessages, draftMessages, optional } = props;
  const { slots, last, languages, outcome, slot } = props;
  // Reloaded data has another id; the form uses its first one.
  const [initial] = useState<Fields>(props.initial);
  const draft = props.lead?.id ?? "";
  const form = useEditedForm("book", { version: 0, values: initial }, outcome, bookDraftKey(draft));
  const { values, errorOf, field } = form;
  const [chosen, setChosen] = useState<FoundCustomer["lead"] | undefined>();
  const lead = chosen === undefined ? linkedLead(props, values) : chosen;
  const id = "book-";
  const choose = (customer: FoundCustomer) => {
    flushSync(() => setChosen(customer.lead));
    const { current } = form.ref;
    if (!current) return;
    for (const [name, value] of Object.entries(customer.values)) setField(current, name, value);
    form.onChange();
    focusNext(current);
  };
  return (
    <>
      {props.lead ? null : (
        <CustomerSearch
          messages={messages.search}
          locale={props.locale}
          search={props.search}
          found={props.found}
          values={slot ? { [slotParameter]: slot } : {}}
          hrefOf={(customer) =>
            `?${new URLSearchParams({
              ...(slot ? { [slotParameter]: slot } : {}),
              [customer.lead ? leadParameter : demoCustomerParameter]: customer.id,
              lang: props.locale,
            })}`
          }
          onChoose={choose}
        />
      )}
      <EditedForm
        base={form}
        className="book-demo"
        values={{ id: values.id ?? "", lead: lead?.id ?? "", leadText: lead?.text ?? "", draft }}
        preventScrollReset={false}
      >
        <RestoredText form={form} messages={draftMessages} />
        <Part id="when" heading={messages.when.heading}>
          <DemoTime
            id={id}
            form={form}
            slots={slots}
            last={last}
            messages={timeMessages}
            pickerMessages={pickerMessages}
          />
        </Part>
        <Part id="who" heading={messages.who.heading}>
          {lead ? (
            <p>
              {messages.linked} {lead.href ? <Link to={lead.href}>{lead.text}</Link> : lead.text}
            </p>
          ) : null}
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
        </Part>
        <div className="book-demo__end stack stack--tight">
          <UseAnyway outcome={outcome} messages={timeMessages} />
          <div className="actions">
            <Button kind="primary">{messages.button}</Button>
          </div>
        </div>
      </EditedForm>
    </>
  );
}

/** The lead that the demo is for: the page's, or that of what was typed before. */
function linkedLead({ lead }: Pick<BookDemoFormProps, "lead">, values: Fields) {
  if (lead) return lead;
  return values.lead ? { id: values.lead, text: values.leadText ?? "", href: null } : null;
}

function setField(form: HTMLFormElement, name: string, value: string): void {
  const field = form.elements.namedItem(name);
  if (
    field instanceof HTMLInputElement ||
    field instanceof HTMLSelectElement ||
    field instanceof HTMLTextAreaElement ||
    field instanceof RadioNodeList
  )
    field.value = value;
}

/** Focuses what is still missing: the time, a field, or at last the button. */
function focusNext(form: HTMLFormElement): void {
  const posted = new FormData(form);
  const isOffered = posted.get("when") === "offered";
  const time = isOffered
    ? posted.has("selectedTime")
      ? null
      : "selectedDate"
    : posted.get("day")
      ? null
      : "day";
  const next =
    (time && form.querySelector<HTMLElement>(`#book-${time}`)) ??
    form.querySelector<HTMLElement>("#who :is(input, select, textarea):invalid") ??
    form.querySelector<HTMLElement>(".book-demo__end button");
  next?.focus();
}
