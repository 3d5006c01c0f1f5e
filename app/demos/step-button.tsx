import type { Step } from "./steps.ts";
import type { DemoFormMessages } from "./words.ts";

interface StepButtonProps {
  step: Step;
  onGo: (step: Step) => void;
  children: string;
}

/** Goes to another step; without script it posts the form as it is. */
export function StepButton({ step, onGo, children }: StepButtonProps) {
  return (
    <button
      className="more"
      type="submit"
      name="step"
      value={step}
      onClick={(event) => {
        event.preventDefault();
        onGo(step);
      }}
    >
      {children}
    </button>
  );
}

/** Shown instead of the slots when the database did not respond. */
export function SlotsUnavailable({ messages, onRetry }: { messages: DemoFormMessages; onRetry: () => void }) {
  return (
    <div className="callout">
      <p>
        <b>{messages.unavailable.title}</b> {messages.unavailable.text}
      </p>
      <StepButton step="time" onGo={onRetry}>
        {messages.unavailable.retry}
      </StepButton>
    </div>
  );
}
