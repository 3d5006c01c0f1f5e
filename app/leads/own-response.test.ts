import { expect, test } from "vitest";
import { fewestResponses, ownResponse } from "./own-response.ts";

const hours = { opens: "08:00", closes: "18:00" };
/** A Tuesday at noon in Sweden. */
const noon = Date.parse("2026-11-24T11:00:00Z");
const after = (minutes: number) => ({
  received: new Date(noon),
  responded: new Date(noon + minutes * 60_000),
});

test("thirty responses are shown as their median, fewer are not", () => {
  const times = Array.from({ length: fewestResponses }, (_, index) => after(index + 10));
  expect(ownResponse(times, hours)).toEqual({ minutes: 25, responses: 30 });
  expect(ownResponse(times.slice(1), hours)).toBeNull();
  expect(ownResponse([], hours)).toBeNull();
});

test("a median of no minute is said to be one, since half may be responded to outside opening hours", () => {
  const night = { received: new Date("2026-11-24T21:00:00Z"), responded: new Date("2026-11-24T21:10:00Z") };
  const times = [...Array.from({ length: 20 }, () => night), ...Array.from({ length: 15 }, () => after(40))];
  expect(ownResponse(times, hours)).toEqual({ minutes: 1, responses: 35 });
});

test("only the minutes of opening hours count", () => {
  // Asked on Friday at 17:50, responded to on Monday at 08:05.
  const overWeekend = {
    received: new Date("2026-11-20T16:50:00Z"),
    responded: new Date("2026-11-23T07:05:00Z"),
  };
  expect(
    ownResponse(
      Array.from({ length: 30 }, () => overWeekend),
      hours,
    ),
  ).toEqual({
    minutes: 15,
    responses: 30,
  });
});
