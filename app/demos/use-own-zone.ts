import { formatClock } from "#app/i18n/clock.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { zoneName } from "./rules.ts";
import type { WeekView } from "./view.server.ts";

/** The clock in the visitor's time zone: `at` gives "10:30" for an ISO time. */
export interface OwnClock {
  zone: string;
  at: (moment: string) => string;
}

/** The visitor's time zone; undefined before hydration, so that the first render equals the server's. */
export function useOwnZone(): string | undefined {
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
}

/** The clock of a time zone; null when it shows the same time as Sweden's at the first slot of `weeks`. */
export function ownClock(
  locale: Locale,
  zone: string | undefined,
  weeks: readonly WeekView[],
): OwnClock | null {
  const firstSlot = weeks.flatMap(({ days }) => days).find(({ slots }) => slots.length > 0)?.slots[0]?.at;
  if (!zone || !firstSlot) return null;
  const at = (moment: string) => formatClock(new Date(moment), locale, zone);
  const localTime = formatClock(new Date(firstSlot), locale);
  return at(firstSlot) === localTime ? null : { zone: zoneName(zone), at };
}
