type Label = "from" | "date" | "sent" | "to" | "cc" | "subject";

/** The labels of an email's header as mail programs quote it, without spaces, in the languages of our neighbours. */
const labels = new Map<string, Label>(
  Object.entries({
    from: "from från fra von de lähettäjä",
    date: "date datum dato päivämäärä päiväys",
    sent: "sent skickat sendt gesendet envoyé lähetetty",
    to: "to till til an à vastaanottaja saaja",
    cc: "cc kopia kopi kopio",
    subject: "subject ämne emne betreff objet aihe",
  } satisfies Record<Label, string>).flatMap(([label, words]) =>
    words.split(" ").map((word) => [word, label as Label] as const),
  ),
);

/** The line above an earlier email: Original Message, Forwarded message and their translations. */
const separator =
  /^-{2,} ?(?:original message|forwarded message|ursprungligt meddelande|originalmeddelande|vidarebefordrat (?:meddelande|brev)|ursprüngliche nachricht|weitergeleitete nachricht|message (?:d['’]origine|original|transféré)|(?:oprindelig|videresendt) (?:meddelelse|besked)|(?:opprinnelig|videresendt) melding|(?:alkuperäinen|välitetty) viesti) ?-{2,}$/i;

const writingVerb =
  /(?:^|[^\p{L}])(?:wrote|skrev|schrieb|geschrieben|kirjoitti|écrit|schreef|escribió|scritto)(?!\p{L})/iu;
/** A year, a whole date in digits or a time of day. */
const dateOrTime = /(?:^|\D)(?:20\d\d|\d{1,2}[./-]\d{1,2}[./-]\d{2}|\d{1,2}[:.]\d\d)(?!\d)/;
const wholeDate = /20\d\d|\d[./-]\d{1,2}[./-]\d/;
const timeOfDay = /\d[:.]\d\d/;
const address = /[^\s@<>]@[^\s@<>]/;
const rule = /^[_-]{5,}$/;

/** On how many lines a program breaks an introduction, and how long a quoted header is. */
const maxIntroductionLines = 4;
const maxHeaderLines = 12;
/** Only the beginning of a longer line is looked at. */
const maxLineLength = 400;

/**
 * Splits an email's text into what its sender wrote and the earlier emails that mail programs quote below it: lines
 * that begin with ">" at the end, with what introduces them; or everything from the header of an earlier email on, or
 * from an introduction with a date and an address. If nothing else would be left, all of it counts as the sender's; so
 * does text between quotes. Takes linear time.
 */
export function splitQuotes(text: string): { written: string; quoted: string } {
  const lines = text.split("\n");
  const plain = lines.map((line) => line.slice(0, maxLineLength).replaceAll("\u00A0", " ").trim());
  const head = plain.findIndex((_, place) => isQuotedHeader(plain, place) || isIntroducedText(plain, place));
  const start = startOfQuote(plain, head < 0 ? lines.length : head);
  const written = lines.slice(0, start).join("\n").trim();
  return written
    ? { written, quoted: lines.slice(start).join("\n").trim() }
    : { written: text.trim(), quoted: "" };
}

/** An email that somebody has forwarded by hand, with what they wrote above it. */
export interface ForwardedEmail {
  name: string;
  address: string;
  text: string;
  above: string;
}

/**
 * The email that a text forwards, by the first header that it quotes; null unless that names exactly one address as its
 * sender. Takes linear time.
 */
export function forwardedEmail(text: string): ForwardedEmail | null {
  const lines = text.split("\n");
  const plain = lines.map((line) => line.slice(0, maxLineLength).replaceAll("\u00A0", " ").trim());
  const head = plain.findIndex((_, place) => isQuotedHeader(plain, place));
  if (head < 0) return null;
  // The header may begin some lines below its separator.
  const offset = plain.slice(head, head + 4).findIndex((line) => field(line).label !== undefined);
  if (offset < 0) return null;
  const start = head + offset;
  const senders = headerFields(plain, start).filter(({ label }) => label === "from");
  const [sender] = senders;
  if (!sender || senders.length > 1) return null;
  const addresses = new Set(addressesIn(sender.value));
  const [found] = addresses;
  if (!found || addresses.size > 1) return null;
  const [name = ""] = sender.value.split(/[<[(]/);
  return {
    name: name.includes("@") ? "" : name.replace(/["'*]/g, "").trim(),
    address: found,
    text: lines.slice(endOfHeader(plain, start)).join("\n").trim(),
    above: lines
      .slice(0, rule.test(plain[head - 1] ?? "") ? head - 1 : head)
      .join("\n")
      .trim(),
  };
}

/** The email addresses in a value of a header, in lower case. */
function addressesIn(value: string): string[] {
  return value
    .split(/[\s<>()[\];,"']+/)
    .map((word) => word.replace(/^mailto:/i, "").toLowerCase())
    .filter((word) => {
      const [name, domain, ...more] = word.split("@");
      return Boolean(name) && domain?.includes(".") && more.length === 0;
    });
}

/**
 * Whether a line begins the header of an earlier email, as Outlook and others quote it, without ">". A customer's own
 * "Från: 18:00, Till: 02:00" is none: an address is needed, or the date of sending in full.
 */
function isQuotedHeader(lines: readonly string[], place: number): boolean {
  const line = lines[place] ?? "";
  if (separator.test(line)) return true;
  const isBelowRule = place > 0 && rule.test(lines[place - 1] ?? "");
  if (field(line).label !== "from" && !isBelowRule) return false;
  const fields = headerFields(lines, place);
  const found = new Set(fields.map(({ label }) => label));
  const values = fields.map(({ value }) => value);
  const hasAddress = values.some((value) => address.test(value));
  const hasMoment = values.some((value) => wholeDate.test(value) && timeOfDay.test(value));
  // Below a line of underscores the labels may be in any language.
  if (isBelowRule && values.length >= 3 && hasAddress && hasMoment) return true;
  const others = ["to", "cc", "subject"] as const;
  const count =
    others.filter((label) => found.has(label)).length + Number(found.has("date") || found.has("sent"));
  if (!found.has("from") || count < 2) return false;
  return hasAddress || (hasMoment && (found.has("sent") || found.has("subject")));
}

/** The lines "Label: value" from a place on, to the first empty one that no known label follows. */
function headerFields(lines: readonly string[], place: number): Field[] {
  const fields: Field[] = [];
  for (const line of lines.slice(place, endOfHeader(lines, place))) {
    const here = field(line);
    const last = fields.at(-1);
    // A long value goes on below its label: "<svar@…>".
    if (here.name) fields.push(here);
    else if (last) last.value += ` ${line}`;
  }
  return fields;
}

/** Where the lines of a header from a place on end. */
function endOfHeader(lines: readonly string[], place: number): number {
  const end = Math.min(lines.length, place + maxHeaderLines);
  for (let at = place; at < end; at += 1) if (!lines[at] && !field(lines[at + 1] ?? "").label) return at;
  return end;
}

interface Field {
  name: string;
  label: Label | undefined;
  value: string;
}

/** A line "Label: value", with or without the stars of bold text; an empty name for another line. */
function field(line: string): Field {
  const colon = line.slice(0, 24).indexOf(":");
  const name = colon > 0 ? line.slice(0, colon).replace(/[*\s]/g, "").toLowerCase() : "";
  return { name, label: labels.get(name), value: line.slice(colon + 1) };
}

/** Whether a line begins an introduction with date and address, below which Yahoo quotes without ">". */
function isIntroducedText(lines: readonly string[], place: number): boolean {
  if (!dateOrTime.test(lines[place] ?? "")) return false;
  for (let count = 1; count <= maxIntroductionLines && lines[place + count - 1]; count += 1) {
    const joined = lines.slice(place, place + count).join(" ");
    if (!isIntroduction(joined) || !address.test(joined)) continue;
    const below = lines.slice(place + count, place + count + 4).find((line) => line !== "");
    return below !== undefined && !below.startsWith(">");
  }
  return false;
}

/** The first of the quoted lines before `end`, or of the lines that introduce them ("… skrev:"). */
function startOfQuote(lines: readonly string[], end: number): number {
  let start = end;
  let hasQuote = end < lines.length;
  for (let place = end - 1; place >= 0; place -= 1) {
    const line = lines[place] ?? "";
    // Outlook writes a line of underscores above the quoted header.
    const isRule = end < lines.length && rule.test(line);
    if (line.startsWith(">") || isRule) {
      hasQuote = true;
      start = place;
    } else if (line) break;
  }
  return hasQuote ? startOfIntroduction(lines, start) : lines.length;
}

/** Where the introduction above a quote begins: with its date, or else with its verb; the quote itself without one. */
function startOfIntroduction(lines: readonly string[], quote: number): number {
  const last = lines.slice(0, quote).findLastIndex((line) => line !== "");
  let withoutDate = quote;
  for (let place = last; place > last - maxIntroductionLines && lines[place]; place -= 1) {
    const joined = lines.slice(place, last + 1).join(" ");
    // The sender's name is on the line above an address.
    if (!isIntroduction(joined) || /^[<(]|^\S*@/.test(joined)) continue;
    if (dateOrTime.test(withoutAddresses(joined))) return place;
    if (withoutDate === quote) withoutDate = place;
  }
  return withoutDate;
}

function isIntroduction(text: string): boolean {
  return text.endsWith(":") && writingVerb.test(text);
}

function withoutAddresses(text: string): string {
  return text
    .split(" ")
    .filter((word) => !word.includes("@"))
    .join(" ");
}
