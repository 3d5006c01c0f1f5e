import { expect, test } from "vitest";
import { listHref, readListView } from "./list.ts";

const view = (search: string) => readListView(new URLSearchParams(search));

test("the URL parameters of the list are read as they are written, and invalid ones give null", () => {
  expect(view("")).toEqual({ category: null, page: 1 });
  expect(view("kategori=stader&sida=2&lang=en")).toEqual({ category: "cities", page: 2 });
  for (const nonsense of ["kategori=cities", "kategori=", "sida=0", "sida=1.5", "sida=x"])
    expect(view(nonsense), nonsense).toBeNull();
  expect(listHref({ category: null, page: 1 }, "sv")).toBe("/nyheter");
  expect(listHref({ category: "cities", page: 2 }, "en")).toBe("/nyheter?lang=en&kategori=stader&sida=2");
});
