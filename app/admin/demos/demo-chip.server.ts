import type { Locale } from "#app/i18n/locale.ts";
import type { DemoRow } from "./data.server.ts";
import { demosPageWords } from "./words.server.ts";

/** A booking's status in words, also for a past one that nobody has marked. */
export function chipOf(
  { status, endsAt }: Pick<DemoRow, "status" | "endsAt">,
  now: Date,
  locale: Locale,
): { look: string; label: string } {
  const words = demosPageWords[locale];
  const looks = { booked: "info", cancelled: "error", no_show: "warning", done: "ok" };
  if (status === "booked" && endsAt <= now) return { look: "new", label: words.unmarked };
  return { look: looks[status], label: words.statuses[status] };
}
