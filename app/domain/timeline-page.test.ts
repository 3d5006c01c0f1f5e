import { expect, test } from "vitest";
import { readBefore, timelinePage } from "./timeline-page.ts";

const at = (...minutes: number[]) => minutes.map((minute) => ({ time: new Date(2026, 0, 1, 0, minute) }));

test("pages of a timeline have every entry once, also those of the same time", () => {
  const all = at(9, 8, 8, 8, 7, 5, 5, 1);
  const seen: { time: Date }[] = [];
  let before: Date | null = null;
  do {
    const from: Date | null = before;
    const page: ReturnType<typeof timelinePage> = timelinePage(
      all.filter(({ time }) => !from || time < from),
      2,
    );
    seen.push(...page.pageEntries);
    before = page.next;
  } while (before);
  expect(seen).toEqual(all);
});

test("an invalid time starts at the latest entry", () => {
  expect(readBefore(new URLSearchParams("handelser-fore=2026-13-45T00:00:00.000Z"))).toBeNull();
  expect(readBefore(new URLSearchParams("handelser-fore='; drop"))).toBeNull();
  expect(readBefore(new URLSearchParams("handelser-fore=2026-11-25T10:00:00.123Z"))?.getTime()).toBe(
    Date.UTC(2026, 10, 25, 10, 0, 0, 123),
  );
});
