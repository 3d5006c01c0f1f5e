import { useMemo } from "react";
import { useRouteLoaderData } from "react-router";
import { adminRequest, findOr404, isId, notFound } from "#app/admin/admin-request.server.ts";
import { listColleagues } from "#app/admin/colleagues.server.ts";
import { incomingEmailMessages } from "#app/admin/emails/incoming-email-words.server.ts";
import { emailActionMessages } from "#app/admin/emails/words.server.ts";
import { AdminTitle } from "#app/admin/ui/admin-title.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { draftMessages } from "#app/admin/ui/words.server.ts";
import { addedParameter, sentOfferParameter } from "#app/admin/urls.ts";
import { responsePromise } from "#app/company/promise.ts";
import { siteContext } from "#app/context.ts";
import { listDemosOf } from "#app/demos/linked-demos.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { readBefore, timelineRead } from "#app/domain/timeline-page.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { markRead } from "#app/leads/change-lead.server.ts";
import { listEmailsAbout } from "#app/leads/conversation/sent-emails.server.ts";
import { readSigner } from "#app/leads/conversation/signer.server.ts";
import { listTemplates } from "#app/leads/conversation/templates.server.ts";
import { listEvents } from "#app/leads/events.server.ts";
import { readLeadView } from "#app/leads/lead-filter.ts";
import { findLead, listDuplicates, listLeadsById } from "#app/leads/leads.server.ts";
import { listMerged, withFactsOf } from "#app/leads/merging.server.ts";
import { listTags } from "#app/leads/tags.server.ts";
import { listOffers, type OfferRow } from "#app/orders/offers.server.ts";
import { listOrdersOf } from "#app/orders/orders.server.ts";
import type { Route } from "./+types/lead-route";
import type { Route as List } from "./+types/list-route";
import { handleLeadForm } from "./lead-action.server.ts";
import { listHref } from "./lead-list-view.server.ts";
import { leadOffersMessages } from "./lead-offers-words.server.ts";
import { leadOrdersMessages } from "./lead-orders-words.server.ts";
import { LeadPanel } from "./lead-panel.tsx";
import { leadTagsMessages } from "./lead-tags-words.server.ts";
import { leadPanelData } from "./lead-view.server.ts";
import { leadListMessages, leadPanelMessages } from "./words.server.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const { facts, configuration, reportError } = context.get(siteContext);
  const lead = await findOr404(id, () => findLead(staff, id));
  const mergedIds = await listMerged(staff, id);
  const all = [id, ...mergedIds];
  const now = new Date();
  const before = readBefore(url.searchParams);
  const latest = { limit: timelineRead };
  const timelinePage = { before, ...latest };
  const [
    events,
    older,
    emails,
    duplicates,
    demos,
    merged,
    into,
    colleagues,
    templates,
    signer,
    offers,
    orders,
    knownTags,
  ] = await Promise.all([
    listEvents(staff, all, latest),
    before && listEvents(staff, all, timelinePage),
    listEmailsAbout(staff, all, timelinePage),
    listDuplicates(staff, id),
    listDemosOf(staff, id, all),
    listLeadsById(staff, mergedIds),
    lead.mergedInto ? findLead(staff, lead.mergedInto) : null,
    listColleagues(staff),
    listTemplates(staff),
    readSigner(staff),
    listOffers(staff, all),
    listOrdersOf(staff, all),
    listTags(staff),
  ]);
  // A link that is only pointed at is loaded before it is opened.
  const isOpened = !request.headers.get("sec-purpose")?.includes("prefetch");
  const unread = [lead, ...merged].filter(({ readAt }) => readAt === null);
  if (isOpened && unread.length > 0) {
    // The lead is shown although it cannot be noted: the database may take no changes for a while.
    const ids = unread.map(({ id }) => id);
    await markRead(staff, ids).catch((error: unknown) => reportError(error, url.pathname));
  }
  const panel = leadPanelData({
    lead: withFactsOf(lead, merged),
    own: lead,
    events,
    timeline: { before, events: older ?? events, emails },
    duplicates,
    merged,
    mergedInto: into ?? null,
    demos,
    offers,
    orders,
    knownTags,
    colleagues,
    templates,
    me: member,
    signer,
    parameters: url.searchParams,
    promise: responsePromise(facts.openingHours),
    receivesEmails: configuration.REPLY_DOMAIN !== undefined,
    retentionMonths: configuration.RETENTION_MONTHS,
    now,
    locale,
  });
  const messages = leadPanelMessages[locale];
  const offersMessages = leadOffersMessages[locale];
  const sent = sentJustNow(offers, url.searchParams.get(sentOfferParameter), now);
  return {
    messages,
    offersMessages,
    ordersMessages: leadOrdersMessages[locale],
    tagsMessages: leadTagsMessages[locale],
    justDone: sent
      ? fill(offersMessages.sent, { to: sent.recipient })
      : url.searchParams.get(addedParameter) === id && isRecent(lead.createdAt, now)
        ? messages.done.added
        : null,
    emailMessages: emailActionMessages[locale],
    draftMessages: draftMessages[locale],
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
  const { panel, title, justDone, ...page } = loaderData;
  const outcomeBefore = useMemo(() => (justDone ? { done: true, text: justDone } : undefined), [justDone]);
  const rows = useRouteLoaderData<List.ComponentProps["loaderData"]>("admin/leads/list-route")?.rows ?? [];
  const index = rows.findIndex(({ id }) => id === panel.lead.id);
  return (
    <>
      <AdminTitle>{title}</AdminTitle>
      <LeadPanel
        key={panel.lead.id}
        {...page}
        panel={panel}
        outcome={result ?? outcomeBefore}
        next={rows[index + 1]?.href}
      />
    </>
  );
}

/** The offer with an id, if it was sent in the last minutes: the page says so when it is opened after that. */
function sentJustNow(offers: readonly OfferRow[], id: string | null, now: Date): OfferRow | undefined {
  return offers.find((offer) => offer.id === id && isRecent(offer.sentAt, now));
}

/** Whether something was done in the last minutes, so that its page says so. */
function isRecent(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < 5 * milliseconds.minute;
}
