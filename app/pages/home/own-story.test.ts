import { expect, it } from "vitest";
import { homeMessages } from "#app/content/pages/home.server.ts";
import { defaultFacts } from "#app/domain/company-facts.ts";
import { readOrderChoice } from "#app/requests/express-order/choice.ts";
import { bookingView } from "./booking-view.server.ts";
import { ownStory } from "./own-story.ts";

/** A Saturday evening: an order is answered on Monday at 08:30. */
const saturday = "2026-11-28T21:00:00+01:00";
const tuesday = "2026-11-24T14:10:00+01:00";

function told(parameters: string, now: string) {
  const choice = readOrderChoice(new URLSearchParams(parameters));
  const view = bookingView(defaultFacts, new Date(now), "sv");
  return ownStory(choice, view, homeMessages(defaultFacts, "sv").steps.own, "sv");
}

it("tells the chosen shift with its place, ordered now and confirmed when we answer at the latest", () => {
  const story = told("roll=vaktare&stad=malmo&antal=2&nar=ikvall", tuesday);
  expect(story?.facts).toMatchObject({
    place: "Malmö",
    staff: "2 väktare",
    when: "tis 18:00–02:00",
    permit: "",
  });
  expect(story && new Date(story.times.book)).toEqual(new Date(tuesday));
  expect(story && new Date(story.times.match)).toEqual(new Date("2026-11-24T14:40:00+01:00"));
  expect(story?.pictures).toEqual({
    place: "/illustrations/karta-malmo-dag.svg",
    map: "/illustrations/karta-malmo-natt.svg",
  });
});

it("says that public-order guards need a permit, and shows their garment", () => {
  const story = told("roll=ordningsvakt&antal=2&nar=ikvall", tuesday);
  expect(story?.facts.permit).toBe("Ska finnas före passet");
  expect(story?.pictures).toEqual({ guards: "/illustrations/vast-ordningsvakt.svg" });
});

it("promises no shift that begins before somebody can confirm it", () => {
  expect(told("roll=vaktare&antal=2&nar=inatt", saturday)).toBeNull();
  expect(told("roll=vaktare&antal=2&nar=nu", tuesday)).toBeNull();
  expect(told("roll=vaktare&nar=valj&datum=2026-12-02&fran=08:00&till=16:00", saturday)?.facts.when).toBe(
    "ons 08:00–16:00",
  );
});

it("tells no shift whose price is for other hours than it has", () => {
  const from8 = (till: string) =>
    told(`roll=vaktare&nar=valj&datum=2026-12-02&fran=08:00&till=${till}`, tuesday);
  expect(from8("09:00")).toBeNull();
  expect(from8("12:00")?.facts).toMatchObject({
    hours: "4",
    base: expect.stringContaining("× 4\u00a0tim ×"),
  });
  expect(from8("08:00")?.facts).toMatchObject({
    hours: "24",
    base: expect.stringContaining("× 24\u00a0tim ×"),
  });
});

it("names the days before and after a shift where the clocks change", () => {
  const at = (day: string) =>
    told(`roll=vaktare&nar=valj&datum=${day}&fran=00:30&till=06:00`, tuesday)?.facts;
  expect(at("2027-10-31")).toMatchObject({ dayBefore: "lördag", day: "söndag", dayAfter: "måndag" });
  expect(at("2027-03-29")).toMatchObject({ dayBefore: "söndag", day: "måndag", dayAfter: "tisdag" });
});
