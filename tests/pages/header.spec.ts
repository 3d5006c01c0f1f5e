import { expect, test } from "#tests/fixtures.ts";
import { holdScripts, hydrated, scrollPage } from "./hydrated-page.ts";

test.describe("on a wide screen", () => {
  test("Escape closes the services also when it comes before the script @firefox", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    await page.locator(".header-links summary").click();
    await expect(page.locator(".services-menu")).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    release();
    await expect(page.locator(".services-menu")).toBeHidden();
  });

  test("the services open, and close by Escape, a press outside and the focus leaving; the header changes with scroll", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const summary = page.locator(".header-links summary");
    const drop = page.locator(".services-menu");
    await expect(drop).toBeHidden();
    await summary.focus();
    await page.keyboard.press("Enter");
    await expect(drop).toBeVisible();
    await expect(drop.getByRole("link")).toHaveText([
      /Väktare/,
      /Ordningsvakter/,
      /Entrévärdar/,
      /Utbildning/,
      "Expressbeställning utan konto",
      /Se skillnaden/i,
    ]);
    await page.keyboard.press("Tab");
    await page.keyboard.press("Escape");
    await expect(drop).toBeHidden();
    await expect(summary).toBeFocused();

    await summary.click();
    await expect(drop).toBeVisible();
    await page.mouse.click(1300, 800);
    await expect(drop).toBeHidden();

    await summary.click();
    await expect(drop).toBeVisible();
    await page.locator("#hoppa").focus();
    await expect(drop).toBeHidden();

    await test.step("the header changes after 10 pixels of scroll", async () => {
      const scrolled = page.locator("html[data-scrolled]");
      const shadow = () => page.locator(".site-header").evaluate((bar) => getComputedStyle(bar).boxShadow);
      await scrollPage(page, 11);
      await expect(scrolled).toBeAttached();
      await expect.poll(shadow).not.toBe("none");
      await scrollPage(page, 10);
      await expect(scrolled).not.toBeAttached();
      await expect.poll(shadow).toBe("none");
    });
  });
});

test("the header names the page that is open", async ({ page }) => {
  await page.goto("/pris");
  await expect(page.locator(".header-links").getByRole("link", { name: "Priser" })).toHaveAttribute(
    "aria-current",
    "true",
  );
  await page.goto("/ordningsvakt");
  await expect(page.locator(".header-links [aria-current]")).toHaveCount(1);
  await expect(page.locator(".header-links summary")).toHaveCSS("text-decoration-line", "underline");
});

test.describe("on a phone @phone", () => {
  test("the header and the button to the top hide while scrolling down and return while scrolling up", async ({
    page,
  }) => {
    await page.goto("/vaktare");
    await hydrated(page);
    const header = page.locator(".site-header");
    const toTop = page.locator(".to-top");
    await scrollPage(page, 1500);
    await expect(header).not.toBeInViewport();
    await expect(toTop).toBeHidden();
    await scrollPage(page, 1400);
    await expect(header).toBeInViewport();
    await expect(toTop).toBeVisible();
  });

  test("at the end of a page with a bottom bar the button to the top covers no text", async ({ page }) => {
    for (const path of ["/vaktare", "/vaktare?lang=en"]) {
      await page.goto(path);
      await hydrated(page);
      await page.locator(".footer-legal").scrollIntoViewIfNeeded();
      await scrollPage(page, 100_000);
      await scrollPage(page, await page.evaluate(() => scrollY - 1));
      await scrollPage(page, 100_000);
      const button = await page.locator(".to-top").boundingBox();
      const texts = await page.locator(".site-footer").evaluate((footer) => {
        const range = document.createRange();
        const nodes = document.createTreeWalker(footer, NodeFilter.SHOW_TEXT);
        const rects = [];
        while (nodes.nextNode()) {
          range.selectNodeContents(nodes.currentNode);
          for (const { right, top, bottom } of range.getClientRects()) rects.push({ right, top, bottom });
        }
        return rects;
      });
      if (!button) throw new Error("There is no button to the top.");
      const beside = texts.filter(({ top, bottom }) => bottom > button.y && top < button.y + button.height);
      expect(texts.length).toBeGreaterThan(20);
      for (const { right } of beside) expect(right).toBeLessThanOrEqual(button.x);
    }
  });

  test("the menu traps the focus and the page does not scroll; Escape closes it and returns the focus; its links close it, too", async ({
    page,
  }) => {
    await page.goto("/");
    await hydrated(page);
    const burger = page.getByRole("button", { name: "Öppna menyn" });
    const menu = page.getByRole("dialog", { name: "Meny" });
    await burger.focus();
    await page.keyboard.press("Enter");
    await expect(menu).toBeVisible();
    await expect(menu.getByRole("button", { name: "Stäng menyn" })).toBeFocused();
    // What leads to a yes now comes first, then the telephone.
    await expect(menu.locator("a:not(.logo)").nth(0)).toHaveText(/^Beställ/);
    await expect(menu.locator("a:not(.logo)").nth(1)).toHaveAttribute("href", /^tel:/);
    const stops = (await menu.locator("a, button").count()) + 2;
    const left: string[] = [];
    for (let stop = 0; stop < stops; stop += 1) {
      await page.keyboard.press("Tab");
      const outside = await page.evaluate(() => {
        const { activeElement: element } = document;
        return element === document.body || element?.closest("#meny") ? null : element?.outerHTML;
      });
      if (outside) left.push(outside);
    }
    expect(left).toEqual([]);
    await expect(page.locator("html")).toHaveCSS("overflow-y", "hidden");
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
    await expect(burger).toBeFocused();
    await test.step("the menu leads to the contact dialog, which gives the focus back", async () => {
      await page.locator(".site-header > .wrap .menu-button").click();
      await page.locator("#meny").getByRole("link", { name: "Bli kontaktad" }).click();
      await expect(page.locator("#meny")).toBeHidden();
      const dialog = page.getByRole("dialog", { name: "Bli kontaktad" });
      await expect(dialog).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(dialog).toBeHidden();
    });
    await test.step("a link in the menu closes it and goes there", async () => {
      await page.locator(".site-header > .wrap .menu-button").click();
      await menu.getByRole("link", { name: "Så funkar det" }).click();
      await expect(menu).toBeHidden();
      await expect(page.locator("#hur-det-fungerar")).toBeInViewport();
      await expect(page.locator("#hur-det-fungerar")).toBeFocused();
      await page.locator(".site-header > .wrap .menu-button").click();
      await menu.getByRole("link", { name: "Nyheter" }).click();
      await expect(page).toHaveURL(/\/nyheter$/);
      await expect(menu).toBeHidden();
    });
  });

  test("the menu opens before any script is loaded, and stays open afterwards @firefox", async ({ page }) => {
    const release = await holdScripts(page);
    await page.goto("/", { waitUntil: "commit" });
    const menu = page.locator("#meny");
    await page.locator(".site-header > .wrap .menu-button").click();
    await expect(menu).toBeVisible();
    await expect(page.locator("html[data-hydrated]")).not.toBeAttached();
    release();
    await expect(page.locator("html[data-hydrated]")).toBeAttached();
    await expect(menu).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(menu).toBeHidden();
  });
});
