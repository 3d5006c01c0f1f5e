import { data } from "react-router";
import { type Context, siteContext } from "#app/context.ts";
import { readDraftLink } from "#app/draft-links/draft-link.ts";
import { draftByLink, type LinkedDraft } from "#app/draft-links/draft-links.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { inLanguage } from "#app/i18n/links.ts";
import { type Locale, localeOfRequest, otherLocale } from "#app/i18n/locale.ts";
import { RateLimited } from "#backend/database/errors.ts";
import { draftPageMessages } from "./words.server.ts";

interface DraftRequest {
  request: Request;
  url: URL;
  context: Context;
}

/**
 * The data of a draft's page for anybody with its link, or why it is not shown. `view` makes the page's data from the
 * draft: null when the draft is of another kind. It throws a redirect when the draft has been published.
 */
export async function draftPage<View>(
  { request, url, context }: DraftRequest,
  view: (draft: LinkedDraft & { state: "valid" }, locale: Locale) => View | null,
) {
  const locale = localeOfRequest(url, request.headers.get("cookie"));
  const { over, invalid, tooOften, unavailable, until, ...messages } = draftPageMessages[locale];
  const closed = (message: { title: string; text: string }, status: number) =>
    data({ locale, title: message.title, message, view: null, bar: null }, { status });
  const draft = await findDraft({ url, context });
  if (draft.state === "tooOften") return closed(tooOften, 429);
  if (draft.state === "unavailable") return closed(unavailable, 503);
  if (draft.state === "over") return closed(over, 410);
  const draftView = draft.state === "valid" ? view(draft, locale) : null;
  if (draft.state !== "valid" || draftView === null) return closed(invalid, 404);
  const bar = {
    notice: messages.notice,
    until: fill(until, { until: formatShortMoment(draft.expiresAt, locale) }),
    other: { href: inLanguage(url, otherLocale(locale)), label: messages.other },
  };
  return data({ locale, title: messages.title, message: null, view: draftView, bar });
}

async function findDraft({
  url,
  context,
}: Pick<DraftRequest, "url" | "context">): Promise<LinkedDraft | { state: "tooOften" | "unavailable" }> {
  const link = readDraftLink(url.searchParams);
  if (!link) return { state: "invalid" };
  const { database, clientIp, reportError } = context.get(siteContext);
  try {
    return await draftByLink(database, link, { clientIp });
  } catch (error) {
    if (error instanceof RateLimited) return { state: "tooOften" };
    reportError(error, url.pathname);
    return { state: "unavailable" };
  }
}
