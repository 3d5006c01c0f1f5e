import ical, { ICalCalendarMethod, ICalEventStatus } from "ical-generator";
import { sql } from "kysely";
import { demoEventMessages, demoFeedMessages } from "#app/content/emails/demo.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { languageParameters } from "#app/i18n/links.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { dataPaths } from "#app/site-map.ts";
import type { Client, Database } from "#backend/database/connection.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { oneValue } from "#backend/database/one-value.ts";
import { derivedId } from "#backend/mail/derived-id.ts";
import { ownUid } from "./own-uid.ts";

/** A demo in a calendar feed; its times are ISO 8601. */
export interface FeedDemo {
  id: string;
  startsAt: string;
  endsAt: string;
  updatedAt: string;
  sequence: number;
  isCancelled: boolean;
  company: string;
  name: string;
  phone: string | null;
  meetingLink: string | null;
  salesRep: string;
}

/** The secret key is a URL parameter and not in the path, so that logs of paths don't have it. */
export const feedKeyParameter = "nyckel";

/** How often calendars are asked to read a feed. */
const refreshSeconds = 900;

/**
 * The demos of a feed (product 12.11); null for an invalid key, "rateLimited" for a client that asks too often. Throws
 * DatabaseUnavailable.
 */
export async function feedDemos(
  database: Database,
  key: string,
  client: Client,
): Promise<FeedDemo[] | null | "rateLimited"> {
  try {
    return await database.as("anon", oneValue(sql`demo_feed(${key})`), client);
  } catch (error) {
    if (error instanceof RateLimited) return "rateLimited";
    throw error;
  }
}

/** The URL of a feed in one language. */
export function feedHref(key: string, siteUrl: string, locale: Locale): string {
  const parameters = new URLSearchParams({ [feedKeyParameter]: key, ...languageParameters(locale) });
  return new URL(`${dataPaths.demoFeed}?${parameters}`, siteUrl).href;
}

/**
 * The calendar file of a feed (RFC 5545). A demo has the UID of its invitation and the sequence of its latest change; a
 * cancelled one stays with that status until its time has passed.
 */
export function feedFile(demos: readonly FeedDemo[], siteUrl: string, locale: Locale): string {
  const messages = demoFeedMessages[locale];
  const calendar = ical({
    prodId: { company: new URL(siteUrl).hostname, product: "demos", language: locale.toUpperCase() },
    method: ICalCalendarMethod.PUBLISH,
    name: messages.name,
    ttl: refreshSeconds,
  });
  for (const demo of demos) {
    const { company, name, phone, isCancelled } = demo;
    const link = new URL(`${adminPaths.demos}/${demo.id}`, siteUrl).href;
    calendar.createEvent({
      id: ownUid(derivedId(demo.id)),
      sequence: demo.sequence,
      stamp: new Date(demo.updatedAt),
      start: new Date(demo.startsAt),
      end: new Date(demo.endsAt),
      summary: fill(isCancelled ? messages.cancelled : messages.title, { company }),
      location: demo.meetingLink ?? demoEventMessages[locale].online,
      description: [
        fill(messages.customer, { name, company }),
        ...(phone ? [fill(messages.phone, { phone })] : []),
        fill(messages.salesRep, { name: demo.salesRep }),
        ...(demo.meetingLink ? [demo.meetingLink] : []),
        fill(messages.open, { link }),
      ].join("\n"),
      url: link,
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar.toString();
}
