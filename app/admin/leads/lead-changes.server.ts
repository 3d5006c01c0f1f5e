import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import type { LeadRow } from "./data.server.ts";
import type { LeadEvent } from "./events.server.ts";
import { stepTime } from "./next-step.server.ts";
import { leadPanelWords, leadStatusWords, lostReasonWords, nextStepWords } from "./words.server.ts";

type Names = ReadonlyMap<string, string>;

/** What a change made of a lead, a sentence for each part that differs; an owner last. */
export function changesOf(before: LeadRow, now: LeadRow, names: Names, locale: Locale): string[] {
  const parts: [boolean, LeadEvent["kind"]][] = [
    [before.status !== now.status || before.lostReason !== now.lostReason, "status"],
    [before.value !== now.value, "value"],
    [
      (before.nextStep !== now.nextStep || before.nextAt?.getTime() !== now.nextAt?.getTime()) &&
        (now.nextStep !== null || before.status === now.status),
      "nextStep",
    ],
    [before.assignedTo !== now.assignedTo, "assigned"],
  ];
  return parts.filter(([isChanged]) => isChanged).map(([, kind]) => stateOf(kind, now, names, locale));
}

/** How a lead is now, in the respect that an event is about; its status for any other. */
export function stateOf(
  kind: LeadEvent["kind"] | undefined,
  lead: LeadRow,
  names: Names,
  locale: Locale,
): string {
  const words = leadPanelWords[locale].done;
  const { status, lostReason, value, nextStep, nextAt, assignedTo } = lead;
  if (kind === "assigned")
    return assignedTo ? fill(words.assigned, { name: names.get(assignedTo) ?? "" }) : words.unassigned;
  if (kind === "value")
    return value === null ? words.noValue : fill(words.value, { value: formatKronor(value, locale) });
  if (kind === "nextStep")
    return nextStep && nextAt
      ? fill(words.nextStep, {
          step: nextStepWords[locale].steps[nextStep],
          time: stepTime(nextAt, new Date(), locale),
        })
      : words.noStep;
  const name = leadStatusWords[locale].one[status].toLowerCase();
  return lostReason
    ? fill(words.lost, { status: name, reason: lostReasonWords[locale][lostReason].toLowerCase() })
    : fill(words.status, { status: name });
}
