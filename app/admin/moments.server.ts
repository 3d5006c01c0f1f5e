import { sql } from "kysely";
import { type AnswerPromise, answerNow } from "#app/domain/opening-hours.ts";
import { dateFormat } from "#app/i18n/date-format.ts";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";

/** So long before it begins, a demo's minutes are counted and its link is shown (overview). */
export const demoNearMinutes = 90;

/**
 * Whether time alone has changed what pages of the admin say since a moment: a day, the opening hours, a next step, a
 * promised answer, or a demo has begun or ended. Minutes that run are counted by the pages themselves.
 */
export async function hasMomentCome(
  database: Database,
  promise: AnswerPromise,
  since: Date,
  now: Date,
): Promise<boolean> {
  const [waitedSince, waitedNow] = [since, now].map((at) => new Date(+at - promise.minutes * 60_000));
  const stateAt = (at: Date) => `${dateFormat("sv").format(at)} ${answerNow(at, promise).state}`;
  if (stateAt(since) !== stateAt(now)) return true;
  if (waitedSince && waitedNow && stateAt(waitedSince) !== stateAt(waitedNow)) return true;
  const within = (column: string) => sql`${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${now}`;
  return database.as("service_role", (queries) =>
    oneValue<boolean>(
      queries,
      sql`exists (select from leads where ${within("next_at")})
        or exists (select from leads where created_at > ${waitedSince} and created_at <= ${waitedNow} and status = 'new')
        or exists (select from demo_bookings where status = 'booked' and (${within("starts_at")} or ${within("ends_at")}
          or (starts_at > ${since}::timestamptz + ${demoNearMinutes} * interval '1 minute'
            and starts_at <= ${now}::timestamptz + ${demoNearMinutes} * interval '1 minute')))`,
    ),
  );
}
