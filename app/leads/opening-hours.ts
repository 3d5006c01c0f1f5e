const timeZone = "Europe/Stockholm";
const [saturday, sunday] = [6, 7];

/** When the company answers (the claims module): Monday to Friday, Swedish time, within so many minutes. */
export type AnswerPromise = { opens: string; closes: string; minutes: number };

export type AnswerTime = {
  /** The moment before which the visitor has been answered. */
  at: Date;
  /** Whether that is on the day the request came in. */
  sameDay: boolean;
};

/**
 * When a request is to be answered (Monday-Friday 08:00-18:00, 30 minutes, unless the admin says otherwise).
 * One that comes in while the admin is open, early enough for the answer to fall within the opening hours,
 * is answered within the promised minutes; any other within the promised minutes of the next opening.
 * Seconds are dropped, so that the promise is never later than what is written. Public holidays are
 * weekdays here: the company closes on none.
 */
export function answerBefore(receivedAt: Date, { opens, closes, minutes }: AnswerPromise): AnswerTime {
  const received = Temporal.Instant.fromEpochMilliseconds(receivedAt.getTime())
    .toZonedDateTimeISO(timeZone)
    .round({ smallestUnit: "minute", roundingMode: "floor" });
  const opening = received.withPlainTime(opens);
  const answer = received.add({ minutes });
  const inTime =
    isWorkday(received) &&
    Temporal.ZonedDateTime.compare(received, opening) >= 0 &&
    Temporal.ZonedDateTime.compare(answer, received.withPlainTime(closes)) <= 0;

  const at = inTime ? answer : nextOpening(received, opening).add({ minutes });
  return {
    at: new Date(at.epochMilliseconds),
    sameDay: at.toPlainDate().equals(received.toPlainDate()),
  };
}

function nextOpening(
  received: Temporal.ZonedDateTime,
  today: Temporal.ZonedDateTime,
): Temporal.ZonedDateTime {
  let opening = today;
  while (!isWorkday(opening) || Temporal.ZonedDateTime.compare(opening, received) <= 0)
    opening = opening.add({ days: 1 });
  return opening;
}

function isWorkday({ dayOfWeek }: Temporal.ZonedDateTime): boolean {
  return dayOfWeek !== saturday && dayOfWeek !== sunday;
}
