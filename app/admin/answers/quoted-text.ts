/**
 * Splits an email's text into what its sender wrote and the earlier emails that mail programs quote below it: lines
 * that begin with ">" at the end, with the line that introduces them, or everything from the header of an earlier email
 * on. If nothing else would be left, all of it counts as the sender's; so does text between quotes. Takes linear time.
 */
export function splitQuotes(text: string): { written: string; quoted: string } {
  const lines = text.split("\n");
  const head = lines.findIndex((_, index) => isQuotedHeader(lines, index));
  const end = head < 0 ? lines.length : head;
  const start = startOfQuote(lines, end);
  const written = lines.slice(0, start).join("\n").trim();
  return written
    ? { written, quoted: lines.slice(start).join("\n").trim() }
    : { written: text.trim(), quoted: "" };
}

/** Whether a line begins the header of an earlier email, as Outlook and others quote it, without ">". */
function isQuotedHeader(lines: readonly string[], place: number): boolean {
  const line = lines[place]?.trim() ?? "";
  if (/^-{2,} ?(Original Message|Ursprungligt meddelande|Forwarded message) ?-{2,}$/i.test(line)) return true;
  if (!/^\*?(From|Från):/i.test(line)) return false;
  const below = lines.slice(place + 1, place + 5);
  return below.some((each) => /^\*?(Sent|Skickat|Date|Datum):/i.test(each.trim()));
}

/** The first of the quoted lines before `end`, or of the line or two that introduce them ("… skrev:"). */
function startOfQuote(lines: readonly string[], end: number): number {
  let start = end;
  let hasQuote = end < lines.length;
  for (let place = end - 1; place >= 0; place -= 1) {
    const line = lines[place]?.trim() ?? "";
    // Outlook writes a line of underscores above the quoted header.
    const isRule = end < lines.length && /^_{5,}$/.test(line);
    if (line.startsWith(">") || isRule) {
      hasQuote = true;
      start = place;
    } else if (line) break;
  }
  if (!hasQuote) return lines.length;
  const above = lines.slice(0, start).findLastIndex((line) => line.trim() !== "");
  if (!isIntroduction(lines[above] ?? "")) return start;
  return isIntroduction(`${lines[above - 1] ?? ""}:`) || /^(On|Den|Am|Le) /.test(lines[above - 1] ?? "")
    ? above - 1
    : above;
}

function isIntroduction(line: string): boolean {
  return line.trimEnd().endsWith(":") && /\b(wrote|skrev|schrieb|kirjoitti|écrit)\b/i.test(line);
}
