import assert from "node:assert/strict";

/**
 * Reads an iCalendar text with one event by RFC 5545, without a library: folded lines joined, one property on a line,
 * parameters left out. Fails when a line is longer than 75 bytes or ends in anything but `lineEnd`.
 */
export function readCalendar(text: string, lineEnd = "\r\n"): Record<string, string> {
  const written = text.split(lineEnd);
  for (const line of written) {
    assert.ok(new TextEncoder().encode(line).length <= 75, `too long: ${line}`);
    assert.doesNotMatch(line, /[\r\n]/);
  }
  const lines = text
    .replaceAll(`${lineEnd} `, "")
    .split(lineEnd)
    .filter((line) => line !== "");
  assert.deepEqual([lines[0], lines.at(-1)], ["BEGIN:VCALENDAR", "END:VCALENDAR"]);
  assert.deepEqual(
    lines.filter((line) => line.startsWith("BEGIN:")),
    ["BEGIN:VCALENDAR", "BEGIN:VEVENT"],
  );
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z-]+)(?:;(?:[^":]|"[^"]*")*)?:(.*)$/.exec(line) ?? [];
      return name && value !== undefined ? [[name, value]] : [];
    }),
  );
}
