import Holidays from "date-holidays";

/** A public holiday, or an eve on which most of Sweden is free all the same. */
export interface Holiday {
  /** ISO. */
  day: string;
  kind: "holiday" | "eve";
  sv: string;
  en: string;
}

/**
 * The public holidays of Sweden in some years, and its three eves (Midsummer, Christmas, New Year), which the law on
 * public holidays does not name but banks and offices keep: the library calls them "bank".
 */
export function swedishHolidays(years: readonly number[]): Holiday[] {
  const calendar = new Holidays("SE");
  return years.flatMap((year) => {
    const english = new Map(calendar.getHolidays(year, "en").map(({ date, name }) => [date, name]));
    return calendar.getHolidays(year, "sv").flatMap(({ date, name, type }) =>
      type === "public" || type === "bank"
        ? [
            {
              day: date.slice(0, "2026-12-24".length),
              kind: type === "public" ? ("holiday" as const) : ("eve" as const),
              sv: name,
              en: english.get(date) ?? name,
            },
          ]
        : [],
    );
  });
}
