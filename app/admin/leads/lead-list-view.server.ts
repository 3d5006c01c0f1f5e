import type { Colleague } from "#app/admin/colleagues.server.ts";
import { adminHref } from "#app/admin/urls.ts";
import type { ResponsePromise } from "#app/company/promise.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { requestKinds } from "#app/domain/request-kinds.ts";
import { services } from "#app/domain/services.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import { languageParameters } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { formatNumber, formatShortKronor } from "#app/i18n/numbers.ts";
import { changedMost } from "#app/leads/change-lead.server.ts";
import { nextSteps } from "#app/leads/lead.ts";
import {
  exportFormat,
  type LeadFilter,
  type LeadView,
  leadSorts,
  viewParameters,
} from "#app/leads/lead-filter.ts";
import { type LeadStatus, leadStatuses } from "#app/leads/lead-status.ts";
import type { Tag } from "#app/leads/tags.server.ts";
import {
  leadMessages,
  leadStatusMessages,
  lostReasonMessages,
  nextStepMessages,
} from "#app/leads/words.server.ts";
import { sourceLabel, statusOptions } from "./lead-labels.server.ts";
import { quickTimes } from "./next-step.server.ts";
import { leadListMessages } from "./words.server.ts";

/** The filters of the list: their links, options and current values. */
export function filtersView(
  view: LeadView,
  counts: LeadCounts,
  colleagues: readonly Colleague[],
  me: string,
  locale: Locale,
  tags: readonly Tag[] = [],
) {
  const messages = leadListMessages[locale];
  const labels = leadMessages[locale];
  const { status } = view.filter;
  const start = { ...view, cursor: null };
  const all = { value: "", label: messages.all };
  const pipeEntry = (key: LeadStatus | "all") => {
    const { leads, value } = totalOf(counts, key === "all" ? undefined : key);
    return {
      key,
      href: listHref({ ...start, filter: withStatus(view.filter, key === "all" ? undefined : key) }, locale),
      label: leadStatusMessages[locale].many[key],
      /** Null when there are too many to count. */
      count: leads === null ? null : formatNumber(leads, locale),
      sum: leads === null || value === 0 ? null : formatShortKronor(value, locale),
      current: key === (status ?? "all"),
    };
  };
  return {
    action: adminHref(adminPaths.leads, locale),
    clearHref: listHref({ ...start, filter: withStatus({}, status), sort: "newest" }, locale),
    /** The current values of the filters, by parameter. */
    values: { ...Object.fromEntries(viewParameters(start)), ...languageParameters(locale) },
    /** The filters that have no field: figures of the report lead to them. */
    withoutField: filtersWithoutField(view.filter, locale),
    pipeline: [pipeEntry("all"), ...leadStatuses.map(pipeEntry)],
    /** The owner of the leads: anybody, oneself, nobody. */
    owners: [undefined, me, "none"].map((assigned) => ({
      key: assigned ?? "all",
      label: assigned === me ? messages.mine : assigned ? messages.nobodys : messages.everyones,
      href: listHref({ ...start, filter: withOwner(view.filter, assigned) }, locale),
      current: assigned === view.filter.assigned,
    })),
    /** What chosen leads can be changed to; "" changes nothing. */
    change: {
      status: [{ value: "", label: messages.chosen.status }, ...statusOptions(locale)],
      assigned: [
        { value: "", label: messages.chosen.assigned },
        { value: "none", label: messages.nobody },
        ...colleagues.filter(({ active }) => active).map(({ id, name }) => ({ value: id, label: name })),
      ],
    },
    choices: {
      kind: [all, ...requestKinds.map((value) => ({ value, label: labels.kinds[value].short }))],
      service: [
        all,
        ...([...services, "none"] as const).map((value) => ({ value, label: labels.services[value] })),
      ],
      city: [all, ...citiesIn(defaultLocale).map(({ slug, name }) => ({ value: slug, label: name }))],
      tag: [all, ...tags.map(({ id, name }) => ({ value: id, label: name }))],
      assigned: [
        all,
        { value: "none", label: messages.nobody },
        ...colleagues
          .filter(({ id, worksLeads }) => worksLeads || id === view.filter.assigned)
          .map(({ id, name }) => ({ value: id, label: name })),
      ],
      sort: leadSorts.map((value) => ({ value, label: messages.sorts[value] })),
    },
  };
}

function filtersWithoutField(
  { source, reached, reason, receivedBefore, wonIn }: LeadFilter,
  locale: Locale,
): string[] {
  const { reachedFilter, receivedBeforeFilter, wonInFilter } = leadListMessages[locale];
  return [
    ...(source ? [sourceLabel(source.split(",")[0] ?? "", locale)] : []),
    ...(reached ? [reachedFilter[reached]] : []),
    ...(reason ? [lostReasonMessages[locale][reason]] : []),
    ...(receivedBefore
      ? [fill(receivedBeforeFilter, { time: formatShortMoment(new Date(receivedBefore), locale) })]
      : []),
    ...(wonIn ? [fill(wonInFilter, { month: wonIn })] : []),
  ];
}

/** How many leads each status has under a filter, and what they are worth (countLeads). */
type LeadCounts = ReadonlyMap<LeadStatus, { leads: number | null; value: number }>;

/** The number and value of the leads of one status, or without one of all but spam. */
function totalOf(
  counts: LeadCounts,
  status: LeadStatus | undefined,
): { leads: number | null; value: number } {
  const keys = status ? [status] : leadStatuses.filter((key) => key !== "spam");
  const parts = keys.map((key) => counts.get(key) ?? { leads: 0, value: 0 });
  return {
    leads: parts.some(({ leads }) => leads === null)
      ? null
      : parts.reduce((sum, { leads }) => sum + (leads ?? 0), 0),
    value: parts.reduce((sum, { value }) => sum + value, 0),
  };
}

/**
 * What chooses all leads that the list's filter finds, beyond the page: their number, and the filter as a query. Null
 * when the page has all of them. Without `text` there are more than one change may concern.
 */
export function allFound({ filter }: LeadView, counts: LeadCounts, shown: number, locale: Locale) {
  const { leads } = totalOf(counts, filter.status);
  if (leads !== null && leads <= shown) return null;
  const query = viewParameters({ filter, sort: "newest", cursor: null }).toString();
  if (leads === null || leads > changedMost) return { query, text: null, count: "" };
  const count = formatNumber(leads, locale);
  return { query, text: fill(leadListMessages[locale].chosen.found, { all: count }), count };
}

/**
 * What the forms of a row offer: the colleagues who can be given a lead, oneself first, and the next steps with the times
 * that are one press away.
 */
export function rowChoices(
  colleagues: readonly Colleague[],
  me: string,
  promise: ResponsePromise,
  now: Date,
  locale: Locale,
) {
  const { row, nobody } = leadListMessages[locale];
  const others = colleagues.filter(({ id, active }) => active && id !== me);
  const self = colleagues.find(({ id }) => id === me);
  const { steps } = nextStepMessages[locale];
  return {
    owners: [
      ...(self?.active ? [{ value: me, label: fill(row.me, { name: self.name }), typed: self.name }] : []),
      ...others.map(({ id, name }) => ({ value: id, label: name, typed: name })),
      { value: "none", label: nobody, typed: nobody },
    ],
    steps: nextSteps.map((value) => ({ value, label: steps[value] })),
    times: quickTimes(now, promise, locale),
  };
}

/** The path of a view of the leads. */
export function listHref(view: LeadView, locale: Locale): string {
  return adminHref(adminPaths.leads, locale, viewParameters(view));
}

/** The paths of an export with the list's parameters, as each format. */
export function exportHrefs(locale: Locale, list: URLSearchParams) {
  const { parameter, excel } = exportFormat;
  const href = (parameters: URLSearchParams) => adminHref(adminPaths.leadsExport, locale, parameters);
  return { excel: href(new URLSearchParams([...list, [parameter, excel]])), csv: href(list) };
}

function withOwner({ assigned: _, ...filter }: LeadFilter, assigned: string | undefined): LeadFilter {
  return assigned ? { ...filter, assigned } : filter;
}

function withStatus({ status: _, ...filter }: LeadFilter, status: LeadStatus | undefined): LeadFilter {
  return status ? { ...filter, status } : filter;
}
