import { expect, test } from "vitest";
import { everyOpening, openingHref, openingsHref, readOpeningsView } from "./filters.ts";

test("the URL parameters of a view are read as they are written", () => {
  const view = { role: "entranceHost", city: "malmo", extent: "shifts" } as const;
  expect(openingsHref(view, "en")).toBe("/bli-kollega?lang=en&roll=entrevard&ort=malmo&omfattning=pass");
  const { searchParams } = new URL(openingsHref(view, "en"), "https://site.example");
  expect(readOpeningsView(searchParams)).toEqual(view);
  expect(openingsHref(everyOpening, "sv")).toBe("/bli-kollega");
  expect(openingHref("x", "en")).toBe("/bli-kollega/x?lang=en");
});

test("an unknown filter is ignored", () => {
  expect(readOpeningsView(new URLSearchParams("roll=polis&ort=&omfattning=alltid"))).toEqual(everyOpening);
});
