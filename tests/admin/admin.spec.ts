import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { alive, complaints } from "#tests/pages/living-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";

async function holds(page: Page): Promise<void> {
  await alive(page);
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

for (const locale of ["sv", "en"] as const) {
  test(`the browser and axe find nothing on the desk's pages, ${locale}`, async ({ desk, site }) => {
    const id = await addContactRequest(site, {
      company: "Mälarport AB",
      phone: "070-123 45 67",
      minutesAgo: 3000,
    });
    await addContactRequest(site, { company: "Åberga kommun", minutesAgo: 3 });
    await ask(
      site,
      `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale, attempts, last_error)
       values ('contact_request', $1, 'copy', 'a@example.se', 'Ämne', 'sv', 3, '550 no such mailbox')`,
      [id],
    );
    const heard = complaints(desk);
    const lang = locale === "en" ? "lang=en" : "";
    for (const path of [
      `/admin?${lang}`,
      `/admin?delning=ort&${lang}`,
      `/admin/forfragningar?${lang}`,
      `/admin/forfragningar?sok=finnsinte&${lang}`,
      `/admin/forfragningar?tjanst=guard&ansvarig=none&${lang}`,
      `/admin/forfragningar/${id}?mall=questions&${lang}`,
    ]) {
      const answer = await desk.goto(path);
      expect(answer?.status(), path).toBe(200);
      expect(answer?.headers()["cache-control"]).toBe("no-store");
      await expect(desk.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(desk.locator("html")).toHaveAttribute("lang", locale);
      await expect(desk.getByRole("heading", { level: 1 })).toHaveCount(1);
      await holds(desk);
    }
    expect(heard).toEqual([]);
  });
}

test("the desk is for its staff: others are led to the sign-in, or told that it is not for them", async ({
  page,
  colleague,
  site,
}) => {
  const id = await addContactRequest(site, { company: "Norrby Skolor" });
  for (const path of ["/admin", "/admin/forfragningar", `/admin/forfragningar/${id}`]) {
    const answer = await page.request.get(path, { maxRedirects: 0 });
    expect(answer.status(), path).toBe(302);
    expect(answer.headers().location).toBe(`/logga-in?next=${encodeURIComponent(path)}`);
  }
  for (const path of ["/admin/forfragningar/export.csv", "/admin/andringar"])
    expect((await page.request.get(path, { maxRedirects: 0 })).status(), path).toBe(302);
  const editor = await colleague("Eva Ström", "editor");
  for (const path of [
    "/admin/forfragningar",
    `/admin/forfragningar/${id}`,
    "/admin/forfragningar/export.csv",
  ])
    expect((await editor.request.get(path, { maxRedirects: 0 })).status(), path).toBe(403);
  expect((await editor.goto("/admin"))?.status()).toBe(200);
  await expect(editor.getByText("Sidor som ger förfrågningar")).toBeVisible();
  await expect(editor.getByText("Norrby Skolor")).toHaveCount(0);
});

test("the keyboard opens pages, the search, the next in the list, and its own help", async ({
  desk,
  site,
}) => {
  await addContactRequest(site, { company: "Första AB", minutesAgo: 20 });
  await addContactRequest(site, { company: "Andra AB", minutesAgo: 10 });
  await desk.goto("/admin");
  await alive(desk);
  await desk.keyboard.press("g");
  await desk.keyboard.press("f");
  await expect(desk).toHaveURL(/\/admin\/forfragningar$/);
  await expect(desk.locator("tbody tr").first()).toBeVisible();
  await desk.keyboard.press("j");
  await desk.keyboard.press("j");
  await expect(desk.locator("a[data-row]").nth(1)).toBeFocused();
  await desk.keyboard.press("k");
  await expect(desk.locator("a[data-row]").first()).toBeFocused();
  await desk.keyboard.press("/");
  await expect(desk.getByRole("searchbox")).toBeFocused();
  await desk.keyboard.type("?g");
  await expect(desk.getByRole("searchbox")).toHaveValue("?g");
  await desk.locator("h1").click();
  await desk.keyboard.press("?");
  await expect(desk.getByRole("dialog")).toContainText("Kortkommandon");
  await desk.keyboard.press("Escape");
  await expect(desk.getByRole("dialog")).toHaveCount(0);
  await desk.keyboard.press("g");
  await desk.keyboard.press("o");
  await expect(desk).toHaveURL(/\/admin$/);
});

test("who signs out is out", async ({ desk, isMobile }) => {
  await desk.goto("/admin");
  if (isMobile) await desk.locator(".desk__narrow summary").click();
  await desk.getByRole("button", { name: "Logga ut" }).locator("visible=true").click();
  await expect(desk).toHaveURL(/\/logga-in\?utloggad=$/);
  const answer = await desk.request.get("/admin", { maxRedirects: 0 });
  expect(answer.status()).toBe(302);
});
