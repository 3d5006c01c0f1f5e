/**
 * Parts an email's text into what its sender wrote and the earlier emails below it, which mail programs quote: lines
 * that begin with ">" at the end, with the line that introduces them, or all from the head of an earlier email on. Each
 * line is looked at once. Where nothing would be left, all of it is the sender's; so is what stands between quotes.
 */
export function withoutQuotes(text: string): { written: string; quoted: string } {
  const lines = text.split("\n");
  const head = lines.findIndex((_, place) => isHead(lines, place));
  const end = head < 0 ? lines.length : head;
  const start = startOfQuote(lines, end);
  const written = lines.slice(0, start).join("\n").trim();
  return written
    ? { written, quoted: lines.slice(start).join("\n").trim() }
    : { written: text.trim(), quoted: "" };
}

/** Whether an earlier email begins at a line, as Outlook and others write it: without ">". */
function isHead(lines: readonly string[], place: number): boolean {
  const line = lines[place]?.trim() ?? "";
  if (/^-{2,} ?(Original Message|Ursprungligt meddelande|Forwarded message) ?-{2,}$/i.test(line)) return true;
  if (!/^\*?(From|Från):/i.test(line)) return false;
  const below = lines.slice(place + 1, place + 5);
  return below.some((each) => /^\*?(Sent|Skickat|Date|Datum):/i.test(each.trim()));
}

/** Where the quoted lines that end before a line begin, with what introduces them ("… skrev:", on one line or two). */
function startOfQuote(lines: readonly string[], end: number): number {
  let start = end;
  let hasQuote = end < lines.length;
  for (let place = end - 1; place >= 0; place -= 1) {
    const line = lines[place]?.trim() ?? "";
    // A line of underscores stands above Outlook's head.
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
