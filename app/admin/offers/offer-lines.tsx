import { useEffect, useRef, useState } from "react";
import { HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import {
  amountsOf,
  countField,
  editLines,
  type LineEdit,
  lineField,
  lineKinds,
  lineNumbers,
  type TypedLine,
} from "./typed-lines.ts";
import type { offerFormMessages } from "./words.server.ts";

interface OfferLinesProps {
  lines: readonly TypedLine[];
  messages: (typeof offerFormMessages)[Locale]["lines"];
  locale: Locale;
  errorOf: (name: string) => string | undefined;
  onEdit: (lines: readonly TypedLine[]) => void;
}

/**
 * The lines of an offer, each with its amount. A line has the fields of every kind, and its style shows those of the one
 * that is chosen, so that a choice works without script. The buttons change them at once; without script they post the form, and
 * the page comes back with the lines changed.
 */
export function OfferLines({ lines, messages, locale, errorOf, onEdit }: OfferLinesProps) {
  const [before, setBefore] = useState<readonly TypedLine[] | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (before) undo.current?.focus();
  }, [before]);
  const amounts = amountsOf(lines);
  const press = (edit: LineEdit) => ({
    name: "intent",
    value: edit,
    onClick: () => {
      setBefore(edit.startsWith("remove") ? lines : null);
      onEdit(editLines(lines, edit));
    },
  });
  const change = (index: number, name: keyof TypedLine) => (value: string) => {
    setBefore(null);
    onEdit(lines.map((line, place) => (place === index ? { ...line, [name]: value } : line)));
  };
  return (
    <div className="offer-lines stack" id="offer-lines-list">
      <HiddenFields values={{ [countField]: String(lines.length) }} />
      <ol className="offer-lines__list">
        {Object.entries(lines).map(([place, line]) => {
          const index = Number(place);
          const amount = amounts[index];
          const field = (name: Exclude<keyof TypedLine, "kind">) => ({
            id: `offer-${lineField(index, name)}`,
            name: lineField(index, name),
            value: line[name],
            error: errorOf(lineField(index, name)),
            autoComplete: "off",
          });
          return (
            <li key={place} aria-label={fill(messages.which, { number: String(index + 1) })}>
              <Field
                {...field("text")}
                label={messages.text}
                maxLength={200}
                className="offer-lines__text"
                onChange={({ target }) => change(index, "text")(target.value)}
              />
              <SelectField
                id={`offer-${lineField(index, "kind")}`}
                name={lineField(index, "kind")}
                label={messages.kind}
                options={lineKinds.map((value) => ({ value, label: messages.kinds[value] }))}
                value={line.kind}
                onChange={change(index, "kind")}
              />
              <div className="offer-lines__numbers">
                {lineNumbers.map((name) => (
                  <Field
                    {...field(name)}
                    key={name}
                    label={messages[name]}
                    inputMode="decimal"
                    className={`offer-lines__${name}`}
                    onChange={({ target }) => change(index, name)(target.value)}
                  />
                ))}
                <span className="offer-lines__end">
                  {index > 0 ? (
                    <button type="submit" className="plain-button" {...press(`up-${index}`)}>
                      {messages.up}
                    </button>
                  ) : null}
                  <button type="submit" className="plain-button" {...press(`remove-${index}`)}>
                    {messages.remove}
                  </button>
                  <b className="offer-lines__amount">
                    <span className="visually-hidden">{messages.sum} </span>
                    {typeof amount === "number" ? formatKronor(amount, locale).replace("-", "−") : "–"}
                  </b>
                </span>
              </div>
            </li>
          );
        })}
      </ol>
      {before ? (
        <p className="row" role="status">
          {messages.removed}
          <button
            type="button"
            ref={undo}
            className="plain-button"
            onClick={() => {
              onEdit(before);
              setBefore(null);
            }}
          >
            {messages.undo}
          </button>
        </p>
      ) : null}
      {amounts.includes(null) ? <p className="admin-warning">{messages.incomplete}</p> : null}
      <div className="actions" id="offer-lines">
        {lineKinds.map((kind) => (
          <Button key={kind} kind="outline" size="small" {...press(`add-${kind}`)}>
            {messages.add[kind]}
          </Button>
        ))}
        <noscript>
          <Button kind="outline" size="small" name="intent" value="count">
            {messages.count}
          </Button>
        </noscript>
      </div>
    </div>
  );
}
