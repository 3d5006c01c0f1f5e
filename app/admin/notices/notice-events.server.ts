import { adminHref, leadHref } from "#app/admin/addresses.ts";
import type { ReadEvents } from "#app/admin/event-stream.server.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { adminPaths } from "#app/site-map.ts";
import { leadLine, type Notice, noticesSince, noticeTitle } from "./data.server.ts";
import type { BrowserNotice } from "./rules.ts";

/** A transaction that began earlier may be committed later (ms). */
const overlap = 10_000;
/** Somebody who comes back after a longer time (ms) finds the leads in the list, not in a row of notices. */
const longest = 10 * 60_000;

/**
 * Reads the notices of the person who is signed in that this stream has not sent yet: from the browser's last event
 * on, or from when the page's data was read (ms; NaN: unknown, so from now on), since its stream opens a moment later.
 */
export function noticeEvents(
  staff: StaffAccess,
  { lastEventId, readAt }: { lastEventId: string | null; readAt: number },
  now: Date,
  locale: Locale,
): ReadEvents {
  const last = lastEventId === null ? readAt : Number(lastEventId.split(".")[0]);
  const isRecent = last > now.getTime() - longest && last <= now.getTime();
  // What was there when the page's data was read is no news.
  const from = isRecent ? last : now.getTime();
  const sent = new Set<string>();
  let since = from;
  return async () => {
    const notices = await noticesSince(staff, new Date(since - overlap));
    const news = notices.filter((notice) => notice.at.getTime() > from && !sent.has(idOf(notice)));
    for (const notice of news) {
      sent.add(idOf(notice));
      since = notice.at.getTime();
    }
    return news.map((notice) => ({
      name: "notice",
      id: idOf(notice),
      data: JSON.stringify(browserNotice(notice, locale)),
    }));
  };
}

function idOf({ id, at }: Pick<Notice, "id" | "at">): string {
  return `${at.getTime()}.${id}`;
}

function browserNotice(notice: Notice, locale: Locale): BrowserNotice {
  const { id, leads } = notice;
  const [first] = leads;
  return {
    id,
    title: noticeTitle(notice, locale),
    body: leads
      .map((lead) => leadLine(lead, locale))
      .slice(0, 3)
      .join("\n"),
    href: first && leads.length === 1 ? leadHref(first.id, locale) : adminHref(adminPaths.leads, locale),
  };
}
