import type { Names } from "#app/admin/colleagues.server.ts";
import { labelLead } from "#app/admin/leads/lead-labels.server.ts";
import { daysBetween, stepTime } from "#app/admin/leads/next-step.server.ts";
import { adminHref, leadHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { telephoneHref } from "#app/domain/telephone.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { hasEnded, type LeadStatus, leadStatusRules } from "#app/leads/lead-status.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import { nextStepMessages } from "#app/leads/words.server.ts";
import { overviewMessages } from "./words.server.ts";

/** The URL parameter of the overview for everybody's next steps. */
export const everyone = { parameter: "vems", value: "allas" };

/** The next steps, grouped by when they are: due, later today, tomorrow, later. */
export function nextStepsView(
  rows: readonly LeadRow[],
  names: Names,
  { isMine, now, locale }: { isMine: boolean; now: Date; locale: Locale },
) {
  const messages = overviewMessages[locale].steps;
  const steps = rows.flatMap((row) => {
    const { nextStep, nextAt } = row;
    if (!nextStep || !nextAt) return [];
    const days = daysBetween(now, nextAt);
    const when = nextAt <= now ? "due" : days === 0 ? "today" : days === 1 ? "tomorrow" : "later";
    return {
      key: row.id,
      when,
      href: leadHref(row.id, locale),
      title: labelLead(row, now, locale).title,
      step: nextStepMessages[locale].steps[nextStep],
      at: { iso: nextAt.toISOString(), text: stepTime(nextAt, now, locale) },
      owner: (row.assignedTo && names.get(row.assignedTo)) || messages.nobody,
      callHref: nextStep === "call" && row.phone ? telephoneHref(row.phone) : null,
      done: { intent: "handle", id: row.id, version: String(row.version), step: "", at: "" },
    } as const;
  });
  const tab = (isEverybodys: boolean) => ({
    key: isEverybodys ? "everyone" : "mine",
    label: isEverybodys ? messages.everyone : messages.mine,
    href: adminHref(
      adminPaths.overview,
      locale,
      isEverybodys ? { [everyone.parameter]: everyone.value } : {},
    ),
    current: isEverybodys !== isMine,
  });
  return {
    tabs: [tab(false), tab(true)],
    groups: (["due", "today", "tomorrow", "later"] as const)
      .map((when) => ({ when, title: messages[when], steps: steps.filter((step) => step.when === when) }))
      .filter((group) => group.steps.length > 0),
    moreHref: adminHref(adminPaths.leads, locale, { ordning: "next" }),
  };
}

/** The value of the open leads, that value weighted by their odds (product 19.5), and the value that was won. */
export function worthFigures(counts: ReadonlyMap<LeadStatus, { value: number }>, locale: Locale) {
  const messages = overviewMessages[locale].worth;
  const open = [...counts].filter(([status]) => !hasEnded(status));
  const sum = open.reduce((total, [, { value }]) => total + value, 0);
  const weighted = open.reduce(
    (total, [status, { value }]) => total + (value * leadStatusRules[status].odds) / 100,
    0,
  );
  return [
    { label: messages.open, value: formatKronor(sum, locale) },
    { label: messages.weighted, value: formatKronor(Math.round(weighted), locale) },
    { label: messages.won, value: formatKronor(counts.get("won")?.value ?? 0, locale) },
  ];
}
