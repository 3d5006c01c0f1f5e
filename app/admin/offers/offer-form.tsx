import { type SubmitEvent, useEffect, useEffectEvent, useState } from "react";
import { Link, useNavigation } from "react-router";
import { offerDraftKey } from "#app/admin/drafts.ts";
import { EditedForm } from "#app/admin/ui/edited-form.tsx";
import type { Outcome } from "#app/admin/ui/outcome.ts";
import { Part } from "#app/admin/ui/part.tsx";
import { RestoredText } from "#app/admin/ui/restored-text.tsx";
import { useEditedForm } from "#app/admin/ui/use-edited-form.ts";
import { newFormId } from "#app/forms/form-values.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { fill } from "#app/i18n/fill.ts";
import { asLocale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { sumOfOffer } from "#app/orders/offer.ts";
import { OfferTape } from "#app/orders/offer-tape.tsx";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { FieldError } from "#app/ui/field-error.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { Route } from "./+types/offer-route";
import { OfferLines } from "./offer-lines.tsx";
import { previewOf } from "./preview.ts";
import { countField, fieldsOfLines, linesOfFields, type TypedLine } from "./typed-lines.ts";
import "#app/ui/callout.css";
import "#app/ui/check.css";
import "./offers.css";

type OfferFormProps = Omit<Route.ComponentProps["loaderData"], "backHref"> & { outcome: Outcome | undefined };

/**
 * The form of an offer, with what its buyer sees beside it. What is typed stays in this tab until it is sent. Its first
 * button is not the one that sends, so that Enter in a field sends nothing.
 */
export function OfferForm({ lead, form: latest, messages, draftMessages, locale, outcome }: OfferFormProps) {
  const { fields: texts, permit } = messages;
  const busy = useNavigation().state !== "idle";
  // Data that is reloaded counts once the lead has changed: until then the fields show what they were filled in with.
  const [data, setData] = useState(latest);
  if (data.version !== latest.version) setData(latest);
  // An offer that is sent twice with the same id is one.
  const [id, setId] = useState<string>(data.id);
  const [edits, setEdits] = useState(0);
  const form = useEditedForm(
    "offer",
    { version: data.version, values: data.initial },
    outcome,
    offerDraftKey(lead),
  );
  const { field, errorOf } = form;
  const initial = form.state.values;
  const typedFields = countField in form.written ? form.written : form.values;
  const filledIn = () => ({ key: form.key, lines: linesOfFields(form.values) });
  const [begun, setBegun] = useState<{ key: string; lines: readonly TypedLine[] }>(filledIn);
  // The fields are filled in again: so are the lines.
  if (begun.key !== form.key) setBegun(filledIn());
  const { lines } = begun;
  const typed: Fields = { ...typedFields, ...fieldsOfLines(lines) };
  const document = previewOf(typed, initial, { ...data.frame, terms: data.terms });
  const { net } = sumOfOffer(document.lines, document.vatPercent);
  const needsPermit = document.service === "orderGuard" && !data.hasPermit;
  const onChange = () => {
    setId(newFormId());
    form.onChange();
  };
  const setLines = (lines: readonly TypedLine[]) => {
    setBegun({ key: form.key, lines });
    setEdits(edits + 1);
  };
  // The draft is of what the fields show, so it is stored once they show the lines.
  const store = useEffectEvent(onChange);
  useEffect(() => {
    if (edits > 0) store();
  }, [edits]);
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    const { submitter } = event.nativeEvent;
    const isSend = submitter instanceof HTMLButtonElement && submitter.value === "send";
    if (busy || !isSend) event.preventDefault();
  };
  /** The lines that nobody has changed become those of the new language. */
  const translate = (language: string) => {
    const before = data.ownLines?.[document.locale];
    const own = data.ownLines?.[asLocale(language)];
    if (!before || !own) return;
    const translated = lines.map((line) => {
      const place = before.findIndex(({ text }) => text === line.text);
      return { ...line, text: own[place]?.text ?? line.text };
    });
    setLines(translated);
  };
  return (
    <EditedForm
      base={{ ...form, onChange }}
      className="offer-form"
      values={{ id }}
      preventScrollReset={false}
      onSubmit={onSubmit}
    >
      <button type="submit" hidden name="intent" value="count" />
      <div className="stack stack--loose">
        <p className="admin-lead">
          {data.start.text}{" "}
          {data.start.again ? (
            <Link to={data.start.again} onClick={form.discard}>
              {messages.start.again}
            </Link>
          ) : null}
        </p>
        <RestoredText form={form} messages={draftMessages} />
        {needsPermit ? (
          <div className="callout stack stack--tight">
            <p>{permit.text}</p>
            <label className="check">
              <input
                type="checkbox"
                id="offer-withoutPermit"
                name="withoutPermit"
                defaultChecked={form.values.withoutPermit === "on"}
                aria-invalid={errorOf("withoutPermit") ? true : undefined}
              />
              {permit.confirm}
            </label>
            <FieldError id="offer-withoutPermit-error" text={errorOf("withoutPermit")} />
          </div>
        ) : null}
        <Part id="offer-lines" heading={messages.lines.heading}>
          <OfferLines
            lines={lines}
            messages={messages.lines}
            locale={locale}
            errorOf={errorOf}
            onEdit={setLines}
          />
          <FieldError id="offer-lines-error" text={errorOf("lines")} />
        </Part>
        <Field
          {...field("text")}
          label={texts.text}
          hint={texts.textHint}
          optional={messages.optional}
          multiline
          rows={3}
          maxLength={2000}
        />
        <Part id="offer-work" heading={messages.work.heading}>
          <div className="field-grid">
            <SelectField {...field("service")} label={texts.service} options={data.services} />
            <Field {...field("people")} label={texts.people} inputMode="numeric" />
            <Field {...field("startsAt")} label={texts.startsAt} type="datetime-local" required={false} />
            <Field {...field("endsAt")} label={texts.endsAt} type="datetime-local" required={false} />
          </div>
          <Field {...field("place")} label={texts.place} required={false} />
        </Part>
        <Part id="offer-to" heading={messages.to.heading}>
          <div className="field-grid">
            <Field {...field("recipient")} label={texts.recipient} type="email" />
            <Field {...field("company")} label={texts.company} required={false} />
            <Field {...field("name")} label={texts.name} required={false} />
            <SelectField
              {...field("locale")}
              label={texts.locale}
              options={data.languages}
              onChange={translate}
            />
            <Field {...field("validUntil")} label={texts.validUntil} type="datetime-local" />
            <Field {...field("senderName")} label={texts.senderName} />
            <Field
              {...field("senderPhone")}
              label={texts.senderPhone}
              hint={texts.senderPhoneHint}
              type="tel"
            />
          </div>
        </Part>
        <div className="action-bar offer-form__send">
          <p>
            <b>{fill(messages.total, { sum: formatKronor(net, locale) })}</b>
            <small>
              {typed.recipient
                ? fill(messages.sentBy, { to: typed.recipient, from: data.frame.senderEmail })
                : messages.sentByNobody}
            </small>
          </p>
          <Button
            kind="primary"
            name="intent"
            value="send"
            aria-disabled={busy}
            aria-keyshortcuts="Control+Enter"
          >
            {messages.send}
          </Button>
        </div>
      </div>
      <section className="offer-form__preview stack" aria-labelledby="offer-preview">
        <h2 id="offer-preview">{messages.preview}</h2>
        <div className="admin-box" lang={document.locale}>
          <OfferTape
            document={document}
            locale={document.locale}
            messages={data.offerMessages[document.locale]}
          />
        </div>
      </section>
    </EditedForm>
  );
}
