import { randomUUID } from "node:crypto";
import { redirect } from "react-router";
import { adminRequest, isId } from "#app/admin/admin-request.server.ts";
import { leadLink } from "#app/admin/leads/lead-labels.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { noStore, respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { draftMessages } from "#app/admin/ui/words.server.ts";
import { adminHref, bookedParameter, demoHref, leadHref, leadParameter } from "#app/admin/urls.ts";
import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { submissionMessages } from "#app/content/shared/forms.server.ts";
import { demoCalendar } from "#app/demos/slots.server.ts";
import { lastStaffDay } from "#app/demos/slots.ts";
import { slotsView } from "#app/demos/view.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { type LeadRow, listLeadsById } from "#app/leads/leads.server.ts";
import type { Route } from "./+types/book-route";
import { handleBookForm } from "./book-action.server.ts";
import { BookDemoForm } from "./book-demo-form.tsx";
import { bookDemoMessages, demoPanelMessages, demoStaffMessages } from "./words.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const now = new Date();
  const leadId = url.searchParams.get(leadParameter);
  const [calendar, [lead]] = await Promise.all([
    demoCalendar(staff.database),
    listLeadsById(staff, isId(leadId) ? [leadId] : []),
  ]);
  const { languages } = demoPanelMessages[locale];
  return {
    messages: bookDemoMessages[locale],
    timeMessages: demoStaffMessages[locale].time,
    pickerMessages: demoFormMessages[locale],
    draftMessages: draftMessages[locale],
    optional: submissionMessages[locale].optional,
    backHref: lead ? leadHref(lead.id, locale) : adminHref(adminPaths.demos, locale),
    slots: slotsView(calendar, { locale, messages: demoFormMessages[locale], now }),
    last: lastStaffDay(now),
    languages: (["sv", "en"] as const).map((value) => ({ value, label: languages[value] })),
    initial: { id: randomUUID(), locale: "sv", ...(lead ? factsOf(lead) : {}) },
    lead: lead ? leadLink(lead, now, locale) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const form = await readFormData(request);
  const outcome = await handleBookForm(admin, form);
  if (!outcome.id) return respondWith(outcome);
  const href = demoHref(outcome.id, admin.locale, { [bookedParameter]: String(form.get("lead") ?? "") });
  return redirect(href, { status: 303, headers: noStore });
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** Books a demo for a customer, from a lead or without one. */
export default function BookDemo({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastResult(actionData);
  const { backHref, ...form } = loaderData;
  const { messages } = form;
  return (
    <AdminPage messages={messages} backHref={backHref}>
      {outcome?.values?.warned ? null : <AdminNotice outcome={outcome} />}
      <BookDemoForm {...form} outcome={outcome} />
    </AdminPage>
  );
}

/** What a lead says about the customer, as fields of the form. */
function factsOf({ name, company, email, phone, service, locale }: LeadRow): Record<string, string> {
  return {
    name: name ?? "",
    company: company ?? "",
    email: email ?? "",
    phone: phone ?? "",
    service: service ?? "",
    locale,
  };
}
