import type { Page, Response } from "@playwright/test";
import { expect } from "#tests/fixtures.ts";

/** The home page in each language. */
export const homes = { sv: "/", en: "/?lang=en" } as const;

/** Resolves when the whole page is hydrated, which a key press starts (a key sends no events). */
export async function hydrated(page: Page): Promise<void> {
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await partsHydrated(page);
}

/**
 * Resolves when the parts that are hydrated at the first interaction are hydrated, too
 * (app/ui/hydrate-on-interaction.tsx).
 */
export async function partsHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll("footer, dialog, form, main section")].every((part) =>
      // React's own property of elements that it has created or hydrated.
      Object.keys(part).some((key) => key.startsWith("__reactFiber")),
    ),
  );
}

/**
 * React Router rejects two promises that nobody has when a navigation is replaced between the first and the last bytes
 * of its data (`done` of its vendored turbo-stream). Nothing is wrong then.
 */
const replacedNavigation = "signal is aborted without reason";

/** Collects the browser's messages from now on: errors, warnings, Content-Security-Policy violations. */
export function consoleProblems(page: Page): string[] {
  const problems: string[] = [];
  page.on("pageerror", ({ message }) => {
    if (message !== replacedNavigation) problems.push(`uncaught: ${message}`);
  });
  page.on("console", (message) => {
    const isOurs = !message.text().startsWith("Service Worker registration blocked");
    if (isOurs && ["error", "warning"].includes(message.type()))
      problems.push(`${message.type()}: ${message.text()}`);
  });
  return problems;
}

/** Resolves when a script with a text is loaded: the build names files by their hash alone. */
export function scriptHolding(page: Page, text: string): Promise<Response> {
  return page.waitForResponse(
    async (response) =>
      response.url().endsWith(".js") && (await response.text().catch(() => "")).includes(text),
  );
}

/** Delays every script until the returned function is called. */
export async function holdScripts(page: Page): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Scrolls at once, whatever the page's own scroll behaviour is. */
export async function scrollPage(page: Page, top: number): Promise<void> {
  await page.evaluate((to) => scrollTo({ top: to, behavior: "instant" }), top);
}

/** Scrolls every part of the page into view once, and ends at the top with nothing moving. */
export async function showAll(page: Page): Promise<void> {
  await page.locator("html[data-hydrated]").waitFor({ state: "attached" });
  await page.evaluate(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo({ top, behavior: "instant" });
      await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    }
  });
  await expect(page.locator('.statistics[data-seen="false"]')).toHaveCount(0);
  await expect(page.locator("main [data-waiting]:visible")).toHaveCount(0);
  await scrollPage(page, 0);
}

/** Marks the document, so that a full load can be distinguished from in-app navigation. */
export async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => document.documentElement.setAttribute("data-first-document", ""));
  return () => page.evaluate(() => document.documentElement.hasAttribute("data-first-document"));
}
