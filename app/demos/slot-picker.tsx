import { capital } from "#app/i18n/capital.ts";
import { fill } from "#app/i18n/fill.ts";
import { FieldError } from "#app/ui/field-error.tsx";
import type { OwnClock } from "./own-time.ts";
import type { WeekView } from "./view.server.ts";
import type { SlotMessages } from "./words.ts";
import "./slot-picker.css";

interface SlotPickerProps {
  id: string;
  weeks: readonly WeekView[];
  messages: SlotMessages;
  /** The initial choice, an ISO day in Sweden and one of its slots; after that the radio buttons have it. */
  initial: { day: string; at: string };
  errors?: { day?: string | undefined; time?: string | undefined };
  /** The visitor's clock; null when it shows the same as Sweden's at every slot. */
  ownClock: OwnClock | null;
  onChoose?: () => void;
}

/** The day to begin with: `wanted` if it has a free slot, else the first day that has one; "" without any. */
export function dayToShow(weeks: readonly WeekView[], wanted?: string): string {
  const open = weeks.flatMap(({ days }) => days).filter(({ state }) => state === "open");
  return (open.find(({ day }) => day === wanted) ?? open[0])?.day ?? "";
}

/**
 * The days of the offered weeks, then the times of the chosen day. All radio buttons: arrow keys choose, every label
 * is read in full, and CSS alone shows the times of the chosen day, so that it works without script.
 */
export function SlotPicker({
  id,
  weeks,
  messages,
  initial,
  errors = {},
  ownClock,
  onChoose,
}: SlotPickerProps) {
  const days = weeks.flatMap((week) => week.days);
  const firstOpen = dayToShow(weeks);
  return (
    <div className="picker">
      {ownClock ? <p className="picker-zone">{fill(messages.ownZone, { zone: ownClock.zone })}</p> : null}
      {weeks.map((week) => (
        <fieldset className="days" key={week.title}>
          <legend className="slot-heading">
            <b>{week.title}</b> <span>{week.number}</span>
          </legend>
          {week.days.map((day) => (
            <label className="day" key={day.day}>
              <input
                id={day.day === firstOpen ? `${id}selectedDate` : undefined}
                type="radio"
                name="selectedDate"
                value={day.day}
                data-place={days.indexOf(day)}
                defaultChecked={day.day === initial.day}
                disabled={day.state !== "open"}
                aria-describedby={errors.day === undefined ? undefined : `${id}day-error`}
                aria-label={day.spokenNote ? `${day.name}, ${day.spokenNote}` : day.name}
                onChange={onChoose}
              />
              <span>{day.weekday}</span>
              <b>{day.number}</b>
              <span>{day.note ?? day.month}</span>
            </label>
          ))}
        </fieldset>
      ))}
      <FieldError id={`${id}day-error`} text={errors.day} />
      <FieldError id={`${id}time-error`} text={errors.time} />
      {days.map((day, place) => (
        <fieldset className={`slots slots--${place}`} key={day.day}>
          <legend className="slot-heading">
            <b>{capital(day.name)}</b> <span>{messages.zone}</span>
          </legend>
          {day.slots.length === 0 ? (
            <p className="slots--none">
              {day.state === "closed" ? capital(day.spokenNote ?? "") : messages.noTimes}
            </p>
          ) : null}
          {day.slots.map(({ at, from, to, free }) => (
            <label className="slot" key={at}>
              <input
                type="radio"
                name="selectedTime"
                value={at}
                defaultChecked={at === initial.at}
                disabled={!free}
                aria-describedby={errors.time === undefined ? undefined : `${id}time-error`}
                onChange={onChoose}
              />
              <span className="visually-hidden">{`${day.name}, `}</span>
              <span className="slot-from">{from}</span>
              <span className="visually-hidden">{` ${messages.until} ${to}${free ? "" : `, ${messages.taken}`}`}</span>
              <OwnTime time={ownClock?.at(at)} text={messages.ownTime} />
            </label>
          ))}
        </fieldset>
      ))}
    </div>
  );
}

function OwnTime({ time, text }: { time: string | null | undefined; text: string }) {
  return time ? <small>{fill(text, { time })}</small> : null;
}
