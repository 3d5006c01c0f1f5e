import { useEffect, useMemo } from "react";
import { adminRequest, findOr404, isId, notFound } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { bookDraftKey, storeFieldsDraft } from "#app/admin/drafts.ts";
import { demoLinkMessages } from "#app/admin/leads/words.server.ts";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { bookedParameter } from "#app/admin/urls.ts";
import { demoFormMessages } from "#app/content/pages/demo.server.ts";
import { calendarToMove, findDemo, listChanges } from "#app/demos/demos.server.ts";
import { readDemosView } from "#app/demos/demos-view.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { listEmailsAbout } from "#app/leads/conversation/sent-emails.server.ts";
import { listLeadsById } from "#app/leads/leads.server.ts";
import { listLeadsFor } from "#app/leads/leads-of-demo.server.ts";
import type { Route } from "./+types/demo-route";
import { handleDemoForm } from "./demo-action.server.ts";
import { DemoPanel } from "./demo-panel.tsx";
import { demoPanelData, demosHref } from "./demo-view.server.ts";
import { bookDemoMessages, demoPanelMessages, demoStaffMessages } from "./words.server.ts";

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const demo = await findOr404(id, () => findDemo(staff, id));
  const now = new Date();
  const [calendar, changes, emails, names, senderLeads] = await Promise.all([
    demo.status === "booked" ? calendarToMove(staff, demo, now) : null,
    listChanges(staff, [id]),
    listEmailsAbout(staff, [id]),
    listNames(staff),
    listLeadsFor(staff, id),
  ]);
  const linked = demo.lead && !senderLeads.some((lead) => lead.id === demo.lead) ? [demo.lead] : [];
  const leads = [...(await listLeadsById(staff, linked)), ...senderLeads];
  const messages = demoPanelMessages[locale];
  const bookedFor = url.searchParams.get(bookedParameter);
  return {
    title: fill(messages.title, { company: demo.company }),
    messages: { ...messages, linkedLead: demoLinkMessages[locale] },
    staffMessages: demoStaffMessages[locale],
    booked:
      bookedFor !== null && demo.version === 1
        ? { text: bookDemoMessages[locale].done, draft: bookDraftKey(bookedFor) }
        : null,
    pickerMessages: demoFormMessages[locale],
    backHref: demosHref(readDemosView(url.searchParams), locale),
    panel: demoPanelData(demo, { calendar, changes, emails, names, leads, now, locale }),
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  if (!isId(id)) throw notFound();
  return respondWith(await handleDemoForm(admin, id, await readFormData(request)));
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** A demo, beside the list and the week. */
export default function Demo({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { title, booked, panel } = loaderData;
  const bookedOutcome = useMemo(() => (booked ? { done: true, text: booked.text } : undefined), [booked]);
  // The booking is stored, so its draft is removed.
  useEffect(() => {
    if (booked) storeFieldsDraft(booked.draft, null);
  }, [booked]);
  const outcome = result ?? bookedOutcome;
  return (
    <>
      <title>{title}</title>
      <DemoPanel key={panel.id} {...loaderData} outcome={outcome} />
    </>
  );
}
