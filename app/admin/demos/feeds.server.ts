import { randomBytes } from "node:crypto";
import { sql } from "kysely";
import { type Admin, isId } from "#app/admin/admin-request.server.ts";
import type { SalesRep } from "#app/demos/demos.server.ts";
import { feedHref } from "#app/demos/feed.server.ts";
import { type StaffAccess, staffCall, staffRows } from "#app/domain/as-staff.server.ts";
import { textsOf } from "#app/forms/posted-form.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { TimesOutcome } from "./affected-demos.server.ts";
import { demoFeedsMessages } from "./words.server.ts";

/** The outcome of a form of the settings; `feed` is a new feed URL, which is shown once. */
export type SettingsOutcome = TimesOutcome & { feed?: string };

/** The staff's own calendar feeds, by sales rep; null stands for all demos. */
export function listFeeds(staff: StaffAccess): Promise<{ salesRep: string | null; since: Date }[]> {
  return staffRows(
    staff,
    sql<{ salesRep: string | null; since: Date }>`
      select sales_rep_id as "salesRep", created_at as since from admin_demo_feeds()`,
  );
}

/** A row for all demos and one for each sales rep, with the forms that make, renew and end its feed. */
export function feedEntries(
  salesReps: readonly SalesRep[],
  feeds: Awaited<ReturnType<typeof listFeeds>>,
  locale: Locale,
) {
  const messages = demoFeedsMessages[locale];
  return [{ id: "", name: messages.all }, ...salesReps].map(({ id, name }) => {
    const feed = feeds.find(({ salesRep }) => (salesRep ?? "") === id);
    return {
      id,
      name,
      since: feed ? fill(messages.since, { when: formatShortMoment(feed.since, locale) }) : null,
      make: { intent: "makeFeed", rep: id },
      end: feed ? { intent: "endFeed", rep: id } : null,
    };
  });
}

/** Handles a form about calendar feeds (product 12.11); null for another form. */
export async function handleFeedForm(
  { staff, locale }: Admin,
  form: FormData,
  siteUrl: string,
): Promise<SettingsOutcome | null> {
  const messages = demoFeedsMessages[locale];
  const { intent, rep = "" } = textsOf(form);
  if ((intent !== "makeFeed" && intent !== "endFeed") || (rep !== "" && !isId(rep))) return null;
  const key = intent === "makeFeed" ? randomBytes(32).toString("base64url") : null;
  await staffCall(staff, sql`admin_set_demo_feed(${rep || null}::uuid, ${key}::text)`);
  if (!key) return { done: true, text: messages.ended };
  return { done: true, text: messages.made, feed: feedHref(key, siteUrl, locale) };
}
