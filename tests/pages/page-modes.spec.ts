import { axeFindings } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { consoleProblems, hydrated, showAll } from "./hydrated-page.ts";

test("a page of more than 8000 elements causes a warning", async ({ page }) => {
  await page.addInitScript(() =>
    addEventListener("DOMContentLoaded", () => {
      const more = document.createElement("div");
      more.hidden = true;
      more.append(...Array.from({ length: 8000 }, () => document.createElement("i")));
      document.body.append(more);
    }),
  );
  const problems = consoleProblems(page);
  await page.goto("/");
  await expect
    .poll(() => problems)
    .toContainEqual(expect.stringMatching(/^warning: The page holds \d+ elements\.$/));
});

test("the customer logos don't change in a hidden tab", async ({ page }) => {
  await page.addInitScript(() => Object.defineProperty(document, "hidden", { get: () => true }));
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  const logos = () =>
    page.locator(".customer-belt img").evaluateAll((all) => all.map((logo) => logo.getAttribute("alt")));
  const before = await logos();
  await page.clock.runFor(6000);
  expect(await logos()).toEqual(before);
});

test("in forced colours buttons keep an edge, the focus is seen, and axe finds nothing", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto("/");
  await hydrated(page);
  await showAll(page);
  // The colours are the visitor's own, and axe reads the page's.
  expect(await axeFindings(page, "html", { without: ["color-contrast"] })).toEqual([]);
  for (const button of await page.locator("main .button:visible").all())
    await expect(button).toHaveCSS("border-top-style", "solid");
  await page.keyboard.press("Tab");
  await expect(page.locator(":focus-visible")).toHaveCSS("outline-style", "solid");
});
