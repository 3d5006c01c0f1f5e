import { expect, it } from "vitest";
import { entranceHostHours } from "./entrance-host-hours.ts";

const [tuesday, thursday, friday, saturday] = [1, 3, 4, 5];

it.each([
  ["a day at an office", tuesday, [[7, 17]], 10, 0],
  [
    "an evening over midnight",
    thursday,
    [
      [17, 23],
      [18, 25],
      [18, 25],
    ],
    20,
    19,
  ],
  ["a Friday night into the weekend", friday, [[16, 26]], 10, 8],
  [
    "a Saturday by day",
    saturday,
    [
      [8, 18],
      [10, 17],
    ],
    17,
    17,
  ],
  ["a week's last night into a weekday morning", 6, [[28, 32]], 4, 2],
])("%s", (_name, weekday, spans, hours, supplemented) => {
  const hosts = spans.map(([from = 0, to = 0]) => ({ from, to }));
  expect(entranceHostHours({ weekday, hosts })).toEqual({ hours, supplemented });
});
