import { expect, test } from "vitest";
import { exampleDay, listHref, readingMinutes, readListView, weeksBefore } from "./article.ts";

const view = (search: string) => readListView(new URLSearchParams(search));

test("the URL parameters of the list are read as they are written, and invalid ones give null", () => {
  expect(view("")).toEqual({ category: null, page: 1 });
  expect(view("kategori=stader&sida=2&lang=en")).toEqual({ category: "cities", page: 2 });
  for (const nonsense of ["kategori=cities", "kategori=", "sida=0", "sida=1.5", "sida=x"])
    expect(view(nonsense), nonsense).toBeNull();
  expect(listHref({ category: null, page: 1 }, "sv")).toBe("/nyheter");
  expect(listHref({ category: "cities", page: 2 }, "en")).toBe("/nyheter?lang=en&kategori=stader&sida=2");
});

test("reading time is at least a minute and rounds", () => {
  expect(readingMinutes("ett två tre")).toBe(1);
  expect(readingMinutes("ord ".repeat(701))).toBe(4);
});

test("the example day is the last Saturday of May, at least twelve weeks ahead", () => {
  expect(exampleDay(Date.UTC(2026, 10, 21))).toBe("2027-05-29");
  expect(exampleDay(Date.UTC(2026, 1, 1))).toBe("2026-05-30");
  expect(exampleDay(Date.UTC(2026, 3, 1))).toBe("2027-05-29");
  expect(weeksBefore("2027-05-29", 12)).toBe("2027-03-06");
});
