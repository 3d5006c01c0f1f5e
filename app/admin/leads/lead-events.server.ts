import { answerText } from "#app/admin/answers/answer-label.server.ts";
import { fileLabels } from "#app/admin/answers/file-labels.server.ts";
import { type Names, nameOf } from "#app/admin/colleagues.server.ts";
import { emailLabel } from "#app/admin/emails/email-label.server.ts";
import type { EmailStatus } from "#app/admin/emails/rules.ts";
import { leadStatuses } from "#app/domain/lead-status.ts";
import { oneOf } from "#app/domain/one-of.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill, wordOf } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatKronor } from "#app/i18n/numbers.ts";
import type { LeadEvent } from "./events.server.ts";
import {
  leadPanelMessages,
  leadStatusMessages,
  lostReasonMessages,
  nextStepMessages,
} from "./messages.server.ts";

/** An event of a lead, in words. */
export function leadEventText(event: LeadEvent, names: Names, locale: Locale): string {
  const messages = leadPanelMessages[locale].event;
  const { kind, to, reason, when } = event;
  const statusName = (status: string | null) => {
    const leadStatus = oneOf(leadStatuses, status);
    return leadStatus ? leadStatusMessages[locale].one[leadStatus] : "–";
  };
  if (kind === "status") {
    const reasonText = wordOf(lostReasonMessages[locale], reason);
    const values = {
      from: statusName(event.from),
      to: statusName(to),
      reason: reasonText?.toLowerCase() ?? "",
    };
    return fill(reasonText ? messages.lost : messages.status, values);
  }
  if (kind === "assigned")
    return to ? fill(messages.assigned, { to: nameOf(names, to, locale) ?? "" }) : messages.unassigned;
  if (kind === "value")
    return to ? fill(messages.value, { to: formatKronor(Number(to), locale) }) : messages.noValue;
  if (kind === "nextStep") {
    const { steps } = nextStepMessages[locale];
    const step = wordOf(steps, to);
    const before = wordOf(steps, event.from);
    if (before && when)
      return fill(messages.replacedStep, { from: before, time: formatShortMoment(when, locale) });
    return step && when
      ? fill(messages.nextStep, { to: step, time: formatShortMoment(when, locale) })
      : messages.noStep;
  }
  if (kind === "call") return wordOf(messages.call, to) ?? "–";
  if (kind === "merged" || kind === "takenApart") return fill(messages[kind], { number: to ?? "" });
  if (kind === "reply") return fill(messages.reply, { subject: event.reply?.subject ?? "" });
  if (kind === "answer") return event.answer ? answerText(event.answer, locale) : "–";
  if (kind === "demoBooked" || kind === "demoTied" || kind === "demoUntied")
    return fill(messages[kind], { time: when ? formatShortMoment(when, locale) : "" }).trim();
  return messages[kind];
}

/** How the delivery of an email went; "waiting" before the first attempt. */
export function deliveryText(status: EmailStatus | undefined, locale: Locale): string {
  return leadPanelMessages[locale].event.delivery[status ?? "waiting"];
}

/** The email of an event and how its delivery went; nulls for other events. */
export function eventEmail({ reply, leadId }: LeadEvent, locale: Locale) {
  if (!reply) return { email: null, delivery: null };
  const { delivery, files, ...written } = reply;
  const state = delivery ?? { id: "", status: "waiting" as const, problem: null, error: null };
  return {
    email: emailLabel(
      { ...written, ...state, about: "reply", kind: "reply" },
      locale,
      fileLabels(files, leadId, locale),
    ),
    delivery: deliveryText(delivery?.status, locale),
  };
}
