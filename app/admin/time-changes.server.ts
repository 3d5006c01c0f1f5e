import { sql } from "kysely";
import { firstResponse, type ResponsePromise } from "#app/company/promise.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { urgentMilliseconds } from "#app/orders/order.ts";
import type { Database } from "#backend/database/connection.ts";
import { oneValue } from "#backend/database/one-value.ts";

/** From this long before a demo the overview counts the minutes to it and shows its link. */
export const demoSoonMinutes = 90;

/**
 * Whether time alone has changed what the admin's pages show between `since` and `now`: a new day, opening or closing
 * time, a next step that is due, a response that is late, a demo that is soon, has begun or has ended, an order that
 * has ended or stands out. Minutes are counted by the pages themselves.
 */
export async function hasTimeChangedPages(
  database: Database,
  promise: ResponsePromise,
  since: Date,
  now: Date,
): Promise<boolean> {
  const [waitedSince, waitedNow] = [since, now].map(
    (at) => new Date(+at - promise.minutes * milliseconds.minute),
  );
  const stateAt = (at: Date) => `${swedishDay(at)} ${firstResponse(at, promise).state}`;
  if (stateAt(since) !== stateAt(now)) return true;
  if (waitedSince && waitedNow && stateAt(waitedSince) !== stateAt(waitedNow)) return true;
  const within = (column: string) => sql`${sql.ref(column)} > ${since} and ${sql.ref(column)} <= ${now}`;
  const isChanged = sql`exists (select from leads where ${within("next_at")})
    or exists (select from leads where created_at > ${waitedSince} and created_at <= ${waitedNow} and status = 'new')
    or exists (select from orders where cancelled_at is null and (${within("ends_at")} or (staffed_at is null
      and starts_at > ${since}::timestamptz + ${urgentMilliseconds} * interval '1 millisecond'
      and starts_at <= ${now}::timestamptz + ${urgentMilliseconds} * interval '1 millisecond')))
    or exists (select from demo_bookings where status = 'booked' and (${within("starts_at")} or ${within("ends_at")}
      or (starts_at > ${since}::timestamptz + ${demoSoonMinutes} * interval '1 minute'
        and starts_at <= ${now}::timestamptz + ${demoSoonMinutes} * interval '1 minute')))`;
  return database.as("service_role", oneValue(isChanged));
}
