import type { Locale } from "#app/i18n/locale.ts";
import { useHydrated } from "#app/ui/use-hydrated.ts";
import { type OwnClock, ownClock } from "./own-time.ts";
import type { WeekView } from "./view.server.ts";

/** The visitor's time zone; undefined before hydration, so that the first render equals the server's. */
export function useOwnZone(): string | undefined {
  return useHydrated() ? Intl.DateTimeFormat().resolvedOptions().timeZone : undefined;
}

/** The visitor's clock; null where it shows the same as Sweden's at every slot of `weeks`, and before hydration. */
export function useOwnClock(locale: Locale, weeks: readonly WeekView[]): OwnClock | null {
  const zone = useOwnZone();
  const slots = weeks.flatMap(({ days }) => days.flatMap((day) => day.slots));
  return ownClock(
    locale,
    zone,
    slots.map(({ at }) => at),
  );
}
