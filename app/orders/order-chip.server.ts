import { fill } from "#app/i18n/fill.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { isOver, isUrgent, namedOf, type Order, orderStage } from "./order.ts";
import { orderStageMessages } from "./order-words.server.ts";

const looks = { onSite: "info", done: "ok", invoiced: "ok", cancelled: "plain" } as const;

/**
 * Where an order is, as a chip: until its people are on site how many of them are named. It stands out when its staff
 * is lacking and its work begins soon.
 */
export function orderChip(order: Order, now: Date, locale: Locale): { look: string; label: string } {
  const messages = orderStageMessages[locale];
  const stage = orderStage(order);
  if (stage === "agreed") {
    const look = isUrgent(order, now) ? "error" : isOver(order, now) ? "plain" : "warning";
    return { look, label: messages.notStaffed };
  }
  if (stage !== "staffed") return { look: looks[stage], label: messages[stage] };
  const [named, { people }] = [namedOf(order), order];
  return named > 0 && named < people
    ? { look: "info", label: fill(messages.named, { named: String(named), people: String(people) }) }
    : { look: "ok", label: messages.staffed };
}
