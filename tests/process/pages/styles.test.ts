import { expect, test } from "vitest";
import { readPage } from "./read.ts";

test("a page's own styles come after those that it imports, so that it can refine them", async () => {
  const styles = (await readPage("/pris")).querySelector("#page-styles")?.textContent ?? "";
  const [shared, own] = [styles.indexOf(".ruled-table"), styles.indexOf(".price-table")];
  expect(shared).toBeGreaterThan(0);
  expect(own).toBeGreaterThan(shared);
});

test("the styles of the footer stand in the page from the start, though its script comes at the first touch", async () => {
  const page = await readPage("/pris");
  const styles = page.querySelector("#page-styles")?.textContent ?? "";
  expect(page.querySelectorAll(".site-footer .fold")).not.toHaveLength(0);
  expect(styles).toContain(".fold>summary");
});
