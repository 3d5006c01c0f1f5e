import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import { ApplicationForm } from "#app/careers/application/application-form.tsx";
import { applicationFields } from "#app/careers/application/fields.ts";
import { demoFormMessages, demoPage } from "#app/content/pages/demo.server.ts";
import { applicationMessages } from "#app/content/shared/application-form.server.ts";
import {
  contactMessageMessages,
  contactRequestMessages,
  submissionMessages,
} from "#app/content/shared/forms.server.ts";
import { orderMessages } from "#app/content/shared/order-form.server.ts";
import { quoteFormMessages, quoteMessages } from "#app/content/shared/quote-forms.server.ts";
import { DemoForm } from "#app/demos/demo-form.tsx";
import { demoFields } from "#app/demos/fields.ts";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { type FormFields, fieldsOf } from "#app/forms/form-fields.ts";
import { OrderForm } from "#app/pages/express-order/order-form.tsx";
import { orderFormView } from "#app/pages/express-order/order-view.server.ts";
import { ContactForm } from "#app/requests/contact-request/contact-form.tsx";
import { ContactMessageForm } from "#app/requests/contact-request/contact-message-form.tsx";
import { contactDialogFields, contactMessageFields } from "#app/requests/contact-request/fields.ts";
import { orderFields } from "#app/requests/express-order/fields.ts";
import {
  guardFields,
  orderGuardFields,
  type QuoteForm as Quote,
} from "#app/requests/quote-request/fields.ts";
import { QuoteForm } from "#app/requests/quote-request/quote-form.tsx";

const common = { locale: "sv", onSent: () => undefined } as const;

const quote = (form: Quote) => ({
  form,
  serviceType: "custom" as const,
  chosen: false,
  title: "",
  lead: "",
  other: { ...quoteFormMessages.sv.other[form], href: "/offert" },
  messages: quoteMessages.sv,
  message: "",
  permit: "unknown" as const,
  yes: { line: "", phone: null, app: null },
  estimate: null,
});
const orderView = orderFormView(defaultFacts, {
  parameters: new URLSearchParams(),
  linkedOrder: null,
  now: new Date("2026-11-24T13:10:00Z"),
  locale: "sv",
});
const { submission, pickedMore } = demoPage(defaultFacts, "sv");

// The schema would require a field that a form declares and does not show.
test.each<[string, FormFields, () => ReactElement, string[]]>([
  [
    "contact dialog",
    contactDialogFields,
    () => <ContactForm {...common} messages={contactRequestMessages.sv} />,
    [],
  ],
  [
    "contact message",
    contactMessageFields,
    () => <ContactMessageForm {...common} messages={contactMessageMessages.sv} />,
    [],
  ],
  // Guards need no permit.
  ["quote for guards", guardFields, () => <QuoteForm {...common} data={quote("guard")} />, ["permit"]],
  [
    "quote for public-order guards",
    orderGuardFields,
    () => <QuoteForm {...common} data={quote("orderGuard")} />,
    [],
  ],
  [
    "express order",
    orderFields,
    () => (
      <OrderForm
        {...common}
        messages={orderMessages.sv}
        view={orderView}
        call={null}
        title=""
        notice={null}
      />
    ),
    // They are computed from the choice of times.
    ["startsAt", "endsAt"],
  ],
  [
    "demo",
    demoFields,
    () => (
      <DemoForm
        {...common}
        messages={{ ...submissionMessages.sv, ...submission, ...demoFormMessages.sv, pickedMore }}
        slots={null}
        slotsUrl="/"
        onBooked={common.onSent}
      />
    ),
    // There are no slots to choose from.
    ["selectedDate", "selectedTime"],
  ],
  [
    "job application",
    applicationFields,
    () => <ApplicationForm locale="sv" messages={applicationMessages.sv} />,
    [],
  ],
])("every field of the form %s has its input on the page", (_name, fields, Page, without) => {
  const Route = createRoutesStub([{ path: "/", Component: Page }]);
  const html = renderToStaticMarkup(<Route />);
  const missing = fieldsOf(fields).filter(
    ([name, { kind }]) => kind !== "hidden" && !html.includes(` name="${name}"`),
  );
  expect(missing.map(([name]) => name)).toEqual(without);
});
