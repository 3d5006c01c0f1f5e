import { useEffect, useState } from "react";
import { dateFormat } from "#app/i18n/date-format.ts";
import type { Locale } from "#app/i18n/locale.ts";

/** The wall clock where the visitor is. */
export interface OwnClock {
  zone: string;
  at: (moment: string) => string;
}

const clock = { hour: "2-digit", minute: "2-digit", hourCycle: "h23" } as const;

/** The visitor's own zone; undefined until the browser has said it, so that the page is first what the server sent. */
export function useOwnZone(): string | undefined {
  const [zone, setZone] = useState<string>();
  useEffect(() => setZone(Intl.DateTimeFormat().resolvedOptions().timeZone), []);
  return zone;
}

/** The clock of a zone when it differs from Sweden's at a moment, else null. */
export function ownClock(
  locale: Locale,
  zone: string | undefined,
  moment: string | undefined,
): OwnClock | null {
  if (!zone || !moment) return null;
  const at = (iso: string) => dateFormat(locale, { ...clock, timeZone: zone }).format(new Date(iso));
  const here = dateFormat(locale, clock).format(new Date(moment));
  return at(moment) === here ? null : { zone, at };
}
