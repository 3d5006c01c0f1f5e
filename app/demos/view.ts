import type { DayState } from "./rules.ts";

/** A slot as it is shown. */
export interface SlotView {
  /** The instant, ISO 8601 in UTC: the value of its button. */
  at: string;
  /** The wall clock in Sweden. */
  from: string;
  to: string;
  free: boolean;
}

/** A day as it is shown. */
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
  /** Why it can't be chosen, in few letters; and in full, for those who listen. */
  note: string | null;
  spokenNote: string | null;
  slots: readonly SlotView[];
}

/** A week as it is shown. */
export interface WeekView {
  title: string;
  number: string;
  days: readonly DayView[];
}

/** What a page is told of the slots, at first and whenever it asks again. */
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
