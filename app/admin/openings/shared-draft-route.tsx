import { redirect } from "react-router";
import { personalHeaders } from "#app/account/page-data.server.ts";
import { draftPage } from "#app/admin/draft-links/draft-page.server.ts";
import { DraftScreen } from "#app/admin/draft-links/draft-screen.tsx";
import { Advertisement } from "#app/careers/advertisement.tsx";
import { openingHref } from "#app/careers/filters.ts";
import { viewAdvertisement } from "#app/careers/view.server.ts";
import { openingMessages } from "#app/content/pages/careers.server.ts";
import { siteContext } from "#app/context.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { More } from "#app/layout/links.tsx";
import { unlistedMeta } from "#app/seo/page-meta.ts";
import type { Route } from "./+types/shared-draft-route";
import { fullOpening } from "./opening-view.server.ts";

/** An opening's draft, for anybody with its link; redirects to the opening once visitors see it. */
export function loader({ request, url, context }: Route.LoaderArgs) {
  return draftPage({ request, url, context }, ({ opening }, locale) => {
    if (!opening) return null;
    if (opening.published && opening.posted_on <= swedishDay(new Date()))
      throw redirect(openingHref(opening.slug, locale), { headers: personalHeaders });
    return {
      opening: viewAdvertisement(fullOpening(opening, locale), context.get(siteContext).facts.pay, locale),
      messages: openingMessages[locale],
    };
  });
}

export const headers = () => personalHeaders;

export const meta = ({ loaderData }: Route.MetaArgs) => unlistedMeta({ title: loaderData?.title });

/** An opening's draft, or why its link does not show it. */
export default function SharedOpeningDraft({ loaderData: { message, bar, view } }: Route.ComponentProps) {
  return (
    <DraftScreen message={message} bar={bar}>
      {view ? <Advertisement {...view} breadcrumbs={null} sample={null} form={null} more={More} /> : null}
    </DraftScreen>
  );
}
