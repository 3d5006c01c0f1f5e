/** A public holiday, or an eve when most of Sweden is off work. */
export interface Holiday {
  /** ISO. */
  day: string;
  kind: "holiday" | "eve";
  sv: string;
  en: string;
}

/** The public holidays (lag 1989:253) and the three eves, in the order of the year. */
const places: readonly [sv: string, en: string, day: (year: number) => string][] = [
  ["nyårsdagen", "New Year's Day", (year) => `${year}-01-01`],
  ["trettondedag jul", "Epiphany", (year) => `${year}-01-06`],
  ["långfredagen", "Good Friday", (year) => later(easterSunday(year), -2)],
  ["påskdagen", "Easter Sunday", easterSunday],
  ["annandag påsk", "Easter Monday", (year) => later(easterSunday(year), 1)],
  ["första maj", "Labour Day", (year) => `${year}-05-01`],
  ["Kristi himmelsfärdsdag", "Ascension Day", (year) => later(easterSunday(year), 39)],
  ["pingstdagen", "Pentecost", (year) => later(easterSunday(year), 49)],
  ["nationaldagen", "National Day", (year) => `${year}-06-06`],
  ["midsommarafton", "Midsummer Eve", (year) => later(saturdayFrom(`${year}-06-20`), -1)],
  ["midsommardagen", "Midsummer Day", (year) => saturdayFrom(`${year}-06-20`)],
  ["alla helgons dag", "All Saints' Day", (year) => saturdayFrom(`${year}-10-31`)],
  ["julafton", "Christmas Eve", (year) => `${year}-12-24`],
  ["juldagen", "Christmas Day", (year) => `${year}-12-25`],
  ["annandag jul", "Boxing Day", (year) => `${year}-12-26`],
  ["nyårsafton", "New Year's Eve", (year) => `${year}-12-31`],
];

/**
 * The public holidays of Sweden in a year and its three eves (Midsummer, Christmas, New Year), which are not in the law
 * but when banks and offices are closed. Computed here because a library for all countries takes 46 MB of memory, and
 * every page that says when we respond needs them.
 */
export function holidaysOf(year: number): readonly Holiday[] {
  const all = places.map(
    ([sv, en, day]): Holiday => ({ day: day(year), kind: sv.endsWith("afton") ? "eve" : "holiday", sv, en }),
  );
  // Two may fall on one day: Ascension Day on the first of May.
  return all.filter(({ day }, index) => all.findIndex((one) => one.day === day) === index);
}

/** The holiday or eve on an ISO day; undefined for an ordinary day. */
export function holidayOn(day: string): Holiday | undefined {
  return holidaysOf(Number(day.slice(0, 4))).find((one) => one.day === day);
}

function later(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, "2026-12-24".length);
}

/** The first Saturday on or after a day. */
function saturdayFrom(day: string): string {
  return later(day, 6 - new Date(`${day}T00:00:00Z`).getUTCDay());
}

/** Easter by the Gregorian calendar (Meeus, Astronomical Algorithms, chapter 8). */
function easterSunday(year: number): string {
  const golden = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * golden + century - Math.floor(century / 4) - correction + 15) % 30;
  const toSunday = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - epact - (inCentury % 4)) % 7;
  const late = Math.floor((golden + 11 * epact + 22 * toSunday) / 451);
  const march = epact + toSunday - 7 * late + 22;
  return later(`${year}-03-01`, march - 1);
}
