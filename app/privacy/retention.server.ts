import { eraseBrowserReports } from "#app/analytics/change-browser-reports.server.ts";
import { eraseEvents } from "#app/analytics/change-events.server.ts";
import { eraseApplications } from "#app/careers/application/change-application.server.ts";
import { eraseDemoBookings } from "#app/demos/change-own-demo.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { applicationMonths } from "#app/domain/retention.ts";
import { eraseOldAddressCounts } from "#app/redirects/change-counts.server.ts";
import { eraseRequests } from "#app/requests/retention.server.ts";
import { eraseDeliveries } from "#app/webhooks/change-webhook.server.ts";
import { logMilliseconds } from "#app/webhooks/webhook.ts";
import type { Database } from "#backend/database/connection.ts";
import { eraseFromOutbox } from "#backend/mail/outbox.ts";

/** The counts of browsers' reports are stored for four weeks, since they are about the current version. */
const reportMilliseconds = 28 * milliseconds.day;

/**
 * Erases what is older than `months`, as the forms and /privacy promise (GDPR, article 5.1 e): requests and orders with
 * their deliveries and jobs, the emails in this node's outbox, demos, events, the counts of old addresses, and the log of
 * webhooks; and applications for jobs by a term of their own. Requests that became customers (leads marked as won) are
 * kept. Throws when something could not be erased, so that the queue tries again.
 */
export async function eraseExpired({
  database,
  outboxDir,
  months,
  now,
}: {
  database: Database;
  outboxDir: string;
  months: number;
  now: Date;
}): Promise<void> {
  const before = monthsBefore(now, months);
  await eraseRequests(database, before);
  await eraseDemoBookings(database, before);
  await eraseApplications(database, monthsBefore(now, applicationMonths));
  await eraseEvents(database, before);
  await eraseOldAddressCounts(database, before);
  await eraseBrowserReports(database, new Date(now.getTime() - reportMilliseconds));
  await eraseDeliveries(database, new Date(now.getTime() - logMilliseconds));
  await eraseFromOutbox(outboxDir, before);
}

/** The same day and time some months earlier (UTC), or the last day of a shorter month. */
export function monthsBefore(now: Date, months: number): Date {
  const before = now.toTemporalInstant().toZonedDateTimeISO("UTC").subtract({ months });
  return new Date(before.epochMilliseconds);
}
