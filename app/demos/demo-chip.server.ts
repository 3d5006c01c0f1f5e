import type { Locale } from "#app/i18n/locale.ts";
import type { DemoRow } from "./demos.server.ts";
import { demoStatusMessages } from "./words.server.ts";

/** A booking's status as a chip; a past meeting without a noted outcome has a chip of its own. */
export function demoChip(
  { status, endsAt }: Pick<DemoRow, "status" | "endsAt">,
  now: Date,
  locale: Locale,
): { look: string; label: string } {
  const messages = demoStatusMessages[locale];
  const looks = { booked: "info", cancelled: "error", no_show: "warning", done: "ok" };
  if (status === "booked" && endsAt <= now) return { look: "new", label: messages.unmarked };
  return { look: looks[status], label: messages.statuses[status] };
}
