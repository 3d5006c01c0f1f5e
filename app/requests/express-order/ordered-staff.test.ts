import { expect, it } from "vitest";
import { orderedStaff } from "./ordered-staff.server.ts";

it("names one person and several in each language", () => {
  const said = ([1, 2] as const).flatMap((guardCount) =>
    (["sv", "en"] as const).map((locale) => orderedStaff({ service: "orderGuard", guardCount }, locale)),
  );
  expect(said).toEqual([
    "1 ordningsvakt",
    "1 public-order guard",
    "2 ordningsvakter",
    "2 public-order guards",
  ]);
});
