import { type KeyboardEvent, useEffect, useRef } from "react";
import type { FetcherWithComponents } from "react-router";
import { FormButton, HiddenFields } from "#app/admin/ui/hidden-fields.tsx";
import type { HiddenValues } from "#app/admin/ui/outcome.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Dialog } from "#app/ui/dialog.tsx";
import { FieldFrame } from "#app/ui/field-frame.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import type { rowChoices } from "./lead-list-view.server.ts";
import type { leadListMessages, leadPanelMessages } from "./words.server.ts";

export interface RowMessages {
  list: (typeof leadListMessages)[Locale];
  panel: Pick<(typeof leadPanelMessages)[Locale], "step" | "saveStep">;
}

/** What a dialog of the list is opened for. */
export interface DialogTarget {
  /** The hidden fields that name the leads. */
  values: HiddenValues;
  /** The lead, or how many there are. */
  title: string;
  owner: string | null;
  step: { step: string; at: string } | null;
}

interface RowDialogProps {
  target: DialogTarget;
  messages: RowMessages;
  choices: ReturnType<typeof rowChoices>;
  fetcher: Pick<FetcherWithComponents<unknown>, "Form" | "state">;
}

/** A dialog that is open from the first moment until its form is sent. */
function useOpenDialog({ state }: RowDialogProps["fetcher"]) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  useEffect(() => {
    if (state === "submitting") dialog.current?.close();
  }, [state]);
  return dialog;
}

/** How soon (ms) a letter must follow the one before to continue the name. */
const nextLetterMilliseconds = 1_500;

/** Chooses the owner of a row's lead: by a press, or by typing the beginning of a name and Enter. */
export function OwnerDialog({ target, messages: { list }, choices, fetcher }: RowDialogProps) {
  const dialog = useOpenDialog(fetcher);
  const typed = useRef({ text: "", at: Number.NEGATIVE_INFINITY });
  const { Form } = fetcher;
  /** Focuses the name that begins with what is typed, or with the arrow keys the next one. */
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const names = [...event.currentTarget.querySelectorAll<HTMLButtonElement>("button[data-name]")];
    const current = names.findIndex((name) => name.matches(":focus"));
    const way = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (way !== 0) names[(current + way + names.length) % names.length]?.focus();
    else if (event.key.length !== 1 || event.key === " " || event.ctrlKey || event.metaKey || event.altKey)
      return;
    else {
      const goesOn = event.timeStamp - typed.current.at < nextLetterMilliseconds;
      const text = (goesOn ? typed.current.text : "") + event.key.toLowerCase();
      typed.current = { text, at: event.timeStamp };
      names.find(({ dataset }) => dataset.name?.toLowerCase().startsWith(text))?.focus();
    }
    event.preventDefault();
  };
  return (
    <Dialog
      ref={dialog}
      id="lead-owner"
      title={fill(list.row.giveTitle, { title: target.title })}
      closeLabel={list.close}
    >
      <Form
        method="post"
        onSubmit={(event) => fetcher.state !== "idle" && event.preventDefault()}
        onKeyDown={onKeyDown}
      >
        <HiddenFields values={target.values} />
        <p className="muted lead-owner__hint">{list.row.giveHint}</p>
        <ul className="lead-owner">
          {choices.owners.map(({ value, label, typed: name }) => (
            <li key={value}>
              <button type="submit" name="assigned" value={value} data-name={name}>
                {label}
                {value === (target.owner ?? "none") ? (
                  <span className="muted">
                    <Icon name="check" />
                    <span className="visually-hidden">{list.row.now}</span>
                  </span>
                ) : null}
              </button>
            </li>
          ))}
        </ul>
      </Form>
    </Dialog>
  );
}

/** Plans the next step of a row's lead, or of all chosen ones: with an offered time (keys 1, 2 ...) or another one. */
export function StepDialog({ target, messages, choices, fetcher }: RowDialogProps) {
  const dialog = useOpenDialog(fetcher);
  const time = useRef<HTMLInputElement>(null);
  const { Form } = fetcher;
  const { list, panel } = messages;
  const current = target.step;
  const busy = fetcher.state !== "idle";
  const steps = choices.steps.filter(({ value }) => value !== "respond" || value === current?.step);
  const plan = (at: string) => {
    if (!time.current?.form) return;
    time.current.value = at;
    time.current.form.requestSubmit();
  };
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const offered = choices.times[Number(event.key) - 1];
    if (!offered || event.target === time.current || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    plan(offered.value);
  };
  return (
    <Dialog
      ref={dialog}
      id="lead-step"
      title={fill(list.row.planTitle, { title: target.title })}
      closeLabel={list.close}
    >
      <div className="stack">
        <Form
          method="post"
          className="stack"
          onSubmit={(event) => busy && event.preventDefault()}
          onKeyDown={onKeyDown}
        >
          <HiddenFields values={target.values} />
          <SelectField
            id="row-step"
            name="step"
            label={panel.step}
            options={steps}
            defaultValue={current?.step}
          />
          <fieldset className="lead-times">
            <legend>{list.row.times}</legend>
            {choices.times.map(({ value, label }, index) => (
              <Button
                key={value}
                type="button"
                kind="outline"
                size="small"
                aria-disabled={busy}
                onClick={() => plan(value)}
              >
                {label}
                <kbd>{index + 1}</kbd>
              </Button>
            ))}
          </fieldset>
          <FieldFrame id="row-at" label={list.row.ownTime}>
            {(attributes) => (
              <span className="row row-unbroken stack--tight">
                <input
                  {...attributes}
                  ref={time}
                  type="datetime-local"
                  name="at"
                  required
                  defaultValue={current?.at}
                />
                <Button kind="primary" size="small" aria-disabled={busy}>
                  {panel.saveStep}
                </Button>
              </span>
            )}
          </FieldFrame>
        </Form>
        {current ? (
          <FormButton values={{ ...target.values, step: "none" }} fetcher={fetcher}>
            {list.row.done}
          </FormButton>
        ) : null}
      </div>
    </Dialog>
  );
}
