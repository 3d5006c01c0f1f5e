import { randomUUID } from "node:crypto";
import { adminRequest, notFound } from "#app/admin/admin-request.server.ts";
import { listColleagues, namesOf } from "#app/admin/colleagues.server.ts";
import { AdminNotice } from "#app/admin/ui/admin-notice.tsx";
import { AdminPage } from "#app/admin/ui/admin-page.tsx";
import { ListTabs } from "#app/admin/ui/list-tabs.tsx";
import { respondWith, revalidateAfterConflict } from "#app/admin/ui/outcome.ts";
import { SettingsHistory } from "#app/admin/ui/settings-history.tsx";
import { submitOrStay } from "#app/admin/ui/submit-or-stay.ts";
import { useLastResult } from "#app/admin/ui/use-last-result.ts";
import {
  adminHref,
  type DemoSettingsPart,
  demoSettingsHref,
  demoSettingsParts,
  hostParameter,
  newHost,
} from "#app/admin/urls.ts";
import { siteContext } from "#app/context.ts";
import { listCalendars } from "#app/demos/calendars/calendars.server.ts";
import {
  listAbsences,
  listSalesReps,
  listSettingChanges,
  listSpecialDays,
  readRules,
} from "#app/demos/demos.server.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { readFormData } from "#app/forms/form-body.server.ts";
import { swedishDay } from "#app/i18n/swedish-time.ts";
import { Icon } from "#app/ui/icon.tsx";
import type { Route } from "./+types/settings-route";
import { AffectedDemos } from "./affected-demos.tsx";
import { DemoClosedDays } from "./demo-closed-days.tsx";
import { DemoFeeds } from "./demo-feeds.tsx";
import { DemoRules } from "./demo-rules.tsx";
import { handleDemoSettingsForm } from "./demo-settings-action.server.ts";
import {
  closedDayEntries,
  demoHistory,
  hourMessages,
  mayChangeHours,
  openForm,
  ruleTexts,
  salesRepEntries,
} from "./demo-settings-view.server.ts";
import { feedEntries, handleFeedForm, listFeeds, type SettingsOutcome } from "./feeds.server.ts";
import { handleAwayForm } from "./host-away-action.server.ts";
import { calendarEntries } from "./host-away-view.server.ts";
import { HostCalendars } from "./host-calendars.tsx";
import { SalesReps } from "./sales-reps.tsx";
import type { SettingsPage } from "./settings-page.ts";
import { demoFeedsMessages, demoSettingsMessages, hostAwayMessages } from "./words.server.ts";

const yearMilliseconds = 366 * milliseconds.day;
const historyRows = 20;
const partNames: readonly DemoSettingsPart[] = ["hosts", "times", "closed", "calendars"];

export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { member, staff, locale, url } = await adminRequest(request, context, ["sales"]);
  const part = partNames.find((name) => demoSettingsParts[name] === (params.part ?? ""));
  if (!part) throw notFound();
  const now = new Date();
  const today = swedishDay(now);
  const [salesReps, rules, days, changes, colleagues, feeds, absences, calendars] = await Promise.all([
    listSalesReps(staff),
    readRules(staff),
    listSpecialDays(staff, today, swedishDay(new Date(now.getTime() + yearMilliseconds))),
    listSettingChanges(staff, part, historyRows),
    listColleagues(staff),
    listFeeds(staff),
    listAbsences(staff, today),
    listCalendars(staff),
  ]);
  const names = namesOf(colleagues);
  const messages = demoSettingsMessages[locale];
  return {
    messages,
    part,
    tabs: partNames.map((name) => ({
      key: name,
      label: messages.parts[name],
      href: demoSettingsHref(name, locale),
      current: name === part,
    })),
    backHref: adminHref(adminPaths.demos, locale),
    ownHref: demoSettingsHref(part, locale),
    newId: randomUUID(),
    newHost,
    newHref: demoSettingsHref("hosts", locale, { [hostParameter]: newHost }),
    open: openForm(url, salesReps, member, locale),
    today,
    salesReps: salesRepEntries(salesReps, { member, weekdays: rules.weekdays, absences, names, locale }),
    awayMessages: hostAwayMessages[locale],
    calendars: calendarEntries(salesReps, calendars, (salesRep) => mayChangeHours(salesRep, member), locale),
    hourNames: hourMessages(locale, messages.hours),
    users:
      member.role === "admin"
        ? [
            { value: "", label: messages.salesReps.nobody },
            ...colleagues
              .filter(({ id, active }) => active || salesReps.some(({ userId }) => userId === id))
              .map(({ id, name }) => ({ value: id, label: name })),
          ]
        : null,
    rules: { version: rules.version, values: ruleTexts(rules) },
    weekdays: messages.rules.days.map((label, place) => ({ value: String(place + 1), label })),
    weeks: Object.entries(messages.rules.weeksNames).map(([value, label]) => ({ value, label })),
    days: closedDayEntries(days, locale),
    feedMessages: demoFeedsMessages[locale],
    feeds: feedEntries(salesReps, feeds, locale),
    history: demoHistory(changes, names, locale),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const admin = await adminRequest(request, context, ["sales"]);
  const isAdministrator = admin.member.role === "admin";
  const form = await readFormData(request);
  const { siteUrl, secrets } = context.get(siteContext);
  const now = new Date();
  const outcome: SettingsOutcome =
    (await handleFeedForm(admin, form, siteUrl)) ??
    (await handleAwayForm(admin, form, { isAdministrator, secrets, now })) ??
    (await handleDemoSettingsForm(admin, form, { isAdministrator, now }));
  return respondWith(outcome);
}

export const clientAction = submitOrStay;
export const shouldRevalidate = revalidateAfterConflict;

/** When demos can be booked, in sections: hosts, times, closed days, calendars. */
export default function DemoSettings({ loaderData, actionData }: Route.ComponentProps) {
  const outcome = useLastResult(actionData);
  const { messages, part, tabs, backHref, ownHref, salesReps, history } = loaderData;
  const page = { ...loaderData, outcome };
  return (
    <AdminPage messages={messages} backHref={backHref}>
      <ListTabs label={messages.parts.label} tabs={tabs} />
      {outcome?.ask ? (
        <AffectedDemos ask={outcome.ask} optional={messages.optional} backHref={ownHref} />
      ) : (
        <AdminNotice outcome={outcome} undo={messages.undo} />
      )}
      {salesReps.some(({ active }) => active) ? null : (
        <p className="notice notice--refused">
          <Icon name="warn" /> {messages.noSalesReps}
        </p>
      )}
      <Section key={part} {...page} />
      <SettingsHistory messages={messages.history} entries={history} folded />
    </AdminPage>
  );
}

function Section(page: SettingsPage) {
  if (page.part === "times") return <DemoRules {...page} />;
  if (page.part === "closed") return <DemoClosedDays {...page} />;
  if (page.part === "calendars")
    return (
      <>
        <HostCalendars {...page} />
        <DemoFeeds {...page} />
      </>
    );
  return <SalesReps {...page} />;
}
