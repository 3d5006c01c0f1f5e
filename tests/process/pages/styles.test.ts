import { expect, test } from "vitest";
import { readPage } from "./read.ts";

test("a page's own styles come after those that it imports, so that it can refine them", async () => {
  const styles = (await readPage("/pris")).querySelector("#page-styles")?.textContent ?? "";
  const [shared, own] = [styles.indexOf(".ruled-table"), styles.indexOf(".price-table")];
  expect(shared).toBeGreaterThan(0);
  expect(own).toBeGreaterThan(shared);
});
