import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { citiesIn } from "#app/domain/cities.ts";
import { serviceTable } from "#app/domain/services.ts";
import { orderParameters } from "#app/domain/url-parameters.ts";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { referenceNumber } from "#app/forms/reference-number.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import type { OrderMessages } from "#app/pages/express-order/order-view.server.ts";
import {
  choiceParameters,
  type OrderChoice,
  renderedAtParameter,
} from "#app/requests/express-order/choice.ts";
import { expressOrderForm } from "#app/requests/express-order/form.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { Field } from "#app/ui/field.tsx";
import "./hero-order.css";

interface HeroOrderProps {
  choice: OrderChoice;
  /** When the choice was shown: what "tonight" means in it. */
  shownAt: Date;
  messages: OrderMessages;
  /** The words of the button, where the booking app is the first action; null where this is. */
  sendAnyway: string | null;
  locale: Locale;
}

/**
 * The rest of the express order, unfolded in the hero's card on a phone: the same form as on its page, with what was
 * chosen in the card. Its receipt is a page of its own.
 */
export function HeroOrder({ choice, shownAt, messages, sendAnyway, locale }: HeroOrderProps) {
  const navigate = useNavigate();
  const city = citiesIn(locale).find(({ slug }) => slug === choice.city)?.name ?? "";
  const chosen = choiceParameters(choice);
  const submission = useSubmission({
    definition: expressOrderForm,
    locale,
    messages,
    onSent: (_sent, details) => {
      if (typeof details?.address === "string") return navigate(details.address);
    },
    thanks: (sent) => fill(messages.number, { number: referenceNumber("B", String(sent.id)) }),
    initial: { from: String(new URLSearchParams(chosen)), values: { ...(city && { location: city }) } },
  });
  const { id, fields, form, errorOf, busy } = submission;
  const { ref } = form;
  useEffect(() => {
    const first = ref.current?.elements.namedItem("contactPhone");
    if (first instanceof HTMLElement) first.focus();
  }, [ref]);
  useFollowedCity(ref, city);
  const { when, day, from, to } = orderParameters;
  const hidden = {
    [renderedAtParameter]: localTime(shownAt).slice(0, "2026-11-24T14:10".length),
    service: choice.service,
    guardCount: String(choice.people),
    permit: (serviceTable[choice.service].permit && choice.permit) || "",
    [when]: choice.when,
    [day]: choice.chosen.day,
    [from]: choice.chosen.from,
    [to]: choice.chosen.to,
    jobDescription: messages.jobPreset,
  };

  return (
    <form className="form hero-order" aria-label={messages.title} {...form}>
      <FormStart submission={submission} />
      {Object.entries(hidden).map(([name, value]) => (
        <input type="hidden" name={name} value={value} key={name} />
      ))}
      {["startsAt", "endsAt"].map((name) =>
        errorOf(name) ? (
          <output className="field__error" id={`${id}${name}`} tabIndex={-1} key={name}>
            {errorOf(name)}
          </output>
        ) : null,
      )}
      <Field {...fields.input("contactPhone")} />
      <Field {...fields.input("contactName")} />
      <Field {...fields.input("location")} />
      <Field {...fields.input("contactEmail")} enterKeyHint="send" />
      <FormEnd
        submission={submission}
        button={
          <BusyButton busy={busy} busyText={messages.busy} kind={sendAnyway ? "outline" : "primary"}>
            {sendAnyway ?? messages.send}
          </BusyButton>
        }
      />
    </form>
  );
}

/** The place follows a city that is chosen later, until it is written by hand. */
function useFollowedCity(form: React.RefObject<HTMLFormElement | null>, city: string) {
  const followed = useRef(city);
  useEffect(() => {
    const place = form.current?.elements.namedItem("location");
    if (place instanceof HTMLInputElement && place.value === followed.current) place.value = city;
    followed.current = city;
  }, [form, city]);
}
