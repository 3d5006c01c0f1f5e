import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import { holdScripts, hydrated } from "./hydrated-page.ts";

/** A browser without invoker commands: their properties are gone, and their buttons do nothing by themselves. */
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ["command", "commandForElement"])
      Reflect.deleteProperty(HTMLButtonElement.prototype, name);
    addEventListener(
      "command",
      (event) => {
        event.preventDefault();
        event.stopImmediatePropagation();
      },
      true,
    );
  });
});

const opener = (page: Page) => page.locator('main [commandfor="kontakt-dialog"]').first();
const dialog = (page: Page) => page.getByRole("dialog", { name: "Bli kontaktad" });

test("the contact dialog opens, closes in each way and returns the focus", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  const ways = [
    () => dialog(page).getByRole("button", { name: "Stäng" }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ];
  for (const way of ways) {
    await opener(page).click();
    await expect(dialog(page)).toBeVisible();
    await expect(dialog(page).locator(":focus")).toHaveCount(1);
    await way();
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
});

test("a press on the dialog's button before any script has come is carried out when it comes", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/", { waitUntil: "commit" });
  await opener(page).click();
  await expect(dialog(page)).toBeHidden();
  release();
  await expect(dialog(page)).toBeVisible();
});

test.describe("on a phone @phone", () => {
  test("the menu opens and closes, and its links work", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const burger = page.getByRole("button", { name: "Öppna menyn" });
    const menu = page.getByRole("dialog", { name: "Meny" });
    await burger.click();
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Stäng menyn" }).click();
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    await burger.click();
    await menu.getByRole("link", { name: "Nyheter" }).click();
    await expect(page).toHaveURL(/\/nyheter$/);
    await expect(menu).toBeHidden();
  });

  test("a press on the menu's button before any script has come is carried out when it comes", async ({
    page,
  }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.locator(".site-header > .wrap .menu-button").click();
    release();
    await expect(page.getByRole("dialog", { name: "Meny" })).toBeVisible();
  });
});
