import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import { partsHydrated } from "#tests/pages/hydrated-page.ts";
import { screenOf } from "#tests/screens.ts";

const messages = {
  sv: { home: "/", skip: "Hoppa till innehållet", sent: "Tack! Vi kontaktar dig inom kort." },
  en: { home: "/?lang=en", skip: "Skip to the content", sent: "Thank you! We will contact you shortly." },
};

/** Presses Tab until a matching element has the focus; fails when that takes too long. */
async function tabTo(page: Page, selector: string): Promise<void> {
  const focused = page.locator(`${selector}:focus`);
  for (let stop = 0; stop < 30; stop += 1) {
    await page.keyboard.press("Tab");
    if ((await focused.count()) === 1) return;
  }
  throw new Error(`Thirty stops did not lead to ${selector}`);
}

for (const locale of ["sv", "en"] as const) {
  test(`by keyboard alone from the skip link to a stored contact request, ${locale} ${screenOf[locale]}`, async ({
    page,
    smtp,
  }) => {
    const w = messages[locale];
    const company = `Tangenter ${crypto.randomUUID().slice(0, 8)} AB`;
    await page.goto(w.home);
    await page.keyboard.press("Tab");
    await expect(page.getByRole("link", { name: w.skip })).toBeFocused();
    await page.keyboard.press("Enter");
    // The skip link changes the address, and React then renders a form again whose script is not loaded yet.
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await partsHydrated(page);
    await tabTo(page, '.hero [commandfor="kontakt-dialog"]');
    await page.keyboard.press("Enter");
    // The dialog may open before its form, which is loaded with its script.
    await expect(page.locator("#kontakt-dialog input[type=email]")).toBeVisible();
    await tabTo(page, "#kontakt-dialog input[type=email]");
    await page.keyboard.type("anna@example.se");
    await page.keyboard.press("Tab");
    await page.keyboard.type(company);
    await tabTo(page, "#kontakt-dialog button[type=submit]");
    await page.keyboard.press("Space");
    await expect(page.locator("[data-sonner-toast]").filter({ hasText: w.sent })).toBeVisible();
    await expect(page.locator("#kontakt-dialog")).toBeHidden();
    await expect(page.locator('.hero [commandfor="kontakt-dialog"]')).toBeFocused();
    await expect(() =>
      expect(smtp.emails.filter(({ text }) => text?.includes(company)).length).toBeGreaterThan(0),
    ).toPass();
  });
}
