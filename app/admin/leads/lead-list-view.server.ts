import type { Colleague } from "#app/admin/colleagues.server.ts";
import { adminHref } from "#app/admin/urls.ts";
import { citiesIn } from "#app/domain/cities.ts";
import { requestKinds } from "#app/domain/request-kinds.ts";
import { services } from "#app/domain/services.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { fill } from "#app/i18n/fill.ts";
import { languageParameters } from "#app/i18n/links.ts";
import { defaultLocale, type Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import {
  exportFormat,
  type LeadFilter,
  type LeadView,
  leadSorts,
  viewParameters,
} from "#app/leads/lead-filter.ts";
import { type LeadStatus, leadStatuses } from "#app/leads/lead-status.ts";
import { leadMessages, leadStatusMessages, lostReasonMessages } from "#app/leads/words.server.ts";
import { sourceLabel, statusOptions } from "./lead-labels.server.ts";
import { leadListMessages } from "./words.server.ts";

/** The filters of the list: their links, options and current values. */
export function filtersView(
  view: LeadView,
  counts: ReadonlyMap<LeadStatus, { leads: number | null }>,
  colleagues: readonly Colleague[],
  me: string,
  locale: Locale,
) {
  const messages = leadListMessages[locale];
  const labels = leadMessages[locale];
  const { status } = view.filter;
  const start = { ...view, cursor: null };
  const all = { value: "", label: messages.all };
  /** Null when there are too many to count. */
  const countOf = (keys: readonly LeadStatus[]) => {
    const sum = keys.reduce((all, key) => all + (counts.get(key)?.leads ?? Number.NaN), 0);
    return Number.isNaN(sum) ? null : formatNumber(sum, locale);
  };
  const pipeEntry = (key: LeadStatus | "all") => ({
    key,
    href: listHref({ ...start, filter: withStatus(view.filter, key === "all" ? undefined : key) }, locale),
    label: leadStatusMessages[locale].many[key],
    count: countOf(key === "all" ? leadStatuses.filter((each) => each !== "spam") : [key]),
    current: key === (status ?? "all"),
  });
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

function filtersWithoutField({ source, reached, reason, wonIn }: LeadFilter, locale: Locale): string[] {
  const { reachedFilter, wonInFilter } = leadListMessages[locale];
  return [
    ...(source ? [sourceLabel(source.split(",")[0] ?? "", locale)] : []),
    ...(reached ? [reachedFilter[reached]] : []),
    ...(reason ? [lostReasonMessages[locale][reason]] : []),
    ...(wonIn ? [fill(wonInFilter, { month: wonIn })] : []),
  ];
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
