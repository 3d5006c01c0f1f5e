import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import { screenOf } from "#tests/screens.ts";
import { hydrated, scrollPage } from "./hydrated-page.ts";

const messages = {
  sv: {
    label: { guard: "Om väktare", orderGuard: "Om ordningsvakter" },
    tabs: {
      guard: ["Översikt", "Tjänster", "Fördelar", "Utbildning", "FAQ"],
      orderGuard: ["Översikt", "Tjänster", "Fördelar", "FAQ"],
    },
  },
  en: {
    label: { guard: "About guards", orderGuard: "About public-order guards" },
    tabs: {
      guard: ["Overview", "Services", "Benefits", "Training", "FAQ"],
      orderGuard: ["Overview", "Services", "Benefits", "FAQ"],
    },
  },
};
const pages = {
  guard: { path: "/vaktare", anchors: ["oversikt", "tjanster", "fordelar", "utbildning", "faq"] },
  orderGuard: { path: "/ordningsvakt", anchors: ["oversikt", "tjanster", "fordelar", "faq"] },
} as const;

const addressOf = (key: keyof typeof pages, locale: "sv" | "en", hash = "") =>
  `${pages[key].path}${locale === "en" ? "?lang=en" : ""}${hash}`;
const shownPanels = (page: Page) =>
  page.locator("[role=tabpanel]:visible").evaluateAll((panels) => panels.map(({ id }) => id));

/** The two pages are made of the same parts: each is checked in one language. */
const pagesIn = { sv: ["guard"], en: ["orderGuard"] } as const;

for (const locale of ["sv", "en"] as const) {
  const w = messages[locale];

  for (const key of pagesIn[locale]) {
    const { anchors } = pages[key];
    const names = w.tabs[key];

    test(`the tabs of ${pages[key].path} are one tab stop; arrows, Home and End choose, ${locale} ${screenOf[locale]}`, async ({
      page,
    }) => {
      await page.goto(addressOf(key, locale));
      await hydrated(page);
      const tabs = page.getByRole("tablist", { name: w.label[key] }).getByRole("tab");
      await expect(tabs).toHaveText(names);
      expect(await shownPanels(page)).toEqual(["oversikt"]);
      const isChosen = async (index: number) => {
        await expect(tabs.nth(index)).toBeFocused();
        await expect(tabs.nth(index)).toHaveAttribute("aria-selected", "true");
        await expect(tabs.nth(index)).toBeInViewport({ ratio: 1 });
        await expect(page.locator(".tabs [role=tab][tabindex='0']")).toHaveCount(1);
        expect(await shownPanels(page)).toEqual([anchors[index]]);
        await expect(page).toHaveURL(new RegExp(`#${anchors[index]}$`));
        await expect(page.getByRole("tabpanel", { name: names[index] ?? "", exact: true })).toBeVisible();
      };
      await tabs.first().focus();
      for (let index = 1; index < names.length; index += 1) {
        await page.keyboard.press("ArrowRight");
        await isChosen(index);
      }
      await page.keyboard.press("ArrowRight");
      await isChosen(0);
      await page.keyboard.press("ArrowLeft");
      await isChosen(names.length - 1);
      await page.keyboard.press("Home");
      await isChosen(0);
      await page.keyboard.press("End");
      await isChosen(names.length - 1);
      await page.keyboard.press("Tab");
      await expect(page.locator(".tabs :focus")).not.toHaveAttribute("role", "tab");
    });

    test(`a tab of ${pages[key].path} can be linked, and the bar stays under the header, ${locale} ${screenOf[locale]}`, async ({
      page,
    }) => {
      await page.goto(addressOf(key, locale, "#fordelar"));
      const chosen = page.locator(".tabs [aria-selected=true]");
      const benefits = page.locator("#fordelar");
      // Before the script and after it.
      await expect(benefits.getByRole("heading", { level: 2 })).toBeInViewport();
      await hydrated(page);
      await expect(chosen).toHaveText(names[2] ?? "");
      expect(await shownPanels(page)).toEqual(["fordelar"]);
      await expect(benefits.getByRole("heading", { level: 2 })).toBeInViewport();
      await expect(page.locator(".bottom-bar")).toBeVisible({ visible: key === "guard" });

      const bar = page.locator(".tabs");
      const header = page.getByRole("banner");
      await benefits.locator(".rows > li").last().scrollIntoViewIfNeeded();
      const [above, under] = [await header.boundingBox(), await bar.boundingBox()];
      expect(Math.abs((above?.y ?? 0) + (above?.height ?? 0) - (under?.y ?? 0))).toBeLessThanOrEqual(2);

      // Chosen from far down, a panel is shown from its beginning.
      // Not by the pointer: on a phone the bar moves with the header after a scroll, and its button may come up elsewhere.
      await page.getByRole("tab", { name: names[1] ?? "", exact: true }).dispatchEvent("click");
      await expect(page.locator("#tjanster").getByRole("heading", { level: 2 })).toBeInViewport();
      await page.reload();
      await hydrated(page);
      expect(await shownPanels(page)).toEqual(["tjanster"]);
    });
  }

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false });

    for (const key of pagesIn[locale])
      test(`every panel of ${pages[key].path} is in the server's HTML and is read one after the other, ${locale} ${screenOf[locale]}`, async ({
        page,
      }) => {
        await page.goto(addressOf(key, locale));
        expect(await shownPanels(page)).toEqual([...pages[key].anchors]);
        await page.getByRole("tab", { name: w.tabs[key].at(-1) ?? "", exact: true }).click();
        await expect(page.locator("#faq").getByRole("heading", { level: 2 })).toBeInViewport();
      });
  });
}

test("the guard page's ways on lead where they say @phone", async ({ page }) => {
  await page.goto(addressOf("guard", "sv"));
  await hydrated(page);
  await scrollPage(page, 0);
  await page.locator(".service-hero").getByRole("link", { name: "Utforska tjänster" }).click();
  await expect(page.locator("#tjanster").getByRole("heading", { level: 2 })).toBeInViewport();
  await expect(page.locator(".tabs [aria-selected=true]")).toHaveText("Tjänster");
  expect(await shownPanels(page)).toEqual(["tjanster"]);
  // The bar is in the window once the same action at the top of the page has left it, up to the page's end.
  const bar = page.locator(".bottom-bar");
  const action = page.locator(".service-hero .button").first();
  await scrollPage(page, 0);
  await expect(action).toBeInViewport({ ratio: 1 });
  await expect(bar).not.toBeInViewport();
  for (const place of [800, 1500]) {
    await scrollPage(page, place);
    await expect(action).not.toBeInViewport();
    await expect(bar).toBeInViewport({ ratio: 1 });
  }
  await page.locator("main a[href*='#kontakt']").last().click();
  await expect(page.getByRole("heading", { level: 2, name: "Berätta vad du behöver" })).toBeInViewport();
});

test("the guard page's answers: the first is open, and one at a time @phone", async ({ page }) => {
  await page.goto(addressOf("guard", "sv", "#faq"));
  await hydrated(page);
  const answers = page.locator("#faq details");
  const open = () =>
    answers.evaluateAll((all) =>
      all.flatMap((answer, index) => (answer.hasAttribute("open") ? [index] : [])),
    );
  expect(await open()).toEqual([0]);
  await answers.nth(1).locator("summary").click();
  await expect.poll(open).toEqual([1]);
  await answers.nth(1).locator("summary").click();
  await expect.poll(open).toEqual([]);
});
