import type { DayState } from "./rules.ts";

/** A slot for the page. */
export interface SlotView {
  /** The instant, ISO 8601 in UTC: the value of its button. */
  at: string;
  /** The wall clock in Sweden. */
  from: string;
  to: string;
  free: boolean;
}

/** A day for the page. */
export interface DayView {
  /** ISO day in Sweden: the value of its button. */
  day: string;
  /** "tis", "24", "nov". */
  weekday: string;
  number: string;
  month: string;
  /** "tisdag 24 november". */
  name: string;
  state: DayState;
  /** Why it can't be chosen, in short, and in full for screen readers. */
  note: string | null;
  spokenNote: string | null;
  slots: readonly SlotView[];
}

/** A week for the page. */
export interface WeekView {
  title: string;
  number: string;
  days: readonly DayView[];
}

/** The slots of a page, at first and whenever it fetches them again. */
export interface SlotsView {
  weeks: readonly WeekView[];
  /** The free slots nearest to the one that was asked about. */
  nearest: readonly NearSlot[];
}

export interface NearSlot {
  at: string;
  day: string;
  /** "tisdag 24 november 10:30". */
  name: string;
}
