import type { Page } from "@playwright/test";
import { colours } from "#brand/colours.ts";
import { brand } from "#brand/company.ts";
import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { consoleProblems, holdScripts, hydrated, partsHydrated, scrollPage } from "./hydrated-page.ts";

const amount = (text: string) => new RegExp(text.replaceAll(" ", "\\s"));
const booking = (page: Page) => page.getByRole("region", { name: "Räkna och beställ" });
const rows = (page: Page) => booking(page).locator("dl");
const sum = (page: Page) => booking(page).locator(".tape b");
/** The text of a choice covers its radio button. */
const choose = (page: Page, name: string | RegExp) => booking(page).getByRole("radio", { name }).check();

/** The button to the order; another one when the shift begins before we answer. */
const goOn = (page: Page) =>
  booking(page)
    .getByRole("button", { name: /^(?:Fortsätt till beställningen|Beställ ändå, svar .+)$/ })
    .click();

/** Where the parts of the form and what stands below it are on the page, which a driver scrolls to what it clicks. */
function places(page: Page) {
  return (
    page
      .locator(
        ".hero-booking .tape, .hero-booking__end, .hero-booking__promise, .hero-booking__promise [href^=tel], .hero__more, .customer-belt",
      )
      // Of its two ends the one that is right for the chosen shift is shown.
      .filter({ visible: true })
      .evaluateAll((parts) => parts.map((part) => Math.round(part.getBoundingClientRect().top + scrollY)))
  );
}

test("a page left open overnight stays when it can't be revalidated", async ({ page }) => {
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await booking(page).getByLabel("Hur många?").selectOption("3");
  await page.context().setOffline(true);
  const failed = page.waitForEvent("requestfailed", (request) => request.url().includes(".data"));
  await page.clock.fastForward("24:00:00");
  await failed;
  await page.context().setOffline(false);
  const read = page.waitForResponse(/\.data/);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await read;
  await expect(booking(page).getByLabel("Hur många?")).toHaveValue("3");
});

test("the sum follows every choice, is announced, and moves nothing @both @firefox", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  const problems = consoleProblems(page);
  await page.goto("/");
  await hydrated(page);
  const said = booking(page).getByRole("status");
  await expect(said).toHaveText("");
  const before = await places(page);

  await choose(page, /^I natt|^Nästa natt/);
  await booking(page).getByLabel("Hur många?").selectOption("3");
  await expect(rows(page)).toContainText(amount("3 väktare × 8 tim × 385 kr9 240 kr"));
  await expect(rows(page)).toContainText(/Tillägg, 24.tim/);
  const [base = 0, supplement = 0] = (await rows(page).locator("dd").allTextContents()).map((text) =>
    Number(text.replace(/\D/g, "")),
  );
  const total = new Intl.NumberFormat("sv-SE").format(base + supplement);
  await expect(sum(page)).toHaveText(amount(`${total} kr`.replaceAll("\u00a0", " ")));
  await expect(said).toHaveText(
    amount(`Uppskattad summa ${total} kr exklusive moms.`.replaceAll("\u00a0", " ")),
  );
  expect(await places(page)).toEqual(before);

  await booking(page).getByLabel("Hur många?").selectOption("100");
  await choose(page, /^Nu/);
  await expect(rows(page)).toContainText(amount("100 väktare × 4 tim"));
  expect(await places(page)).toEqual(before);
  expect(problems).toEqual([]);
});

test("for public-order guards the form asks for the permit first, and says what applies without one @phone", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  const permit = booking(page).getByRole("group", { name: "Finns tillstånd?" });
  await expect(permit).toBeHidden();
  await choose(page, "Ordningsvakt");
  await expect(permit).toBeVisible();
  await expect(rows(page)).toContainText(/1 ordningsvakt × .*425/);
  await expect(booking(page).getByText("Villkoren kan stå i ditt evenemangs-")).toBeVisible();
  await permit.getByRole("radio", { name: "Nej" }).check();
  await expect(booking(page).getByText("Utan tillstånd får ordningsvakter inte användas.")).toBeVisible();
  await expect(booking(page).getByText("Villkoren kan stå i ditt evenemangs-")).toBeHidden();
  await expectAccessible(page, ".hero");
  await page.setViewportSize({ width: 1440, height: 900 });
  await goOn(page);
  await expect(page).toHaveURL(/\/1-bolt\?roll=ordningsvakt&.*tillstand=nej/);
});

test("times of one's own are counted once they are whole, and go along @phone @firefox", async ({ page }) => {
  await page.goto("/");
  await hydrated(page);
  await choose(page, /^Välj/);
  await expect(booking(page).getByText("Välj dag och tid, så räknar vi.")).toBeVisible();
  // A Friday that is no holiday, whenever this is run.
  await booking(page).getByLabel("Dag").fill("2032-03-12");
  await booking(page).getByLabel("Från").fill("16:00");
  await booking(page).getByLabel("Till").fill("20:00");
  await expect(rows(page)).toContainText(amount("Tillägg, 2 tim helg 18–06 × 75 kr150 kr"));
  await expect(sum(page)).toHaveText(amount("1 690 kr"));
  await booking(page).getByLabel("Var?").selectOption("Malmö");
  await page.setViewportSize({ width: 1440, height: 900 });
  await goOn(page);
  await expect(page).toHaveURL(/stad=malmo&antal=1&nar=valj&datum=2032-03-12&fran=16%3A00&till=20%3A00/);
});

test("what is chosen before the script is loaded stays and is included in the sum @phone @every-engine", async ({
  page,
}) => {
  const release = await holdScripts(page);
  await page.goto("/");
  await choose(page, "Ordningsvakt");
  await booking(page).getByLabel("Hur många?").selectOption("2");
  release();
  await partsHydrated(page);
  await expect(rows(page)).toContainText(amount("2 ordningsvakter"));
  await expect(booking(page).getByRole("radio", { name: "Ordningsvakt" })).toBeChecked();
});

test("the light over the street follows the pointer, or stands still; hosts have no list price", async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/");
  await hydrated(page);
  await test.step("the light over the street follows the pointer, and stands still for who wants less motion", async () => {
    const glow = page.locator(".hero__glow");
    await expect(glow).toHaveCSS("animation-name", "hero-sweep");
    await expect
      .poll(async () => {
        await page.mouse.move(700, 300);
        await page.mouse.move(720, 320);
        return glow.evaluate((element) => element.style.translate);
      })
      .toMatch(/px/);
    await page.emulateMedia({ reducedMotion: "reduce" });
    await expect(glow).toHaveCSS("animation-name", "none");
  });
  await test.step("whom it points at reflects it more than the others", async () => {
    const brightness = () =>
      page
        .locator(".hero__figure")
        .evaluateAll((people) => people.map((person) => Number(getComputedStyle(person).opacity)));
    const { x = 0, y = 0 } = (await page.locator(".hero__figure").first().boundingBox()) ?? {};
    await page.mouse.move(x, y + 20);
    await expect.poll(async () => (await brightness())[0]).toBe(1);
    const [far = 0, , near = 1] = await brightness();
    expect(near).toBeLessThan(far);
  });
  await test.step("hosts have no list price: the form says what it depends on", async () => {
    await choose(page, "Entrévärd");
    await expect(booking(page).getByText("Pris på förfrågan")).toBeVisible();
    await expect(booking(page).getByText("Det beror på hur många timmar värdarna arbetar")).toBeVisible();
    await expect(booking(page).getByText("Uppskattning")).toBeHidden();
  });
  await test.step("the keyboard goes down the text before it enters the form beside it", async () => {
    await page.getByRole("banner").getByRole("link", { name: "Prova gratis" }).focus();
    await page.keyboard.press("Tab");
    await expect(page.locator(".hero").getByRole("link", { name: "Skapa bokning" })).toBeFocused();
  });
});

/** Where the middle of the nearest person's back is, and whether the form or the title lies over it. */
const nearest = (page: Page) =>
  page.evaluate(() => {
    const box = (selector: string) =>
      document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect();
    const person = box(".hero__figure:last-of-type .hero__tape");
    const [x, y] = [person.x + person.width / 2, person.y + person.height / 4];
    const texts = [...document.querySelectorAll(".hero__title p, .hero__title h1, .hero__title span")];
    const lines = texts.flatMap(({ childNodes }) =>
      [...childNodes]
        .filter((node) => node instanceof Text)
        .flatMap((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return [...range.getClientRects()];
        }),
    );
    const isOver = ({ left, right, top, bottom }: DOMRect) => x > left && x < right && y > top && y < bottom;
    return {
      isInView: x > 0 && x < innerWidth && y > 0 && y < innerHeight,
      isCovered: [box(".hero-booking"), ...lines].some(isOver),
    };
  });

test("somebody stands on the street in the first view of every window, of the role that is chosen", async ({
  page,
}) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [768, 1024],
    [1181, 800],
    [1440, 900],
    [1920, 1080],
  ] as const)
    await test.step(`${width}`, async () => {
      await page.setViewportSize({ width, height });
      await page.goto("/");
      expect(await nearest(page)).toEqual({ isInView: true, isCovered: false });
      const first = await booking(page).getByRole("radio").first().boundingBox();
      expect((first?.y ?? height) / height).toBeLessThan(0.65);
    });
  const near = page.locator(".hero__scene use").filter({ visible: true }).last();
  await expect(near).toHaveAttribute("href", /near-guard$/);
  await choose(page, "Ordningsvakt");
  await expect(near).toHaveAttribute("href", /near-order-guard$/);
  await choose(page, "Entrévärd");
  await expect(near).toHaveAttribute("href", /near-host$/);
});

test("the street stands still for who wants less motion, and is a picture in forced colours", async ({
  page,
}) => {
  await page.goto("/");
  const moving = page
    .locator(".hero__street")
    .evaluate((street) => street.getAnimations({ subtree: true }).length);
  expect(await moving).toBe(0);
  await page.emulateMedia({ forcedColors: "active" });
  await page.setViewportSize({ width: 1920, height: 1080 });
  await expect(page.locator(".hero__street")).toHaveCSS("background-color", /^rgb\(10, 33, 39\)$/);
  await expect(page.locator(".hero__scene use").filter({ visible: true })).toHaveCount(2);
});

test("no script is loaded for the form before an interaction", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  const isHydrated = await booking(page).evaluate((form) =>
    Object.keys(form).some((key) => key.startsWith("__reactFiber")),
  );
  expect(isHydrated).toBe(false);
});

/** As browsers compute it. */
const signal = `rgb(${[1, 3, 5].map((at) => Number.parseInt(colours.signal.slice(at, at + 2), 16)).join(", ")})`;

test("every view of a service page has at most one yellow action @phone", async ({ page }) => {
  for (const path of ["/", "/vaktare-goteborg", "/ordningsvakt", "/entrevard", "/vaktare"])
    await test.step(path, async () => {
      await page.goto(path);
      await hydrated(page);
      const height = await page.evaluate(() => document.body.scrollHeight);
      for (let top = 0; top < height; top += 600) {
        await scrollPage(page, top);
        const yellow = await page.locator("body :is(a, button):visible").evaluateAll(
          (all, yellow) =>
            all
              .filter((one) => getComputedStyle(one).backgroundColor === yellow)
              .filter((one) => {
                const { top, bottom } = one.getBoundingClientRect();
                return top >= 0 && bottom <= innerHeight;
              })
              .map((one) => one.textContent),
          signal,
        );
        expect([top, yellow.length <= 1, yellow]).toEqual([top, true, yellow]);
      }
    });
});

test("a service's bar leads to the order with what the page is of, and to the telephone @phone", async ({
  page,
}) => {
  for (const [path, name, address] of [
    ["/vaktare", "Beställ väktare", "/1-bolt?roll=vaktare"],
    ["/ordningsvakter-malmo", "Beställ ordningsvakt", "/1-bolt?roll=ordningsvakt&stad=malmo"],
    [
      "/entrevard-stockholm?lang=en",
      "Order an entrance host",
      "/1-bolt?lang=en&roll=entrevard&stad=stockholm",
    ],
  ] as const)
    await test.step(path, async () => {
      await page.goto(path);
      const bar = page.locator(".bottom-bar");
      // Outside the opening hours the booking app is first, and the order second (tests/booking/who-says-yes.spec.ts).
      const order = bar.getByRole("link", {
        name: new RegExp(`^(?:${name}|Beställ ändå, .*|Order anyway, .*)$`),
      });
      await expect(order).toHaveAttribute("href", address);
      await expect(bar.getByRole("link", { name: brand.phone })).toHaveAttribute("href", /^tel:/);
      await scrollPage(page, 1000);
      await expect(bar).toBeInViewport({ ratio: 1 });
    });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the form asks for the permit, leads to the order with all choices, and shows no sum that is not theirs @phone", async ({
    page,
  }) => {
    await page.goto("/");
    await expect(sum(page)).toHaveText(/\d/);
    await expect(booking(page).getByText("Finns tillstånd?")).toBeHidden();
    await choose(page, "Ordningsvakt");
    await expect(booking(page).getByText("Finns tillstånd?")).toBeVisible();
    await expect(booking(page).getByText("Din egen summa visas i nästa steg.")).toBeVisible();
    await expect(sum(page)).toBeHidden();
    await choose(page, "Ja");
    await booking(page).getByLabel("Var?").selectOption("Göteborg");
    await booking(page).getByLabel("Hur många?").selectOption("2");
    await choose(page, /^I natt|^Nästa natt/);
    await goOn(page);
    await expect(page).toHaveURL(
      /\/1-bolt\?roll=ordningsvakt&stad=goteborg&antal=2&nar=inatt.*&tillstand=ja/,
    );
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });
});
