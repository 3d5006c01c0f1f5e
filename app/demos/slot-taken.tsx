import type { Ref } from "react";
import { Button } from "#app/ui/button.tsx";
import type { NearSlot } from "./view.server.ts";
import type { DemoFormMessages } from "./words.ts";
import "#app/ui/callout.css";

/** Says that the slot is taken and offers the nearest free ones as buttons; the rest of the form stays as it was. */
export function SlotTaken({
  messages,
  closed,
  nearest,
  onPick,
  ref,
}: {
  messages: DemoFormMessages;
  /** The text for a slot that is no longer offered; null for one that was taken. */
  closed: string | null;
  nearest: readonly NearSlot[];
  onPick: (slot: NearSlot) => void;
  ref: Ref<HTMLElement>;
}) {
  return (
    <section className="callout taken" role="alert" tabIndex={-1} ref={ref}>
      <p>
        <b>{closed ?? messages.takenTitle}</b> {closed ? null : messages.takenText}
      </p>
      {nearest.length > 0 ? (
        <>
          <p>{messages.nearest}</p>
          <ul className="taken-near">
            {nearest.map((slot) => (
              <li key={slot.at}>
                <Button
                  kind="outline"
                  size="small"
                  name="pick"
                  value={slot.at}
                  onClick={(event) => {
                    event.preventDefault();
                    onPick(slot);
                  }}
                >
                  {slot.name}
                </Button>
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </section>
  );
}
