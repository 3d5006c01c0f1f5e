import type { Admin } from "#app/admin/admin-request.server.ts";
import { closeDraftLinks, makeDraftLink } from "#app/draft-links/change-draft-link.server.ts";
import { type DraftKind, draftHref } from "#app/draft-links/draft-link.ts";
import { findOpenDraftLink } from "#app/draft-links/draft-links.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { draftLinkMessages } from "./words.server.ts";

/** What an editor shows of the link to its draft. */
export type DraftLinkView = Awaited<ReturnType<typeof draftLinkView>>;

/** What an editor shows of the open link to an article or an opening; `link` is null for none. */
export async function draftLinkView(
  { staff, locale }: Admin,
  kind: DraftKind,
  about: string,
  siteUrl: string,
) {
  const messages = draftLinkMessages[locale];
  const open = await findOpenDraftLink(staff, about);
  return {
    messages,
    link: open
      ? {
          address: new URL(draftHref(kind, open, locale), siteUrl).href,
          until: fill(messages.until, { until: formatShortMoment(open.expiresAt, locale) }),
        }
      : null,
  };
}

/** Handles a form that makes or closes a draft's link. Gives the text of the outcome; null for another form. */
export async function handleDraftLinkForm(
  { staff, locale }: Admin,
  kind: DraftKind,
  about: string,
  form: FormData,
): Promise<string | null> {
  const intent = form.get("intent");
  if (intent === "makeLink") await makeDraftLink(staff, kind, about);
  else if (intent === "closeLink") await closeDraftLinks(staff, kind, about);
  else return null;
  return draftLinkMessages[locale][intent === "makeLink" ? "made" : "closed"];
}
