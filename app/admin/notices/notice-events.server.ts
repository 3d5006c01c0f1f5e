import type { ReadEvents } from "#app/admin/event-stream.server.ts";
import { adminHref, leadHref } from "#app/admin/urls.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import type { Locale } from "#app/i18n/locale.ts";
import type { BrowserNotice } from "#app/leads/notices/notice.ts";
import { leadLine, type Notice, noticesSince, noticeTitle } from "#app/leads/notices/notices.server.ts";

/** How far back notices are read again, since a transaction that began earlier may be committed later. */
const overlapMilliseconds = 10_000;
/** After a longer absence there are no notices: the leads are in the list. */
const maxAgeMilliseconds = 10 * milliseconds.minute;

/**
 * Makes the function that reads the notices of the person who is signed in which this stream has not sent yet: those
 * after the browser's last event, or after `readAt`, when the page's data was read (milliseconds since 1970; NaN if
 * unknown, then after `now`).
 */
export function noticeEvents(
  staff: StaffAccess,
  { lastEventId, readAt }: { lastEventId: string | null; readAt: number },
  now: Date,
  locale: Locale,
): ReadEvents {
  const last = lastEventId === null ? readAt : Number(lastEventId.split(".")[0]);
  const isRecent = last > now.getTime() - maxAgeMilliseconds && last <= now.getTime();
  // Earlier notices are not new: the page shows their leads already.
  const from = isRecent ? last : now.getTime();
  const sent = new Set<string>();
  let since = from;
  return async () => {
    const notices = await noticesSince(staff, new Date(since - overlapMilliseconds));
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
