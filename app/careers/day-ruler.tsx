import { stretchesOf } from "./rules.ts";
import "./day-ruler.css";

const share = (hours: number) => `${((hours / 24) * 100).toFixed(2)}%`;

/** A shift drawn on the 24 hours of a day, with dark nights. The hours are also in text beside it. */
export function DayRuler({ startsAt, endsAt }: { startsAt: number; endsAt: number }) {
  return (
    <svg className="day-ruler" aria-hidden="true">
      {stretchesOf(startsAt, endsAt).map(({ from, to }) => (
        <rect key={from} x={share(from)} width={share(to - from)} y="20%" height="60%" />
      ))}
    </svg>
  );
}
