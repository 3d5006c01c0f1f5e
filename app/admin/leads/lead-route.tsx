import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { answerOrStay } from "#app/admin/ui/answer-or-stay.ts";
import { useLastAnswer } from "#app/admin/ui/use-last-answer.ts";
import { companyFactsContext, configurationContext } from "#app/context.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { fill } from "#app/i18n/fill.ts";
import { answerPromise } from "#app/leads/answer-time.server.ts";
import type { Route } from "./+types/lead-route";
import { findLead, listColleagues, listDuplicates, listEmails, listEvents } from "./data.server.ts";
import { actOnLead } from "./lead-action.server.ts";
import type { LeadOutcome } from "./lead-notice.tsx";
import { LeadPanel } from "./lead-panel.tsx";
import { leadPanelData } from "./lead-view.server.ts";
import { listHref } from "./leads-view.server.ts";
import { isId, viewOf } from "./rules.ts";
import { leadPageWords, leadsPageWords } from "./words.server.ts";

const noStore = { "cache-control": "no-store" };

export async function loader({ request, context, params: { id } }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const lead = isId(id) ? await findLead(staff, id) : undefined;
  if (!lead) throw data("no such lead", { status: 404, headers: noStore });
  const [events, emails, duplicates, colleagues] = await Promise.all([
    listEvents(staff, id),
    listEmails(staff, lead),
    listDuplicates(staff, id),
    listColleagues(staff),
  ]);
  const panel = leadPanelData({
    lead,
    events,
    emails,
    duplicates,
    colleagues,
    me: member,
    parameters: url.searchParams,
    promise: answerPromise(context.get(companyFactsContext).openingHours),
    retentionMonths: context.get(configurationContext).RETENTION_MONTHS,
    now: new Date(),
    locale,
  });
  const words = leadPageWords[locale];
  return {
    words,
    panel,
    title: fill(words.title, { title: panel.lead.title }),
    back: { href: listHref(viewOf(url.searchParams), locale), label: leadsPageWords[locale].back },
  };
}

export async function action({ request, context, params: { id } }: Route.ActionArgs) {
  const { staff, locale } = await adminRequest(request, context, ["sales"]);
  const outcome = isId(id) ? await actOnLead(staff, id, await readFormData(request), locale) : null;
  if (!outcome) throw data("no such lead", { status: 404, headers: noStore });
  const status = { done: 200, refused: 409, wrong: 400 }[outcome.kind];
  return data(outcome, { status, headers: noStore });
}

/** Without an answer the page stays as it is, with what was typed on it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return answerOrStay<LeadOutcome, LeadOutcome>(serverAction, { kind: "unanswered" });
}

/** A change that a colleague was ahead of leaves nothing as this browser knows it: the page is read again. */
export function shouldRevalidate({ actionStatus, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return actionStatus === 409 || defaultShouldRevalidate;
}

export default function Lead({ loaderData, actionData }: Route.ComponentProps) {
  const answer = useLastAnswer(actionData);
  const { words, panel, title, back } = loaderData;
  return (
    <>
      <title>{title}</title>
      <LeadPanel key={panel.lead.id} words={words} data={panel} outcome={answer} back={back} />
    </>
  );
}
