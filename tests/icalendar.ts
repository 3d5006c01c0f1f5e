import { expect } from "vitest";

/**
 * Reads an iCalendar text with one event by RFC 5545, without a library: folded lines joined, a property a line,
 * parameters left out. Fails when a line is longer than 75 bytes or ends in anything but `lineEnd`.
 */
export function readCalendar(text: string, lineEnd = "\r\n"): Record<string, string> {
  const written = text.split(lineEnd);
  for (const line of written) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const lines = text
    .replaceAll(`${lineEnd} `, "")
    .split(lineEnd)
    .filter((line) => line !== "");
  expect([lines[0], lines.at(-1)]).toEqual(["BEGIN:VCALENDAR", "END:VCALENDAR"]);
  expect(lines.filter((line) => line.startsWith("BEGIN:"))).toEqual(["BEGIN:VCALENDAR", "BEGIN:VEVENT"]);
  return Object.fromEntries(
    lines.flatMap((line) => {
      const [, name, value] = /^([A-Z-]+)(?:;(?:[^":]|"[^"]*")*)?:(.*)$/.exec(line) ?? [];
      return name && value !== undefined ? [[name, value]] : [];
    }),
  );
}
