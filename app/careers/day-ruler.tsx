import { dayParts } from "./shift.ts";
import "./day-ruler.css";

const percent = (hours: number) => `${((hours / 24) * 100).toFixed(2)}%`;

/** Draws a shift on the 24 hours of a day, with dark nights. The same hours are in text beside it. */
export function DayRuler({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  return (
    <svg className="day-ruler" aria-hidden="true">
      {dayParts(startsAt, endsAt).map(({ from, to }) => (
        <rect key={from} x={percent(from)} width={percent(to - from)} y="20%" height="60%" />
      ))}
    </svg>
  );
}
