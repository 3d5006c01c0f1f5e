import { Link, Outlet, useParams } from "react-router";
import { adminRequest, isId } from "#app/admin/admin-request.server.ts";
import { AdminHead } from "#app/admin/ui/admin-page.tsx";
import { adminHref } from "#app/admin/urls.ts";
import {
  calendarOf,
  findDemo,
  isSalesRep,
  listBetween,
  listDemos,
  listSpecialDays,
  readRules,
} from "#app/demos/demos.server.ts";
import { calendarWeek, readDemosView } from "#app/demos/demos-view.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { inSweden, mondayOf } from "#app/i18n/swedish-days.ts";
import { Button } from "#app/ui/button.tsx";
import type { Route } from "./+types/list-route";
import { DemoList } from "./demo-list.tsx";
import { demoListData } from "./demo-view.server.ts";
import { DemoWeek } from "./demo-week.tsx";
import { demoWeekData } from "./demo-week-view.server.ts";
import { demosPageMessages } from "./words.server.ts";

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const now = new Date();
  const view = readDemosView(url.searchParams);
  const { id } = params;
  const [rules, open] = await Promise.all([
    readRules(staff),
    id && isId(id) ? findDemo(staff, id) : undefined,
  ]);
  // The week of the open booking, unless the URL names another.
  const week = calendarWeek(
    view.monday ?? (open ? mondayOf(inSweden(open.startsAt).toPlainDate()).toString() : null),
    now,
    rules.weekdays,
  );
  const [list, demos, special, ownDemos, calendar] = await Promise.all([
    listDemos(staff, view.scope, view.after, now),
    listBetween(staff, week.from, week.to),
    listSpecialDays(staff, week.days[0] ?? "", week.next),
    isSalesRep(staff),
    calendarOf(staff, week),
  ]);
  const closed = special.filter((day) => day.closed);
  return {
    messages: demosPageMessages[locale],
    bookHref: adminHref(adminPaths.demoBooking, locale),
    settingsHref: adminHref(adminPaths.demoSettings, locale),
    list: demoListData(list.rows, list.next, { view, isSalesRep: ownDemos, now, locale }),
    week: demoWeekData(week, { demos, calendar, closedDays: closed, view, now, locale }),
  };
}

/** Demos as a list and a week; an open booking takes the list's place. */
export default function Demos({ loaderData }: Route.ComponentProps) {
  const { messages, bookHref, settingsHref, list, week } = loaderData;
  const { id } = useParams();
  return (
    <>
      <AdminHead title={id ? null : messages.title} heading={messages.heading}>
        <span className="actions">
          <Button as={Link} kind="primary" size="small" to={bookHref} prefetch="intent">
            {messages.book}
          </Button>
          <Button as={Link} kind="outline" size="small" to={settingsHref} prefetch="intent">
            {messages.settings}
          </Button>
        </span>
      </AdminHead>
      <div className="admin-split admin-split--panel-first" data-open={id ? "" : undefined}>
        {id ? <Outlet /> : <DemoList messages={messages.list} data={list} />}
        <DemoWeek messages={messages.calendar} data={week} open={id} />
      </div>
    </>
  );
}
