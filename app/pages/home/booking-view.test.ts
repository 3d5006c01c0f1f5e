import { describe, expect, it } from "vitest";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { bookingView } from "./booking-view.server.ts";

describe("the initial values of the form", () => {
  it.each([
    ["a weekday at 14:10", "2026-11-24T14:10:00+01:00", "ikvall", "I\u00a0kväll 18–02"],
    [
      "Sunday at 20:00: tomorrow, before which we answer",
      "2026-11-29T20:00:00+01:00",
      "ikvall",
      "I\u00a0morgon 18–02",
    ],
    ["after midnight", "2026-11-29T02:30:00+01:00", "nu", "I\u00a0kväll 18–02"],
    ["Christmas Eve", "2026-12-24T10:00:00+01:00", "ikvall", "I\u00a0kväll 18–02"],
  ])("%s", (_name, now, when, evening) => {
    const view = bookingView(defaultFacts, new Date(now), "sv");
    expect(view.initial).toMatchObject({
      service: "guard",
      city: null,
      people: 1,
      when,
      chosen: { day: "", from: "", to: "" },
    });
    expect(view.whens.find(({ value }) => value === "ikvall")?.label).toBe(evening);
  });
});
