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
import {
  adminHref,
  bookedParameter,
  demoCustomerParameter,
  demoHref,
  leadHref,
  leadParameter,
  slotParameter,
} from "#app/admin/urls.ts";
import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { submissionMessages } from "#app/content/shared/forms.server.ts";
import { listDemosById } from "#app/demos/demos.server.ts";
import { demoCalendar } from "#app/demos/slots.server.ts";
import { isWithinStaffDays, lastStaffDay } from "#app/demos/slots.ts";
import { slotsView } from "#app/demos/view.server.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { listLeadsById } from "#app/leads/leads.server.ts";
import type { Route } from "./+types/book-route";
import { handleBookForm } from "./book-action.server.ts";
import { BookDemoForm } from "./book-demo-form.tsx";
import { demoTimeFields } from "./demo-time.server.ts";
import { demoFields, findCustomers, leadFields, readCustomerSearch } from "./found-customers.server.ts";
import { bookDemoMessages, demoPanelMessages, demoStaffMessages } from "./words.server.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const now = new Date();
  const ids = (name: string) => url.searchParams.getAll(name).filter(isId).slice(0, 1);
  const search = readCustomerSearch(url);
  const [calendar, [lead], [demo], found] = await Promise.all([
    demoCalendar(staff.database),
    listLeadsById(staff, ids(leadParameter)),
    listDemosById(staff, ids(demoCustomerParameter)),
    findCustomers({ staff, locale }, search),
  ]);
  const slot = readSlot(url, now);
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
    initial: {
      id: randomUUID(),
      locale: "sv",
      ...(slot ? demoTimeFields(slot, now, calendar) : {}),
      ...(demo ? demoFields(demo) : {}),
      ...(lead ? leadFields(lead) : {}),
    },
    slot: slot?.toISOString() ?? null,
    search,
    found,
    locale,
    lead: lead ? leadLink(lead, now, locale) : null,
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const form = await readFormData(request);
  const outcome = await handleBookForm(admin, form);
  if (!outcome.id) return respondWith(outcome);
  const href = demoHref(outcome.id, admin.locale, { [bookedParameter]: String(form.get("draft") ?? "") });
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

/** The slot that a URL names; null for none that the staff may still book. */
function readSlot(url: URL, now: Date): Date | null {
  const slot = new Date(url.searchParams.get(slotParameter) ?? "");
  return isWithinStaffDays(slot, now) ? slot : null;
}
