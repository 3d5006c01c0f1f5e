import { type ReactNode, type SubmitEvent, useEffect, useRef, useState } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { BusyButton } from "#app/ui/busy-button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Captcha, type CaptchaSource } from "./captcha.tsx";
import { browserClient, type Connection } from "./client.ts";
import { ProofFields } from "./proof-fields.tsx";
import { type StepAnswer, withoutSecrets } from "./step-answer.ts";
import type { StepName, Values } from "./steps.ts";
import type { StepFormWords, StepWords } from "./words.ts";
import "#app/ui/block-button.css";
import "#app/ui/button.css";
import "#app/ui/field.css";

/** What every form of the sign-in is given by its page. */
export interface StepPlace {
  locale: Locale;
  connection: Connection;
  captcha: CaptchaSource | null;
  words: StepWords;
  /** What came of the page's form last. */
  answer: StepAnswer | undefined;
  onAnswer: (answer: StepAnswer) => void;
}

interface StepFormProps {
  place: StepPlace;
  step: StepName;
  words: StepFormWords;
  /** Values that are not typed. `id` tells forms of the same step apart. */
  hidden?: Values;
  /** The field that a fault stands at which belongs to none. */
  firstField?: string;
  buttonClass?: string;
  /** Whether the sign-in wants to see a person first, where a captcha is configured. */
  isGuarded?: boolean;
  /** Why it can't be sent yet; the button says so and stays where it is. */
  notReady?: string | undefined;
  children?: (fields: {
    idOf: (field: string) => string;
    errorOf: (field: string) => string | undefined;
    typedIn: (field: string) => string | undefined;
  }) => ReactNode;
}

/**
 * A form of the sign-in: with script the browser's client takes the step, without it the form is posted and the
 * server's client takes the same one (answer-step.server.ts). What was typed stays in the form.
 */
export function StepForm(props: StepFormProps) {
  const { place, step, words, hidden = {}, firstField = "", buttonClass = "btn--block", notReady } = props;
  const [busy, setBusy] = useState(false);
  const [tries, setTries] = useState(0);
  const summary = useRef<HTMLElement>(null);
  const { answer } = place;
  const own = answer?.step === step && answer.values.id === hidden.id ? answer : undefined;
  const asked = own?.outcome.kind === "proof" ? own.outcome.asked : null;
  const problems =
    own?.outcome.kind === "refused"
      ? own.outcome.problems
      : asked?.problem
        ? [{ field: "proof", code: asked.problem }]
        : [];
  const formId = hidden.id ? `${step}-${hidden.id}` : step;
  const idOf = (field: string) => `${formId}-${field}`;
  const textOf = (code: keyof StepWords["problems"]) => place.words.problems[code];
  const refusedAt = problems.length ? own : undefined;
  useEffect(() => {
    if (refusedAt) summary.current?.focus();
  }, [refusedAt]);

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy || notReady) return;
    setBusy(true);
    const values = textsOf(new FormData(event.currentTarget));
    const outcome = await take(place, step, values);
    if (outcome.kind === "go") return location.assign(outcome.to);
    setBusy(false);
    setTries(tries + 1);
    place.onAnswer({ step, values: withoutSecrets(values), outcome });
  }

  return (
    <form className="form" method="post" noValidate onSubmit={submit}>
      {problems.length ? (
        <ErrorSummary
          ref={summary}
          title={words.refused}
          errors={problems.map(({ field, code }) => ({
            fieldId: idOf(field || firstField || "submit"),
            text: textOf(code),
          }))}
        />
      ) : null}
      <input type="hidden" name="step" value={step} />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {props.children?.({
        idOf,
        errorOf: (field) => {
          const found = problems.find((problem) => problem.field === field);
          return found && textOf(found.code);
        },
        typedIn: (field) => own?.values[field],
      })}
      {asked ? (
        <ProofFields
          asked={asked}
          words={place.words.proof}
          id={formId}
          error={asked.problem ? textOf(asked.problem) : undefined}
        />
      ) : null}
      {(props.isGuarded || asked?.by === "password") && place.captcha ? (
        <Captcha key={tries} {...place.captcha} without={place.words.captchaWithout} />
      ) : null}
      <div className="account-submit" id={idOf("submit")}>
        <BusyButton
          size="md"
          className={buttonClass}
          busy={busy}
          busyText={words.busy}
          blocked={notReady !== undefined}
        >
          {words.submit}
        </BusyButton>
        {notReady ? <p className="legal">{notReady}</p> : null}
      </div>
    </form>
  );
}

async function take({ connection, captcha, locale }: StepPlace, step: StepName, values: Values) {
  try {
    const [client, { takeStep }] = await Promise.all([browserClient(connection), import("./steps.ts")]);
    const workAddress = connection.address || captcha ? undefined : "/auth/v1/work";
    return await takeStep(step, { client, siteUrl: location.origin, locale, workAddress }, values);
  } catch {
    // The client's own file could not be loaded.
    return { kind: "refused", problems: [{ field: "", code: "unreachable" }] } as const;
  }
}

function textsOf(form: FormData): Values {
  return Object.fromEntries(
    [...form].filter(
      (entry): entry is [string, string] => typeof entry[1] === "string" && entry[0] !== "step",
    ),
  );
}
