import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "./hydrated-page.ts";

const sliderName = "Tiden, från beställning till rapport";

/** The home page's scene: its slider, the guard's phone and the customer's screen. */
async function openScene(page: Page) {
  await page.goto("/");
  await hydrated(page);
  const scene = page.locator("#hur-det-fungerar");
  const slider = scene.getByRole("slider", { name: sliderName });
  await slider.scrollIntoViewIfNeeded();
  return {
    scene,
    slider,
    phone: scene.locator(".shift__moment[data-current] .phone"),
    card: scene.locator(".shift__moment[data-current] .shift__card"),
    says: (value: string) => expect(slider).toHaveAttribute("aria-valuetext", value),
  };
}

test.describe("with movement", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the arrow keys go from moment to moment, and what the guard does shows on the customer's screen", async ({
    page,
  }) => {
    const { slider, phone, card, says } = await openScene(page);
    await slider.press("Home");
    await says("tisdag 14:02, Beskriv passet");
    await expect(card).toContainText("6\u00a0160\u00a0kr");
    await slider.press("ArrowRight");
    await says("tisdag 14:20, Se pris och person");
    await expect(phone).toContainText("Passet är ditt");
    await expect(card).toContainText("Vem som kommer");
    await slider.press("ArrowRight");
    await says("torsdag 07:48, Följ passet");
    await expect(phone).toContainText("Checka in på plats");
    await expect(card).toContainText("Incheckning07:48");
    await slider.press("ArrowRight");
    await says("torsdag 11:20, Följ passet");
    await slider.press("End");
    await says("torsdag 16:12, Få rapporten");
    await expect(card).toContainText("Klar 16:12");
    await slider.press("ArrowLeft");
    await says("torsdag 11:20, Följ passet");
  });

  test("the tape is dragged, and stops at the nearest moment", async ({ page }) => {
    const { slider, says } = await openScene(page);
    await slider.press("Home");
    await says("tisdag 14:02, Beskriv passet");
    const box = await slider.boundingBox();
    if (!box) throw new Error("the slider has no box");
    const y = box.y + box.height / 2;
    await page.mouse.move(box.x + 60, y);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2, y, { steps: 5 });
    await page.mouse.move(box.x + box.width - 90, y, { steps: 5 });
    await page.mouse.up();
    await says("torsdag 16:12, Få rapporten");
  });

  test("scrolling past the scene tells the whole shift while it stands still", async ({ page }) => {
    await page.goto("/");
    await hydrated(page);
    const slider = page.getByRole("slider", { name: sliderName });
    const scrollTo = (share: number) =>
      page.locator(".shift").evaluate((track, share) => {
        const scene = track.firstElementChild;
        if (!(track instanceof HTMLElement) || !(scene instanceof HTMLElement)) return;
        const way = track.offsetHeight - scene.offsetHeight;
        const top =
          track.getBoundingClientRect().top + window.scrollY - Number.parseFloat(getComputedStyle(scene).top);
        window.scrollTo({ top: top + share * way, behavior: "instant" });
      }, share);
    await scrollTo(0);
    await expect(slider).toHaveAttribute("aria-valuetext", "tisdag 14:02, Beskriv passet");
    await scrollTo(0.3);
    await expect(slider).toHaveAttribute("aria-valuetext", /, Se pris och person$/);
    await scrollTo(1);
    await expect(slider).toHaveAttribute("aria-valuetext", "torsdag 16:12, Få rapporten");
    await expect(page.locator(".shift__tape")).toBeInViewport({ ratio: 1 });
    await scrollTo(0);
    await expect(slider).toHaveAttribute("aria-valuetext", "tisdag 14:02, Beskriv passet");
  });

  test("the shift that is chosen in the hero's card is the one that is told", async ({ page }) => {
    const { scene, slider, card } = await openScene(page);
    await expect(scene).toContainText("Ett exempel: två väktare till en butik.");
    const form = page.locator(".hero-booking__form");
    await form.getByRole("radio", { name: "Ordningsvakt" }).check({ force: true });
    await form.locator("#hero-city").selectOption("malmo");
    await form.locator("#hero-people").selectOption("3");
    await form.getByRole("radio", { name: /Välj/ }).check({ force: true });
    const day = new Date(Date.now() + 14 * 24 * 60 * 60 * 1000).toISOString().slice(0, "2026-11-24".length);
    await form.locator("#hero-day").fill(day);
    await form.locator("#hero-from").fill("22:00");
    await form.locator("#hero-to").fill("04:00");
    await expect(scene).toContainText(/Med det du valde: 3 ordningsvakter, Malmö, \S+ 22:00–04:00\./);
    // The page scrolls to the slider first, and that moves the time.
    await expect(async () => {
      await slider.press("Home");
      expect(await card.textContent()).toContain("Malmö");
    }).toPass();
    await expect(card).toContainText("Ska finnas före passet");
    await expect(card).toContainText("3 ordningsvakter × 6\u00a0tim");
    const sum = await form.locator(".hero-booking__tape b").first().textContent();
    await expect.poll(() => card.locator(".shift__sum b").textContent()).toBe(sum);
  });

  test("on a phone a switch shows one of the two, whole @phone", async ({ page }) => {
    const { scene, phone, card, slider, says } = await openScene(page);
    await expect(card).toContainText("Ny bokning");
    await expect(card).toBeVisible();
    await expect(phone).toBeHidden();
    await scene.getByRole("radio", { name: "Väktarens telefon" }).check({ force: true });
    await expect(phone).toContainText("Dina dagar");
    await expect(phone).toBeVisible();
    await expect(card).toBeHidden();
    await slider.press("End");
    await says("torsdag 16:12, Få rapporten");
    await expect(phone).toContainText("Passet är klart");
    const box = await phone.boundingBox();
    expect(box && box.x >= 0 && box.x + box.width <= 390).toBe(true);
  });
});

test("with reduced motion all moments stand below each other in a wide window, and nothing has to be moved", async ({
  page,
}) => {
  await page.goto("/");
  const scene = page.locator("#hur-det-fungerar");
  for (const list of [".phone", ".shift__card"])
    await expect(scene.locator(list).filter({ visible: true })).toHaveCount(5);
  await expect(scene.getByRole("slider")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" }, javaScriptEnabled: false });

  test("all moments stand below each other", async ({ page }) => {
    await page.goto("/");
    await expect(page.locator(".shift__card").filter({ visible: true })).toHaveCount(5);
    await expect(page.locator(".phone").filter({ visible: true })).toHaveCount(5);
  });
});
