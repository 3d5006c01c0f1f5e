import { expect, test } from "vitest";
import { readPage } from "./read.ts";

test("the styles of the footer are in the page from the start, though its script is loaded at the first interaction", async () => {
  const page = await readPage("/pris");
  const styles = page.querySelector("#page-styles")?.textContent ?? "";
  expect(page.querySelectorAll(".site-footer .fold")).not.toHaveLength(0);
  expect(styles).toContain(".fold>summary");
});
