import { expect, test } from "vitest";
import { readPage } from "./read.ts";

test("the styles of the footer stand in the page from the start, though its script comes at the first touch", async () => {
  const page = await readPage("/pris");
  const styles = page.querySelector("#page-styles")?.textContent ?? "";
  expect(page.querySelectorAll(".site-footer .fold")).not.toHaveLength(0);
  expect(styles).toContain(".fold>summary");
});
