import { expect, it } from "vitest";
import { brand } from "#brand/company.ts";
import { sources } from "./sources.ts";

const name = new RegExp(brand.slug, "i");

it("only the brand modules spell the product's name, so that a rebrand is a change of these", () => {
  const leftovers = sources("app", "server", "backend", "supabase", "public")
    .filter(({ path }) => !path.startsWith("brand/"))
    .filter(({ path, text }) => name.test(path) || name.test(text))
    .map(({ path }) => path);
  expect(leftovers).toEqual([]);
});
