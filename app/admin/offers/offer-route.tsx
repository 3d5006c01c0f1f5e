import { redirect } from "react-router";
import { adminRequest, findOr404, notFound } from "#app/admin/admin-request.server.ts";
import { offerDraftKey, storeFieldsDraft } from "#app/admin/drafts.ts";
import { leadLink } from "#app/admin/leads/lead-labels.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { noStore, respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { draftMessages } from "#app/admin/ui/words.server.ts";
import { leadHref, sentOfferParameter } from "#app/admin/urls.ts";
import { siteContext } from "#app/context.ts";
import type { StaffAccess } from "#app/domain/as-staff.server.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { readLeadView, viewParameters } from "#app/leads/lead-filter.ts";
import { findLead, listLeadsById } from "#app/leads/leads.server.ts";
import { listMerged, withFactsOf } from "#app/leads/merging.server.ts";
import { findSenderPhone, listOffers } from "#app/orders/offers.server.ts";
import type { Route } from "./+types/offer-route";
import { handleOfferForm } from "./offer-action.server.ts";
import { OfferForm } from "./offer-form.tsx";
import { againParameter, offerFormData } from "./offer-view.server.ts";
import { offerFormMessages } from "./words.server.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const [lead, ...merged] = await findOr404(id, (id) => leadWithMerged(staff, id));
  const [offers, phone] = await Promise.all([listOffers(staff, [id]), findSenderPhone(staff, member.userId)]);
  const now = new Date();
  const messages = offerFormMessages[locale];
  const { text: to } = leadLink(lead, now, locale);
  const list = viewParameters(readLeadView(url.searchParams));
  return {
    messages: {
      ...messages,
      title: fill(messages.title, { to }),
      heading: fill(messages.heading, { to }),
    },
    draftMessages: draftMessages[locale],
    backHref: leadHref(id, locale, list),
    lead: id,
    form: offerFormData({
      lead,
      merged,
      offers,
      me: member,
      phone,
      facts: context.get(siteContext).facts,
      again: url.searchParams.has(againParameter),
      parameters: list,
      now,
      locale,
    }),
    locale,
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const leads = await findOr404(id, (id) => leadWithMerged(admin.staff, id));
  const outcome = await handleOfferForm(admin, leads, await readFormData(request));
  if (!outcome) throw notFound();
  if (!("sent" in outcome)) return respondWith(outcome);
  const list = viewParameters(readLeadView(admin.url.searchParams));
  list.set(sentOfferParameter, outcome.sent);
  return redirect(leadHref(id, admin.locale, list), { status: 303, headers: noStore });
}

/** An offer that is stored leaves no draft: its page redirects. */
export async function clientAction(form: Parameters<typeof submitOrStay>[0] & { params: { id: string } }) {
  try {
    return await submitOrStay(form);
  } catch (error) {
    const to = error instanceof Response ? error.headers.get("location") : null;
    if (to?.includes(`${sentOfferParameter}=`)) storeFieldsDraft(offerDraftKey(form.params.id), null);
    throw error;
  }
}
export const shouldRevalidate = revalidateAfterConflict;

/** The page on which a colleague writes an offer to the buyer of a lead. */
export default function Offer({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastResult(actionData);
  const { messages, backHref, ...form } = loaderData;
  return (
    <AdminPage messages={messages} backHref={backHref}>
      <AdminNotice outcome={outcome} />
      <OfferForm
        key={`${form.lead} ${form.form.start.text}`}
        {...form}
        messages={messages}
        outcome={outcome}
      />
    </AdminPage>
  );
}

/** A lead with the facts of those merged into it, and these; undefined for none. */
async function leadWithMerged(staff: StaffAccess, id: string) {
  const lead = await findLead(staff, id);
  if (!lead) return undefined;
  const merged = await listLeadsById(staff, await listMerged(staff, id));
  return [withFactsOf(lead, merged), ...merged] as const;
}
