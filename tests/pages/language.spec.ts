import type { Page } from "@playwright/test";
import { brand } from "#brand/company.ts";
import { expect, test } from "#tests/fixtures.ts";
import { screenOf } from "#tests/screens.ts";
import { consoleProblems, homes, hydrated, markDocument } from "./hydrated-page.ts";

/** Read by proxies and scripts of others, so their spelling is held here. */
const key = `${brand.slug}-language`;
const cookie = "language";

test("the selector loads the document in the language, and keeps it in cookie and storage together @both @firefox", async ({
  page,
  context,
  viewport,
}) => {
  const hasMenu = viewport?.width === 390;
  await page.goto("/?x=1");
  await hydrated(page);
  const sameDocument = await markDocument(page);
  if (hasMenu) await page.locator(".site-header > .wrap .menu-button").click();
  await page
    .locator(
      hasMenu ? "#meny .language-links a[lang=en]" : ".site-header__actions .language-links a[lang=en]",
    )
    .click();
  await expect(page).toHaveURL(/\?x=1&lang=en$/);
  expect(await sameDocument()).toBe(false);
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await hydrated(page);
  const stored = () => page.evaluate((name) => localStorage.getItem(name), key);
  expect(await stored()).toBe("en");
  const kept = (await context.cookies()).find(({ name }) => name === cookie);
  expect(kept).toMatchObject({ value: "en", path: "/", sameSite: "Lax" });
  const days = ((kept?.expires ?? 0) - Date.now() / 1000) / 86_400;
  expect(Math.round(days)).toBe(365);

  await page.goto("/nyheter");
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
  await page.goto("/?lang=sv");
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await hydrated(page);
  await expect.poll(stored).toBe("sv");
  expect((await context.cookies()).find(({ name }) => name === cookie)?.value).toBe("sv");
});

for (const locale of ["sv", "en"] as const) {
  test(`hydration changes no visible text, ${locale} ${screenOf[locale]}`, async ({ page, context }) => {
    const problems = consoleProblems(page);
    const unhydrated = await context.newPage();
    await unhydrated.route("**/*.js", (route) => route.abort());
    for (const each of [unhydrated, page]) await each.goto(homes[locale]);
    await hydrated(page);
    // A browser does not render parts that are far away, so the text in the document is compared.
    const text = (each: Page) => each.locator("header, main, footer").allTextContents();
    expect(await text(page)).toEqual(await text(unhydrated));
    // The browser requests the manifest when it sees the link, which would be before the first paint.
    const manifest = (each: Page) => each.locator("link[rel=manifest]");
    await expect(manifest(unhydrated)).toHaveCount(0);
    await expect(manifest(page)).toHaveAttribute(
      "href",
      { sv: "/manifest.webmanifest", en: "/manifest.webmanifest?lang=en" }[locale],
    );
    expect(problems).toEqual([]);
  });
}
