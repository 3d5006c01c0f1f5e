import { useEffect, useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import { adminRequest, findOr404, isId, notFound } from "#app/admin/admin-request.server.ts";
import { listColleagues } from "#app/admin/colleagues.server.ts";
import { offerDraftKey, storeFieldsDraft } from "#app/admin/drafts.ts";
import { incomingEmailMessages } from "#app/admin/emails/incoming-email-words.server.ts";
import { emailActionMessages } from "#app/admin/emails/words.server.ts";
import { AdminTitle } from "#app/admin/ui/admin-title.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { sentOfferParameter } from "#app/admin/urls.ts";
import { responsePromise } from "#app/company/promise.ts";
import { siteContext } from "#app/context.ts";
import { listDemosOf } from "#app/demos/linked-demos.server.ts";
import { readBefore, timelineRead } from "#app/domain/timeline-page.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { markRead } from "#app/leads/change-lead.server.ts";
import { listEmailsAbout } from "#app/leads/conversation/sent-emails.server.ts";
import { listTemplates } from "#app/leads/conversation/templates.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { readLeadView } from "#app/leads/lead-filter.ts";
import { findLead, listDuplicates, listLeadsById } from "#app/leads/leads.server.ts";
import { listMerged, withFactsOf } from "#app/leads/merging.server.ts";
import { listOffers } from "#app/orders/offers.server.ts";
import type { Route } from "./+types/lead-route";
import type { Route as List } from "./+types/list-route";
import { handleLeadForm } from "./lead-action.server.ts";
import { listHref } from "./lead-list-view.server.ts";
import { leadOffersMessages } from "./lead-offers-words.server.ts";
import { LeadPanel } from "./lead-panel.tsx";
import { leadPanelData } from "./lead-view.server.ts";
import { leadListMessages, leadPanelMessages } from "./words.server.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const { facts, configuration } = context.get(siteContext);
  const lead = await findOr404(id, () => findLead(staff, id));
  const mergedIds = await listMerged(staff, id);
  const all = [id, ...mergedIds];
  const before = readBefore(url.searchParams);
  const latest = { limit: timelineRead };
  const timelinePage = { before, ...latest };
  // A link that is only pointed at is loaded before, too.
  const isOpened = !request.headers.get("sec-purpose")?.includes("prefetch");
  if (isOpened && !lead.readAt) await markRead(staff, id);
  const [events, older, emails, duplicates, demos, merged, into, colleagues, templates, offers] =
    await Promise.all([
      listEvents(staff, all, latest),
      before && listEvents(staff, all, timelinePage),
      listEmailsAbout(staff, all, timelinePage),
      listDuplicates(staff, id),
      listDemosOf(staff, id, all),
      listLeadsById(staff, mergedIds),
      lead.mergedInto ? findLead(staff, lead.mergedInto) : null,
      listColleagues(staff),
      listTemplates(staff),
      listOffers(staff, all),
    ]);
  const panel = leadPanelData({
    lead: withFactsOf(lead, merged),
    events,
    timeline: { before, events: older ?? events, emails },
    duplicates,
    merged,
    mergedInto: into ?? null,
    demos,
    offers,
    colleagues,
    templates,
    me: member,
    parameters: url.searchParams,
    promise: responsePromise(facts.openingHours),
    receivesEmails: configuration.REPLY_DOMAIN !== undefined,
    retentionMonths: configuration.RETENTION_MONTHS,
    now: new Date(),
    locale,
  });
  const messages = leadPanelMessages[locale];
  const offersMessages = leadOffersMessages[locale];
  const sent = offers.find((offer) => offer.id === url.searchParams.get(sentOfferParameter));
  return {
    messages,
    offersMessages,
    sentOffer: sent
      ? { text: fill(offersMessages.sent, { to: sent.recipient }), draft: offerDraftKey(sent.leadId) }
      : null,
    emailMessages: emailActionMessages[locale],
    incomingEmailMessages: incomingEmailMessages[locale],
    panel,
    title: fill(messages.title, { title: panel.lead.title }),
    back: { href: listHref(readLeadView(url.searchParams), locale), label: leadListMessages[locale].back },
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const outcome = isId(id) ? await handleLeadForm(admin, id, await readFormData(request)) : null;
  if (!outcome) throw notFound();
  return respondWith(outcome);
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** A lead, beside the list that it was opened from. */
export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { panel, title, sentOffer, ...page } = loaderData;
  const sentOutcome = useMemo(
    () => (sentOffer ? { done: true, text: sentOffer.text } : undefined),
    [sentOffer],
  );
  // The offer is stored, so its draft is removed.
  useEffect(() => {
    if (sentOffer) storeFieldsDraft(sentOffer.draft, null);
  }, [sentOffer]);
  const rows = useRouteLoaderData<List.ComponentProps["loaderData"]>("admin/leads/list-route")?.rows ?? [];
  const index = rows.findIndex(({ id }) => id === panel.lead.id);
  return (
    <>
      <AdminTitle>{title}</AdminTitle>
      <LeadPanel
        key={panel.lead.id}
        {...page}
        panel={panel}
        outcome={result ?? sentOutcome}
        next={rows[index + 1]?.href}
      />
    </>
  );
}
