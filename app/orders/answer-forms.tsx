import { Form, useNavigation } from "react-router";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import type { NotAnswered } from "./answer-action.server.ts";
import { declineReasons, sumOfOffer } from "./offer.ts";
import type { OfferDocument } from "./schema.ts";
import type { AnswerMessages } from "./words.ts";
import "#app/ui/check.css";
import "#app/ui/fold.css";
import "./answer-forms.css";

interface AnswerProps {
  offer: { id: string; checksum: string; document: OfferDocument };
  locale: Locale;
  messages: AnswerMessages;
  notAnswered: NotAnswered | undefined;
}

/** The yes: name, invoice address and a box. Nothing is accepted by opening the page. */
export function AcceptForm({ offer, locale, messages, notAnswered }: AnswerProps) {
  const { document } = offer;
  const { busy, typed, wrong } = useAnswer("accept", notAnswered);
  const net = sumOfOffer(document.lines, document.vatPercent).net;
  const values = {
    sum: formatKronor(net, locale),
    version: document.terms.version,
    company: document.buyer.company ?? "",
  };
  const errorOf = (name: "name" | "invoiceAddress" | "accepts") =>
    wrong.includes(name) ? messages.errors[name] : undefined;
  const fields = (["name", "invoiceAddress", "accepts"] as const).filter((name) => wrong.includes(name));
  return (
    <Form method="post" className="form answer-form" preventScrollReset>
      <h2 className="title--large">{messages.accept}</h2>
      {fields.length > 0 ? (
        <ErrorSummary
          title={messages.errors.title}
          errors={fields.map((name) => ({ fieldId: name, text: messages.errors[name] }))}
        />
      ) : null}
      <Seen {...offer} intent="accept" />
      <Field
        id="name"
        name="name"
        label={messages.name}
        autoComplete="name"
        maxLength={100}
        defaultValue={typed.name ?? document.buyer.name ?? ""}
        error={errorOf("name")}
      />
      <Field
        id="invoiceAddress"
        name="invoiceAddress"
        label={messages.invoiceAddress}
        hint={messages.invoiceHint}
        multiline
        rows={3}
        maxLength={500}
        autoComplete="street-address"
        defaultValue={typed.invoiceAddress ?? document.buyer.company ?? ""}
        error={errorOf("invoiceAddress")}
      />
      <div>
        <label className="check answer-form__accepts">
          <input
            type="checkbox"
            id="accepts"
            name="accepts"
            required
            defaultChecked={typed.accepts === "on"}
            aria-describedby={errorOf("accepts") ? "accepts-error" : undefined}
          />
          <span>{fill(values.company ? messages.accepts : messages.acceptsAlone, values)}</span>
        </label>
        <FieldError id="accepts-error" text={errorOf("accepts")} />
      </div>
      <Button kind="primary" size="large" type="submit" disabled={busy}>
        {messages.yes}
      </Button>
    </Form>
  );
}

/** The no, with its reason. */
export function DeclineForm({ offer, messages, notAnswered }: Omit<AnswerProps, "locale">) {
  const { busy, typed, wrong } = useAnswer("decline", notAnswered);
  return (
    <details className="answer-fold" open={wrong.length > 0}>
      <summary className="fold-mark">{messages.decline}</summary>
      <Form method="post" className="form" preventScrollReset>
        <Seen {...offer} intent="decline" />
        <fieldset className="answer-reasons">
          <legend className="field__label">{messages.why}</legend>
          {declineReasons.map((reason) => (
            <label key={reason} className="check">
              <input
                type="radio"
                name="reason"
                value={reason}
                required
                defaultChecked={typed.reason === reason}
              />
              <span>{messages.reasons[reason]}</span>
            </label>
          ))}
          <FieldError
            id="reason-error"
            text={wrong.includes("reason") ? messages.errors.reason : undefined}
          />
        </fieldset>
        <Field
          id="decline-text"
          name="text"
          label={messages.more}
          optional={messages.optional}
          multiline
          rows={2}
          maxLength={1000}
          defaultValue={typed.text}
        />
        <Button kind="outline" type="submit" disabled={busy}>
          {messages.no}
        </Button>
      </Form>
    </details>
  );
}

/** A question to whoever sent the offer; `id` is new for each, so that one that is sent twice is one. */
export function QuestionForm({
  id,
  messages,
  notAnswered,
  isOpen = false,
}: { id: string; isOpen?: boolean } & Pick<AnswerProps, "messages" | "notAnswered">) {
  const { busy, typed, wrong } = useAnswer("ask", notAnswered);
  return (
    <details className="answer-fold" open={isOpen || wrong.length > 0}>
      <summary className="fold-mark">{messages.ask}</summary>
      <Form method="post" className="form" preventScrollReset key={id}>
        <input type="hidden" name="do" value="ask" />
        <input type="hidden" name="id" value={typed.id ?? id} />
        <Field
          id="question"
          name="text"
          label={messages.question}
          multiline
          rows={3}
          maxLength={2000}
          defaultValue={typed.text}
          error={wrong.includes("text") ? messages.errors.text : undefined}
        />
        <Button kind="outline" type="submit" disabled={busy}>
          {messages.send}
        </Button>
      </Form>
    </details>
  );
}

/** What the buyer saw: an answer counts for this text only. */
function Seen({ id, checksum, intent }: { id: string; checksum: string; intent: string }) {
  return (
    <>
      <input type="hidden" name="do" value={intent} />
      <input type="hidden" name="offer" value={id} />
      <input type="hidden" name="checksum" value={checksum} />
    </>
  );
}

/** Whether an answer is on its way, and what came back for the form of `intent`. */
function useAnswer(intent: NotAnswered["intent"], notAnswered: NotAnswered | undefined) {
  const own = notAnswered?.intent === intent ? notAnswered : undefined;
  const typed: NotAnswered["typed"] = own?.typed ?? {};
  return { busy: useNavigation().state !== "idle", typed, wrong: own?.wrong ?? [] };
}
