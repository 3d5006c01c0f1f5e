import { Form, Link } from "react-router";
import { adminRequest } from "#app/admin/admin-request.server.ts";
import { listNames } from "#app/admin/colleagues.server.ts";
import { demosHref } from "#app/admin/demos/demo-view.server.ts";
import { leadPanelMessages } from "#app/admin/leads/words.server.ts";
import { NoticeQuestion } from "#app/admin/notices/notice-question.tsx";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminHead } from "#app/admin/ui/admin-page.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import { useMinutesSince } from "#app/admin/ui/use-minutes-since.ts";
import { adminHref } from "#app/admin/urls.ts";
import { lateBefore, responsePromise } from "#app/company/promise.ts";
import { siteContext } from "#app/context.ts";
import { listBetween, listDemos } from "#app/demos/demos.server.ts";
import { spokenHours } from "#app/domain/company-facts.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { formatClock } from "#app/i18n/clock.ts";
import { countWords } from "#app/i18n/count-words.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { startOfDay } from "#app/i18n/swedish-days.ts";
import { countEmails, listEmails } from "#app/leads/conversation/sent-emails.server.ts";
import { type LeadFilter, viewParameters } from "#app/leads/lead-filter.ts";
import {
  countByWeek,
  countLeads,
  countLost,
  countOverdue,
  listNextSteps,
  listResponseTimes,
  listWithoutResponse,
} from "#app/leads/leads.server.ts";
import { hasChosenNotices } from "#app/leads/notices/notices.server.ts";
import { noticeMessages } from "#app/leads/notices/words.server.ts";
import { countOrdersBetween } from "#app/orders/orders.server.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/route";
import { listConversions } from "./conversions.server.ts";
import { editorOverview } from "./editor-overview.server.ts";
import { EditorOverview } from "./editor-overview.tsx";
import { LateEmails } from "./late-emails.tsx";
import { NextSteps } from "./next-steps.tsx";
import { everyone, nextStepsView, worthFigures } from "./next-steps-view.server.ts";
import { handleOverviewForm } from "./overview-action.server.ts";
import {
  conversionLabels,
  demoEntries,
  emailLabels,
  nowLabel,
  ownDemos,
  todaysOrders,
} from "./overview-view.server.ts";
import { PageConversions } from "./page-conversions.tsx";
import { PromiseList } from "./promise-list.tsx";
import { TodaysDemos } from "./todays-demos.tsx";
import { TodaysOrders } from "./todays-orders.tsx";
import { responseFigures, waitingTitle, waitingView } from "./waiting-view.server.ts";
import { WeekBars } from "./week-bars.tsx";
import { WeekChart } from "./week-chart.tsx";
import { daysOf, divisionParameter, divisions, weeksView, weekView } from "./weeks-view.server.ts";
import { overviewMessages } from "./words.server.ts";
import "./overview.css";

/** How many rows each list shows; a link leads to the rest. */
const waitingRows = 8;
const stepRows = 12;
const lateRows = 6;
const ownDemoRows = 5;
const conversionDays = 28;
const conversionRows = 8;

export async function loader({ request, context }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context);
  const messages = overviewMessages[locale];
  const now = new Date();
  const { undo, stepDone: doneLabel } = leadPanelMessages[locale];
  const { openingHours } = context.get(siteContext).facts;
  const promise = responsePromise(openingHours);
  const hours = { ...spokenHours(openingHours), minutes: String(promise.minutes) };
  const { rule, end } = messages.promise;
  const head = {
    locale,
    messages: {
      ...messages,
      promise: { ...messages.promise, rule: fill(rule, hours), end: fill(end, hours) },
    },
    undo,
    now: nowLabel(now, locale),
    leadsHref: adminHref(adminPaths.leads, locale),
  };
  const conversionsSince = new Date(now.getTime() - conversionDays * milliseconds.day);
  const conversions = listConversions(staff, conversionsSince, conversionRows).then((rows) =>
    conversionLabels(rows, locale),
  );
  if (member.role === "editor") {
    const editor = await editorOverview({ staff, locale }, conversionsSince, now);
    return { ...head, conversions: await conversions, sales: null, editor };
  }

  const days = daysOf(now);
  const division = wordOf(divisions, url.searchParams.get(divisionParameter)) ?? "service";
  const isMine = url.searchParams.get(everyone.parameter) !== everyone.value;
  const person = isMine ? member.userId : null;
  const late = lateBefore(now, promise);
  const waitingHref = (filter: LeadFilter = {}) =>
    adminHref(
      adminPaths.leads,
      locale,
      viewParameters({ filter: { status: "new", ...filter }, sort: "oldest", cursor: null }),
    );
  const [
    counts,
    overdue,
    waiting,
    responses,
    weeks,
    lost,
    { rows: emails },
    emailsToday,
    demos,
    orders,
    own,
    steps,
    names,
    hasChosen,
  ] = await Promise.all([
    countLeads(staff),
    countOverdue(staff, { before: late, person, now }),
    listWithoutResponse(staff, now, waitingRows),
    listResponseTimes(staff, startOfDay(days.monday)),
    countByWeek(staff, days.firstMonday),
    countLost(staff, startOfDay(days.firstMonday)),
    listEmails(staff, "late", null, lateRows),
    countEmails(staff, days.today),
    listBetween(staff, days.today, days.tomorrow),
    countOrdersBetween(staff, days.today, days.tomorrow, now),
    listDemos(staff, "mine", null, now, ownDemoRows),
    listNextSteps(staff, person, stepRows),
    listNames(staff),
    hasChosenNotices(staff),
  ]);
  const waitingCount = counts.get("new")?.leads ?? 0;
  return {
    ...head,
    conversions: await conversions,
    editor: null,
    sales: {
      question: hasChosen
        ? null
        : { messages: noticeMessages[locale].question, href: adminHref(adminPaths.notices, locale) },
      promise: {
        title: waitingTitle(waitingCount, locale),
        ...waitingView(waiting, promise, now, locale),
        late:
          overdue.withoutResponse > 0
            ? countWords(messages.promise.lateCount, overdue.withoutResponse, locale)
            : null,
        lateHref: waitingHref({ receivedBefore: late.toISOString() }),
        waitingHref: waitingHref(),
        hasMore: waitingCount > waiting.length,
        figures: responseFigures(responses, promise, days, locale),
      },
      steps: {
        ...nextStepsView(steps, names, { isMine, now, locale }),
        due: overdue.steps > 0 ? countWords(messages.steps.dueCount, overdue.steps, locale) : null,
        worth: worthFigures(counts, locale),
        doneLabel,
        callLabel: messages.promise.call,
      },
      weeks: weeksView(weeks, division, days, locale),
      week: weekView(weeks, lost, days, locale),
      emails: {
        emails: emailLabels(emails, now, locale),
        count:
          emails.length === 0
            ? null
            : emails.length < lateRows
              ? countWords(messages.emails.count, emails.length, locale)
              : fill(messages.emails.count.many, { count: `${lateRows}+` }),
        atFirst:
          emailsToday.emails > 0
            ? fill(messages.emails.atFirst, {
                count: formatNumber(emailsToday.atFirst, locale),
                of: formatNumber(emailsToday.emails, locale),
              })
            : null,
      },
      orders: todaysOrders(orders, locale),
      demos: {
        entries: demoEntries(demos, now, locale),
        count: demos.length,
        own: ownDemos(own.rows, days.tomorrow, locale),
        ownHref: demosHref({ scope: "mine", monday: null, after: null }, locale),
      },
    },
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  return handleOverviewForm(admin, await readFormData(request));
}

export const clientAction = submitOrStay;

/** The start page of the admin: what waits today for sales, and for an editor their articles. */
export default function Overview({ loaderData, actionData }: Route.ComponentProps) {
  const result = useLastResult(actionData);
  const { messages, undo, locale, now, leadsHref, conversions, sales, editor } = loaderData;
  const elapsed = useMinutesSince(now.iso);
  const clock = new Date(Date.parse(now.iso) + elapsed * milliseconds.minute);
  return (
    <>
      <AdminHead title={messages.title} heading={messages.heading}>
        <p className="actions overview__now">
          <span className="muted">{now.day}</span>
          <time dateTime={clock.toISOString()}>{formatClock(clock, locale)}</time>
        </p>
        {sales ? (
          <Button as={Link} kind="outline" size="small" to={leadsHref} prefetch="intent">
            {messages.allLeads}
          </Button>
        ) : null}
        {editor ? (
          <Form method="post" action={editor.create.href}>
            <Button kind="primary" size="small">
              {editor.create.label}
            </Button>
          </Form>
        ) : null}
      </AdminHead>
      {result?.lead ? <AdminNotice {...result.lead} undo={undo} /> : null}
      {sales?.question ? <NoticeQuestion {...sales.question} /> : null}
      {sales ? (
        <PromiseList messages={messages.promise} locale={locale} elapsed={elapsed} {...sales.promise} />
      ) : null}
      {sales ? <TodaysOrders {...sales.orders} /> : null}
      <div className="overview">
        {sales ? (
          <>
            <NextSteps messages={messages.steps} {...sales.steps} />
            <WeekChart messages={messages.chart} {...sales.weeks} />
            <TodaysDemos
              messages={messages.demos}
              {...sales.demos}
              elapsed={elapsed}
              clock={formatClock(clock, locale)}
            />
            <LateEmails messages={messages.emails} {...sales.emails} notice={result?.notice} />
            <WeekBars {...sales.week} />
          </>
        ) : null}
        {editor ? <EditorOverview {...editor} /> : null}
        <PageConversions messages={messages.conversion} rows={conversions} />
      </div>
    </>
  );
}
