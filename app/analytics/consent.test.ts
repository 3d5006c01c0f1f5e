import { expect, it } from "vitest";
import { agreesToMeasurement } from "./consent.ts";

const cookie = (answer: unknown) => `a=b; consent=${encodeURIComponent(JSON.stringify(answer))}; c=d`;

it("consent is an answer that contains measurement", () => {
  expect(agreesToMeasurement(cookie({ categories: ["necessary", "measurement"] }))).toBe(true);
});

it.each([
  undefined,
  "",
  "a=b",
  cookie({ categories: ["necessary"] }),
  cookie({ categories: "measurement" }),
  cookie({}),
  cookie(null),
  "consent=%7B",
  "consent=%",
  "other-consent=measurement",
])("anything else is a no: %s", (header) => expect(agreesToMeasurement(header)).toBe(false));
