import type * as z from "zod/mini";
import type { Names } from "#app/admin/colleagues.server.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import { localTime } from "#app/i18n/swedish-time.ts";
import type { LeadChange } from "#app/leads/change-lead.server.ts";
import type { LeadEvent } from "#app/leads/events.server.ts";
import { statusChoiceOf } from "#app/leads/lead-status.ts";
import type { LeadRow } from "#app/leads/leads.server.ts";
import type { leadSchemas } from "#app/leads/schema.ts";
import { leadStatusMessages, lostReasonMessages, nextStepMessages } from "#app/leads/words.server.ts";
import { stepTime } from "./next-step.server.ts";
import { leadPanelMessages } from "./words.server.ts";

/** What a change did to a lead: a sentence for each part that differs, the owner last. */
export function changeSentences(before: LeadRow, now: LeadRow, names: Names, locale: Locale): string[] {
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
  return parts.filter(([isChanged]) => isChanged).map(([, kind]) => stateSentence(kind, now, names, locale));
}

/** A change that a form asks for (leadSchemas.handle). */
export function postedChange(
  id: string,
  { version, status, assigned, value, step, at }: z.infer<typeof leadSchemas.handle>,
): LeadChange {
  const next = step === undefined ? undefined : step && at ? { step, at } : null;
  return { id, version, ...status, assignedTo: assigned, value, next };
}

/**
 * The fields of the form that undoes a change: the lead as it was `before`, on the version that the change has made.
 */
export function fieldsOf(before: LeadRow, version: number) {
  return {
    id: before.id,
    version: String(version),
    status: statusChoiceOf(before),
    assigned: before.assignedTo ?? "",
    value: String(before.value ?? ""),
    step: before.nextStep ?? "",
    at: before.nextAt ? localTime(before.nextAt) : "",
  };
}

/** A sentence about the current state of what an event of this kind changes; about the status for any other kind. */
export function stateSentence(
  kind: LeadEvent["kind"] | undefined,
  lead: LeadRow,
  names: Names,
  locale: Locale,
): string {
  const messages = leadPanelMessages[locale].done;
  const { status, lostReason, value, nextStep, nextAt, assignedTo } = lead;
  if (kind === "assigned")
    return assignedTo ? fill(messages.assigned, { name: names.get(assignedTo) ?? "" }) : messages.unassigned;
  if (kind === "value")
    return value === null ? messages.noValue : fill(messages.value, { value: formatKronor(value, locale) });
  if (kind === "nextStep")
    return nextStep && nextAt
      ? fill(messages.nextStep, {
          step: nextStepMessages[locale].steps[nextStep],
          time: stepTime(nextAt, new Date(), locale),
        })
      : messages.noStep;
  const name = leadStatusMessages[locale].one[status].toLowerCase();
  return lostReason
    ? fill(messages.lost, { status: name, reason: lostReasonMessages[locale][lostReason].toLowerCase() })
    : fill(messages.status, { status: name });
}
