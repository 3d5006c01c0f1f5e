import { adminHref, leadHref } from "#app/admin/urls.ts";
import { milliseconds } from "#app/domain/milliseconds.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { webhookEvents } from "#app/domain/webhook-events.ts";
import type { Fields } from "#app/forms/merged-fields.ts";
import { formatShortMoment } from "#app/i18n/clock.ts";
import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { formatNumber } from "#app/i18n/numbers.ts";
import { logMilliseconds, mostAttempts, testEvent } from "#app/webhooks/webhook.ts";
import { type DeliveryRow, mostDeliveries, type WebhookRow } from "#app/webhooks/webhooks.server.ts";
import { webhookNames, webhookPageMessages } from "./words.server.ts";

/** The path of a webhook's page; that of an id that is not stored is the page of a new one. */
export function webhookHref(id: string, locale: Locale): string {
  return adminHref(`${adminPaths.webhooks}/${id}`, locale);
}

const looks = { on: "ok", failing: "warning", paused: "info", off: "error" } as const;

/** The state of a webhook as a chip. */
function stateOf({ offReason, failingSince }: WebhookRow, locale: Locale) {
  const state = offReason === "paused" ? "paused" : offReason ? "off" : failingSince ? "failing" : "on";
  return { look: looks[state], label: webhookNames[locale].states[state] };
}

/** The rows of the list. */
export function webhookRows(rows: readonly WebhookRow[], locale: Locale) {
  return rows.map((row) => ({
    id: row.id,
    href: webhookHref(row.id, locale),
    name: row.name,
    url: row.url,
    events: row.events
      .map((event, place) => {
        const name = webhookNames[locale].events[event];
        return place === 0 ? name : name.toLowerCase();
      })
      .join(", "),
    state: stateOf(row, locale),
  }));
}

/** A webhook as the fields of its form: each event is a box of its own. */
export function webhookTexts({ name, url, events }: Pick<WebhookRow, "name" | "url" | "events">): Fields {
  return {
    name,
    url,
    ...Object.fromEntries(webhookEvents.map((event) => [event, events.includes(event) ? "yes" : ""])),
  };
}

/** What the page of a webhook shows; `row` is undefined for a new one. */
export function webhookView(row: WebhookRow | undefined, log: readonly DeliveryRow[], locale: Locale) {
  const messages = webhookPageMessages[locale];
  const names = webhookNames[locale].events;
  const moment = (time: Date) => formatShortMoment(time, locale);
  const isOff = Boolean(row?.offSince);
  return {
    version: row?.version ?? 0,
    values: webhookTexts(row ?? { name: "", url: "", events: [...webhookEvents] }),
    events: webhookEvents.map((name) => ({ name, label: names[name] })),
    isNew: !row,
    isOff,
    state: row ? stateOf(row, locale) : null,
    notes: row ? notesOf(row, locale) : [],
    logLead: fill(messages.log.lead, {
      most: String(mostDeliveries),
      days: String(logMilliseconds / milliseconds.day),
    }),
    deliveries: log.map((delivery) => {
      const { id, event, leadId, happenedAt, status, attempts, nextAt, responseCode, problem } = delivery;
      const texts = messages.log;
      const time = moment(happenedAt);
      return {
        id,
        event: names[event],
        href: leadId && leadHref(leadId, locale),
        time: { iso: happenedAt.toISOString(), text: time },
        state: {
          look: ({ delivered: "ok", waiting: "info", failed: "error" } as const)[status],
          label: texts.states[status],
        },
        response: responseCode
          ? fill(texts.answered, {
              code: String(responseCode),
              ms: formatNumber(delivery.milliseconds ?? 0, locale),
            })
          : problem && texts.problems[problem],
        attempt:
          attempts > 0 && event !== testEvent
            ? fill(texts.attempt, { number: String(attempts), of: String(mostAttempts) })
            : null,
        next:
          status !== "waiting"
            ? null
            : nextAt
              ? nextAt > new Date()
                ? fill(texts.next, { time: moment(nextAt) })
                : null
              : texts.held,
        againLabel:
          isOff && event !== testEvent ? null : fill(texts.againLabel, { event: names[event], time }),
      };
    }),
  };
}

/** What is to be known of a webhook's state. */
function notesOf({ offReason, offSince, failingSince, previousUntil }: WebhookRow, locale: Locale): string[] {
  const { notes } = webhookPageMessages[locale];
  const at = (text: string, time: Date) => fill(text, { time: formatShortMoment(time, locale) });
  const off = { paused: notes.paused, gone: notes.gone, failing: notes.offFailing };
  return [
    ...(offReason && offSince ? [at(off[offReason], offSince)] : []),
    ...(!offReason && failingSince ? [at(notes.failing, failingSince)] : []),
    ...(previousUntil && previousUntil > new Date() ? [at(notes.overlap, previousUntil)] : []),
  ];
}
