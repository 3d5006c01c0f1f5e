import type { Page } from "@playwright/test";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated, scriptHolding } from "./hydrated-page.ts";

const toasts = (page: Page) => page.locator("[data-sonner-toast]");

/** Advances the stopped clock step by step until there are so many toasts, whose code is fetched meanwhile. */
async function expectToasts(page: Page, count: number): Promise<void> {
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await toasts(page).count()).toBe(count);
  }).toPass({ intervals: [50] });
}

/**
 * The home page with its dialog open and the clock stopped; returns a function that submits the form, which is refused
 * with a toast.
 */
async function openForm(page: Page): Promise<() => Promise<void>> {
  await page.clock.install();
  await page.goto("/");
  await hydrated(page);
  await page.locator('main [commandfor="kontakt-dialog"]').first().click();
  const dialog = page.locator("#kontakt-dialog");
  await expect(dialog).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  return () => dialog.locator("form button[type=submit]").click();
}

test("a toast is shown for 4000 ms over the open dialog, and covers no title, button or field of it @both", async ({
  page,
  isMobile,
}) => {
  const send = await openForm(page);
  await send();
  const toast = toasts(page).first();
  await expectToasts(page, 1);
  await expect(toast.getByRole("alert")).toContainText("Namnet måste vara minst 2 tecken");
  await page.clock.runFor(500);
  const card = async () => (await toast.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await expect.poll(async () => Math.round((await card()).y)).toBe(8);
  const { width = 0 } = page.viewportSize() ?? {};
  expect((await card()).width).toBe(isMobile ? width - 32 : 356);
  const dialog = page.locator("#kontakt-dialog");
  for (const part of [
    dialog.getByRole("heading"),
    dialog.locator(".dialog__close"),
    dialog.locator("[aria-invalid=true]").first(),
    dialog.locator("form button[type=submit]"),
  ])
    await expect(part).toBeInViewport({ ratio: 1 });
  /** Whether the toast is beside the dialog or above it. */
  const isClear = async () => {
    const [over, under] = [await card(), await dialog.boundingBox()];
    return over.x >= (under?.x ?? 0) + (under?.width ?? 0) || over.y + over.height <= (under?.y ?? 0);
  };
  expect(await isClear()).toBe(true);
  // In a window lower than the dialog, too.
  await page.setViewportSize({ width: isMobile ? 320 : 800, height: 480 });
  await expect.poll(isClear).toBe(true);
  await page.clock.runFor(3400);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expect(toasts(page)).toHaveCount(0);
  await expect(dialog).toBeVisible();
});

test("a new attempt removes the previous toast, and a toast stays when its dialog closes", async ({
  page,
}) => {
  const send = await openForm(page);
  await send();
  await expectToasts(page, 1);
  await page.locator("#kontakt-dialog").getByLabel("Företagets eller organisationens namn").fill("Hamnen AB");
  await send();
  await expect(async () => {
    await page.clock.runFor(20);
    expect(await toasts(page).allTextContents()).toEqual([expect.stringContaining("giltig e-postadress")]);
  }).toPass({ intervals: [50] });

  await expect(page.locator("dialog [data-sonner-toast]")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator("#kontakt-dialog")).toBeHidden();
  await expect(page.locator("body > .toasts [data-sonner-toast]")).toBeVisible();
  await page.clock.runFor(5000);
  await expect(toasts(page)).toHaveCount(0);
});

/**
 * Shows a toast by the site's own code, as fetched for the page's first message; returns the function that closes it.
 */
async function showOwn(
  page: Page,
  toaster: string,
  type: string,
  title: string,
  more?: string,
): Promise<() => Promise<void>> {
  await page.evaluate(
    async ([address, kind, heading, text]) => {
      const { addToast } = await import(address);
      const messages = { region: "Meddelanden", close: "Stäng" };
      Object.assign(window, { closeOwn: addToast({ type: kind, title: heading, text, messages }) });
    },
    [toaster, type, title, more] as const,
  );
  return () => page.evaluate("window.closeOwn()");
}

test("without a dialog toasts are at the top right, at most three are shown; one under the pointer stays, and its button closes it", async ({
  page,
}) => {
  const fetched = scriptHolding(page, "data-sonner-toaster");
  const send = await openForm(page);
  await send();
  await expectToasts(page, 1);
  const toaster = (await fetched).url();
  await page.keyboard.press("Escape");
  await page.clock.runFor(4000);
  await expectToasts(page, 0);

  for (let count = 1; count <= 4; count += 1) {
    await showOwn(page, toaster, "info", `Meddelande ${count}`);
    await expectToasts(page, count);
    await page.clock.runFor(100);
  }
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  const latest = await toasts(page).first().boundingBox();
  const right = (page.viewportSize()?.width ?? 0) - (latest?.x ?? 0) - (latest?.width ?? 0);
  expect(latest?.y).toBeLessThan(150);
  expect(right).toBeGreaterThanOrEqual(16);
  expect(right).toBeLessThan(100);
  await toasts(page).first().hover();
  await page.clock.runFor(10_000);
  await expect(page.locator('[data-sonner-toast][data-visible="true"]')).toHaveCount(3);
  const before = await toasts(page).count();
  await toasts(page).first().getByRole("button", { name: "Stäng" }).click();
  await expectToasts(page, before - 1);
});

test("a loading toast stays until it is closed, a warning for 4000 ms, one with a text for 10 s; all have the role status", async ({
  page,
}) => {
  const fetched = scriptHolding(page, "data-sonner-toaster");
  const send = await openForm(page);
  await send();
  await expectToasts(page, 1);
  const toaster = (await fetched).url();
  await page.clock.runFor(4000);
  await expectToasts(page, 0);

  const settle = await showOwn(page, toaster, "loading", "Bokar...");
  await expectToasts(page, 1);
  const toast = toasts(page).first();
  await expect(toast.getByRole("status")).toContainText("Bokar...");
  await expect(toast.locator(".toast--loading .icon")).toBeVisible();
  await page.clock.runFor(60_000);
  await expect(toast).toBeVisible();
  await settle();
  await expectToasts(page, 0);

  await showOwn(page, toaster, "warning", "Tiden går snart ut");
  await expectToasts(page, 1);
  await expect(toast.getByRole("status")).toContainText("Tiden går snart ut");
  await expect(toast.locator(".toast--warning .icon")).toBeVisible();
  await page.clock.runFor(3400);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expectToasts(page, 0);

  await showOwn(page, toaster, "success", "Tack!", "Kan det inte vänta? Ring oss.");
  await expectToasts(page, 1);
  await expect(toast.getByRole("status")).toContainText("Kan det inte vänta?");
  await page.clock.runFor(9400);
  await expect(toast).toBeVisible();
  await page.clock.runFor(600);
  await expectToasts(page, 0);
});
