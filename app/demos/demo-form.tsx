import { type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { FormEnd, FormStart } from "#app/forms/form-frame.tsx";
import { valuesOf } from "#app/forms/form-values.ts";
import type { ReturnedForm } from "#app/forms/returned-form.ts";
import { useSubmission } from "#app/forms/use-submission.ts";
import { capital } from "#app/i18n/capital.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { DemoDetails } from "./demo-details.tsx";
import { DemoReview } from "./demo-review.tsx";
import { demoForm } from "./form.ts";
import { dayToShow, SlotPicker } from "./slot-picker.tsx";
import { SlotTaken } from "./slot-taken.tsx";
import { SlotsUnavailable, StepButton } from "./step-button.tsx";
import { fieldsBefore, type Step, stepOf, steps } from "./steps.ts";
import { useOwnClock, useOwnZone } from "./use-own-zone.ts";
import { useSlots } from "./use-slots.ts";
import { stepInAddress, useStepHistory } from "./use-step-history.ts";
import type { NearSlot, SlotsView } from "./view.server.ts";
import type { DemoFormMessages } from "./words.ts";
import "./demo-form.css";

/** What comes back for a form posted without script: its step, and the nearest slots if the chosen one was taken. */
export interface ReturnedDemo extends ReturnedForm {
  step: Step;
  nearest: readonly NearSlot[];
}

interface DemoFormProps {
  locale: Locale;
  messages: DemoFormMessages;
  /** Null when the database did not respond. */
  slots: SlotsView | null;
  /** The URL to fetch the slots from again. */
  slotsUrl: string;
  /** Opens the confirmation page; null when the details have no URL of one. Resolves when it is shown. */
  onBooked: (url: string | null) => void | Promise<void>;
  returned?: ReturnedDemo | undefined;
}

/**
 * Books a demo in three steps (product 12.2). One form with all its fields: the other steps are hidden, so that nothing
 * typed is lost between them, and each step can be posted without script.
 */
export function DemoForm(props: DemoFormProps) {
  const { locale, messages, slotsUrl, onBooked, returned } = props;
  const card = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const takenNotice = useRef<HTMLElement>(null);
  const { slots, refresh } = useSlots(slotsUrl, props.slots);
  const weeks = slots?.weeks ?? [];
  const [initial] = useState(() => {
    const { selectedDate, selectedTime = "" } = returned?.values ?? {};
    return { day: slots ? dayToShow(weeks, selectedDate) : (selectedDate ?? ""), at: selectedTime };
  });
  const [chosen, setChosen] = useState(initial);
  const [step, setStep] = useState<Step>(returned?.step ?? "time");
  const [review, setReview] = useState<Readonly<Record<string, string>>>(returned?.values ?? {});
  const [nearest, setNearest] = useState(returned?.nearest ?? []);
  const submission = useSubmission({
    definition: demoForm,
    locale,
    messages,
    onSent: (_sent, details) => onBooked(typeof details?.address === "string" ? details.address : null),
    returned,
  });
  const { errors } = messages.fields.selectedTime;
  const timeError = submission.errorOf("selectedTime");
  const isLost = timeError !== undefined && [errors.taken, errors.closed].includes(timeError);

  // A new error shows the step that its field is in.
  const [lastErrors, setLastErrors] = useState(submission.attemptErrors);
  if (lastErrors !== submission.attemptErrors) {
    setLastErrors(submission.attemptErrors);
    const [first] = submission.attemptErrors;
    if (first) setStep(stepOf(first.name));
  }

  const form = submission.form.ref;
  const zone = useOwnZone();
  const own = useOwnClock(locale, weeks);

  function readChoice() {
    if (!form.current) return;
    const { selectedDate: typed, selectedTime = "", ...rest } = valuesOf(form.current);
    const selectedDate = dayToShow(weeks, typed);
    choose(form.current, "selectedDate", selectedDate);
    const day = weeks.flatMap(({ days }) => days).find((one) => one.day === selectedDate);
    const isOfDay = day?.slots.some(({ at, free }) => at === selectedTime && free) ?? false;
    if (!isOfDay) choose(form.current, "selectedTime", null);
    setChosen({ day: selectedDate, at: isOfDay ? selectedTime : "" });
    setReview({ ...rest, selectedDate, selectedTime });
  }
  // The draft or the browser may have restored a choice; and new slots may no longer have it.
  const onSlots = useEffectEvent(readChoice);
  useEffect(() => {
    if (slots) onSlots();
  }, [slots]);

  const goTo = useStepHistory(setStep);
  const focusedStep = useRef(step);
  const focusStep = useEffectEvent(() => {
    if (focusedStep.current === step) return;
    focusedStep.current = step;
    if (submission.errors.length === 0) heading.current?.focus({ preventScroll: true });
    if ((card.current?.getBoundingClientRect().top ?? 0) < 0) card.current?.scrollIntoView();
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs only when the step changes
  useEffect(() => focusStep(), [step]);

  // A page that is reloaded at a later step shows it again, if all steps before it are valid.
  const resume = useEffectEvent(async () => {
    const addressStep = stepInAddress();
    if (returned || !addressStep || addressStep === "time" || !form.current) return;
    if (!(await submission.isRight(fieldsBefore[addressStep]))) return goTo("time", "replace");
    readChoice();
    setStep(addressStep);
  });
  useEffect(() => void resume(), []);

  const onLost = useEffectEvent(async () => {
    const fresh = await refresh(chosen.at || review.selectedTime);
    if (fresh) setNearest(fresh.nearest);
    takenNotice.current?.focus();
  });
  useEffect(() => {
    if (isLost) void onLost();
  }, [isLost]);

  async function forward(from: Step) {
    const next = from === "time" ? "details" : "confirm";
    if (!(await submission.checkPart(fieldsBefore[next]))) return;
    readChoice();
    goTo(next);
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    if (step === "confirm") return submission.form.onSubmit(event);
    event.preventDefault();
    void forward(step);
  }
  function change() {
    void submission.form.onInput();
    submission.clearErrors(["selectedDate", "selectedTime"]);
  }
  async function pick({ day, at }: NearSlot) {
    if (!form.current) return;
    choose(form.current, "selectedDate", day);
    choose(form.current, "selectedTime", at);
    readChoice();
    change();
    goTo((await submission.isRight(fieldsBefore.confirm)) ? "confirm" : "details");
  }

  const place = steps.indexOf(step);
  const name = messages.steps.names[place] ?? "";
  const day = weeks.flatMap(({ days }) => days).find((one) => one.day === chosen.day);
  const slot = day?.slots.find(({ at }) => at === chosen.at);
  const pickedText = slot && day && fill(messages.picked, { day: capital(day.name), ...slot, free: "" });
  const ownSlot = slot && own?.at(slot.at);
  const ownText = own && ownSlot ? `, ${fill(messages.ownTime, { time: ownSlot })} (${own.zone})` : "";
  const picked = (
    <p>
      <b className="own-line">
        {pickedText ?? (day ? fill(messages.pickTime, { day: day.name }) : messages.pickDay)}
      </b>
      <span className="muted">
        {messages.pickedMore}
        {ownText}
      </span>
    </p>
  );
  const isFull = slots !== null && dayToShow(weeks) === "";

  return (
    <div className="demo-card" ref={card}>
      <ol className="demo-steps" aria-label={messages.steps.label}>
        {messages.steps.names.map((one, index) => (
          <li
            key={one}
            className={index < place ? "done" : undefined}
            aria-current={index === place ? "step" : undefined}
          >
            {index < place ? <span className="visually-hidden">{messages.steps.done}</span> : null}
            <span>{`${index + 1}. ${one}`}</span>
          </li>
        ))}
      </ol>
      <form {...submission.form} className="demo-form" onSubmit={submit}>
        <h2 className="visually-hidden" ref={heading} tabIndex={-1}>
          {fill(messages.stepHeading, { step: String(place + 1), name })}
        </h2>
        {step === "time" ? null : (
          <div className="picked">
            {picked}
            <StepButton step="time" onGo={goTo}>
              {messages.change}
            </StepButton>
          </div>
        )}
        <div className="inner">
          <FormStart submission={submission} />
          <input type="hidden" name="timeZone" value={zone ?? ""} />
          <div hidden={step !== "time"}>
            {isLost ? (
              <SlotTaken
                ref={takenNotice}
                messages={messages}
                closed={timeError === errors.closed ? timeError : null}
                nearest={nearest}
                onPick={pick}
              />
            ) : null}
            {slots ? null : (
              <>
                <SlotsUnavailable messages={messages} onRetry={() => refresh()} />
                {/* Without the slots' radio buttons these keep what was chosen. */}
                {initial.at ? (
                  <>
                    <input type="hidden" name="selectedDate" value={initial.day} />
                    <input type="hidden" name="selectedTime" value={initial.at} />
                  </>
                ) : null}
              </>
            )}
            {isFull ? (
              <p className="callout">
                <b>{messages.allFull.title}</b> {messages.allFull.text}
              </p>
            ) : null}
            <SlotPicker
              id={submission.id}
              weeks={weeks}
              messages={messages}
              initial={initial}
              errors={{
                day: submission.errorOf("selectedDate"),
                time: isLost ? undefined : timeError,
              }}
              ownClock={own}
              onChoose={() => {
                readChoice();
                change();
              }}
            />
          </div>
          <div hidden={step !== "details"}>
            <DemoDetails fields={submission.fields} />
          </div>
          {step === "confirm" ? (
            <DemoReview messages={messages} when={`${pickedText ?? ""}${ownText}`} values={review} />
          ) : null}
          {step === "details" ? (
            <FormEnd
              submission={submission}
              button={
                <Button kind="primary" size="large" name="step" value="confirm">
                  {messages.review}
                </Button>
              }
            >
              <StepButton step="time" onGo={goTo}>
                {messages.back}
              </StepButton>
            </FormEnd>
          ) : null}
          {step === "confirm" ? (
            <FormEnd submission={submission}>
              <StepButton step="details" onGo={goTo}>
                {messages.changeDetails}
              </StepButton>
            </FormEnd>
          ) : null}
        </div>
        {step === "time" && !isFull && slots ? (
          <div className="picked" aria-live="polite">
            {picked}
            <Button kind="primary" name="step" value="details">
              {messages.next} <Icon name="arrow" className="icon--go" />
            </Button>
          </div>
        ) : null}
      </form>
    </div>
  );
}

/** Checks the radio button with this value, or none for null. */
function choose(form: HTMLFormElement, name: string, value: string | null): void {
  for (const button of form.querySelectorAll<HTMLInputElement>(`input[name=${name}]`))
    button.checked = button.value === value;
}
