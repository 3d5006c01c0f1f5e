import { useState } from "react";
import type { Locale } from "#app/i18n/locale.ts";
import { Button } from "#app/ui/button.tsx";
import { Field } from "#app/ui/field.tsx";
import type { NotChanged } from "./change.server.ts";
import { reasonCharacters } from "./rules.ts";
import { SlotPicker } from "./slot-picker.tsx";
import { ownClock, useOwnZone } from "./use-own-zone.ts";
import type { SlotsView } from "./view.server.ts";
import type { ChangeWords, SlotWords } from "./words.ts";
import "#app/ui/callout.css";
import "./demo-form.css";

interface ChangeDemoProps {
  locale: Locale;
  words: ChangeWords;
  formWords: SlotWords;
  slots: SlotsView;
  notChanged: NotChanged | undefined;
}

/**
 * Moves or cancels a booking. Two plain forms that post to their own page, so that it works the same with and without
 * script.
 */
export function ChangeDemo({ locale, words, formWords, slots, notChanged }: ChangeDemoProps) {
  const days = slots.weeks.flatMap(({ days }) => days);
  const [initial] = useState(() => ({
    day: notChanged?.day || (days.find(({ state }) => state === "open")?.day ?? ""),
    at: "",
  }));
  const own = ownClock(locale, useOwnZone(), slots.weeks);
  const isTime = notChanged?.reason === "timeMissing";
  return (
    <>
      <form className="demo-form" method="post">
        <div className="inner">
          <h2 className="demo-change-title">{words.moveHeading}</h2>
          {notChanged && !isTime ? (
            <p className="callout" role="alert">
              <b>{words.results[notChanged.reason]}</b>
            </p>
          ) : null}
          <SlotPicker
            id="ny-"
            weeks={slots.weeks}
            words={formWords}
            initial={initial}
            errors={{ day: undefined, time: isTime ? words.results.timeMissing : undefined }}
            own={own}
          />
          <div className="actions">
            <Button kind="primary" size="large" name="do" value="move">
              {words.move}
            </Button>
          </div>
        </div>
      </form>
      <form className="picked" method="post">
        <p>
          <b className="own-line">{words.cancelHeading}</b>
          <span className="muted">{words.cancelText}</span>
        </p>
        <Field
          id="why"
          name="why"
          label={words.why}
          optional={words.optional}
          multiline
          rows={2}
          maxLength={reasonCharacters}
          autoComplete="off"
          defaultValue={notChanged?.why}
        />
        <Button kind="outline" name="do" value="cancel">
          {words.cancel}
        </Button>
      </form>
    </>
  );
}
