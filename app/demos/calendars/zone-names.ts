/**
 * What Windows calls the time zones that our customers and colleagues live in (CLDR, windowsZones). A calendar with
 * another of its names defines that zone itself.
 */
const ofWindows: Readonly<Record<string, string>> = {
  "Central Europe Standard Time": "Europe/Budapest",
  "Central European Standard Time": "Europe/Warsaw",
  "E. Europe Standard Time": "Europe/Chisinau",
  "Eastern Standard Time": "America/New_York",
  "FLE Standard Time": "Europe/Kyiv",
  "GMT Standard Time": "Europe/London",
  "GTB Standard Time": "Europe/Bucharest",
  "Greenwich Standard Time": "Atlantic/Reykjavik",
  "Pacific Standard Time": "America/Los_Angeles",
  "Romance Standard Time": "Europe/Paris",
  "Russian Standard Time": "Europe/Moscow",
  "Turkey Standard Time": "Europe/Istanbul",
  "W. Europe Standard Time": "Europe/Berlin",
};

/** The IANA name of a calendar's time zone, also behind a path ("/citadel.org/20250101_1/Europe/Stockholm"); null for none. */
export function ianaZone(name: string): string | null {
  const known = ofWindows[name] ?? name.split("/").filter(Boolean).slice(-2).join("/");
  if (!/^[A-Za-z]/.test(known)) return null;
  try {
    return new Intl.DateTimeFormat("sv", { timeZone: known }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
