import { type DayHours, openMinutesWithin } from "#app/company/opening-hours.ts";
import { medianMinutes } from "#app/company/promise.ts";

/** The days whose responses count. */
export const responseDays = 90;

/** With fewer responses a median says little, and might tell how long one customer waited. */
export const fewestResponses = 30;

/** How fast the company has responded: the median in minutes of opening hours, and of how many responses. */
export interface OwnResponse {
  minutes: number;
  responses: number;
}

/** What visitors see of how fast the company has responded (product 1.12); null with too few responses. */
export function ownResponse(
  times: readonly { received: Date; responded: Date }[],
  hours: DayHours,
): OwnResponse | null {
  if (times.length < fewestResponses) return null;
  const first = new Date(Math.min(...times.map(({ received }) => received.getTime())));
  const last = new Date(Math.max(...times.map(({ responded }) => responded.getTime())));
  const minutesOf = openMinutesWithin(first, last, hours);
  const minutes = medianMinutes(
    times.map(({ received, responded }) => minutesOf(received.getTime(), responded.getTime())),
  );
  // What is responded to while we are closed took none of our minutes: one is the least that we say.
  return minutes === null ? null : { minutes: Math.max(1, minutes), responses: times.length };
}
