import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { openDraftLink } from "./data.server.ts";
import { type DraftKind, draftHref } from "./link.ts";
import { closeDraftLinks, makeDraftLink } from "./mutations.server.ts";
import { draftLinkWords } from "./words.server.ts";

/** The part of an editor with the link to its draft. */
export type DraftLinkView = Awaited<ReturnType<typeof draftLinkView>>;

/** The open link of an article or an opening, in words; `link` is null where there is none. */
export async function draftLinkView(
  staff: StaffAccess,
  kind: DraftKind,
  about: string,
  siteUrl: string,
  locale: Locale,
) {
  const words = draftLinkWords[locale];
  const open = await openDraftLink(staff, about);
  return {
    words,
    link: open
      ? {
          address: new URL(draftHref(kind, open, locale), siteUrl).href,
          until: fill(words.until, { until: formatShortMoment(open.expiresAt, locale) }),
        }
      : null,
  };
}

/** Makes or closes the link when a form asks for it, and says so; null when it asks for something else. */
export async function actOnDraftLink(
  staff: StaffAccess,
  kind: DraftKind,
  about: string,
  form: FormData,
  locale: Locale,
): Promise<string | null> {
  const intent = form.get("intent");
  if (intent === "makeLink") await makeDraftLink(staff, kind, about);
  else if (intent === "closeLink") await closeDraftLinks(staff, kind, about);
  else return null;
  return draftLinkWords[locale][intent === "makeLink" ? "made" : "closed"];
}
