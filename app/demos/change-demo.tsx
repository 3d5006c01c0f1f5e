import { useState } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { NotChanged } from "./change-action.server.ts";
import { dayToShow, SlotPicker } from "./slot-picker.tsx";
import { reasonCharacters } from "./slots.ts";
import { useOwnClock } from "./use-own-zone.ts";
import type { SlotsView } from "./view.server.ts";
import type { ChangeMessages, SlotMessages } from "./words.ts";
import "#app/ui/callout.css";
import "./demo-form.css";

interface ChangeDemoProps {
  locale: Locale;
  messages: ChangeMessages;
  formMessages: SlotMessages;
  slots: SlotsView;
  notChanged: NotChanged | undefined;
}

/**
 * Moves or cancels a booking. Two plain forms that post to their own page, so that it works the same with and without
 * script.
 */
export function ChangeDemo({ locale, messages, formMessages, slots, notChanged }: ChangeDemoProps) {
  const [initial] = useState(() => ({ day: dayToShow(slots.weeks, notChanged?.day), at: "" }));
  const own = useOwnClock(locale, slots.weeks);
  return (
    <>
      <form className="demo-form" method="post">
        <div className="inner">
          <h2 className="title--large">{messages.moveHeading}</h2>
          {notChanged ? (
            <b className="callout" role="alert">
              {messages.results[notChanged.reason]}
            </b>
          ) : null}
          <SlotPicker id="ny-" weeks={slots.weeks} messages={formMessages} initial={initial} ownClock={own} />
          <div className="actions">
            <Button kind="primary" size="large" name="do" value="move">
              {messages.move}
            </Button>
          </div>
        </div>
      </form>
      <form className="picked" method="post">
        <p>
          <b className="own-line">{messages.cancelHeading}</b>
          <span className="muted">{messages.cancelText}</span>
        </p>
        <Field
          id="why"
          name="why"
          label={messages.why}
          optional={messages.optional}
          multiline
          rows={2}
          maxLength={reasonCharacters}
          autoComplete="off"
          defaultValue={notChanged?.why}
        />
        <Button kind="outline" name="do" value="cancel">
          {messages.cancel}
        </Button>
      </form>
    </>
  );
}
