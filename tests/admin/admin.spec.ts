import type { Page } from "@playwright/test";
import { axeFindings } from "#tests/accessibility.ts";
import { receiveTestEmail, textFile } from "#tests/incoming-email.ts";
import { consoleProblems, hydrated } from "#tests/pages/hydrated-page.ts";
import { ask, inDatabaseOf } from "#tests/pages/site-database.ts";
import { screenOf } from "#tests/screens.ts";
import { addContactRequest, expect, test } from "./admin-fixtures.ts";

async function expectSoundPage(page: Page, withAxe: boolean): Promise<void> {
  await hydrated(page);
  if (withAxe) expect(await axeFindings(page)).toEqual([]);
  const overflow = () =>
    page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(await overflow()).toBeLessThanOrEqual(0);
  const size = page.viewportSize();
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await overflow()).toBeLessThanOrEqual(0);
  if (size) await page.setViewportSize(size);
}

for (const locale of ["sv", "en"] as const) {
  test(`the browser and axe find nothing on the admin's pages, ${locale} ${screenOf[locale]}`, async ({
    admin,
    site,
    isMobile,
  }) => {
    const id = await addContactRequest(site, {
      company: "Mälarport AB",
      phone: "070-123 45 67",
      minutesAgo: 3000,
    });
    await addContactRequest(site, { company: "Åberga kommun", minutesAgo: 3 });
    await ask(
      site,
      "update leads set next_step = 'permit', next_at = now() - interval '1 hour', value = 48000 where id = $1",
      [id],
    );
    const files = [textFile("karta.pdf", "application/pdf", "x")];
    const email = { sender: "k@example.se", senderName: "Karin", subject: "Re: Hej", filesLeft: 1, files };
    await inDatabaseOf(site, (database) => receiveTestEmail(database, id, email));
    await ask(
      site,
      `insert into mail_deliveries (about, about_id, kind, recipient, subject, locale, attempts, last_error)
       values ('contact_request', $1, 'copy', 'a@example.se', 'Ämne', 'sv', 3, '550 no such mailbox')`,
      [id],
    );
    const problems = consoleProblems(admin);
    const lang = locale === "en" ? "lang=en" : "";
    // Axe checks the admin on the desktop, and also on the phone the pages that have another layout there.
    const [list, lead, offer] = [
      `/admin/forfragningar?${lang}`,
      `/admin/forfragningar/${id}?mall=questions&${lang}`,
      `/admin/forfragningar/${id}/offert?${lang}`,
    ];
    for (const path of [
      `/admin?${lang}`,
      `/admin?delning=ort&${lang}`,
      list,
      `/admin/forfragningar?sok=finnsinte&${lang}`,
      `/admin/forfragningar?tjanst=guard&ansvarig=none&${lang}`,
      lead,
      `/admin/kunder?${lang}`,
      `/admin/kunder?sok=finnsinte&${lang}`,
      `/admin/kunder/foretag/${id}?${lang}`,
      `/admin/kunder/person/${id}?${lang}`,
      `/admin/demo/boka?forfragan=${id}&${lang}`,
      offer,
      `/admin/mallar?${lang}`,
      `/admin/mallar/${crypto.randomUUID()}?fran=permit&${lang}`,
      `/admin/aviseringar?${lang}`,
    ]) {
      const response = await admin.goto(path);
      expect(response?.status(), path).toBe(200);
      expect(response?.headers()["cache-control"]).toBe("no-store");
      await expect(admin.locator("meta[name=robots]")).toHaveAttribute("content", "noindex");
      await expect(admin.locator("html")).toHaveAttribute("lang", locale);
      await expect(admin.getByRole("heading", { level: 1 })).toHaveCount(1);
      await expectSoundPage(admin, !isMobile || [list, lead, offer].includes(path));
    }
    expect(problems).toEqual([]);
  });
}

test("the admin is for staff: others are redirected to the sign-in, or see that it is not for them", async ({
  page,
  colleague,
  site,
}) => {
  const id = await addContactRequest(site, { company: "Norrby Skolor" });
  for (const path of ["/admin", "/admin/forfragningar", `/admin/forfragningar/${id}`]) {
    const response = await page.request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers().location).toBe(`/logga-in?next=${encodeURIComponent(path)}`);
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

test("an unknown path below the admin shows an error beside the menu", async ({ admin }) => {
  const response = await admin.goto("/admin/finns-inte");
  expect(response?.status()).toBe(404);
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Det här finns inte");
  await admin.getByRole("link", { name: "Förfrågningar" }).click();
  await expect(admin.getByRole("heading", { level: 1 })).toHaveText("Förfrågningar");
});

test("the keyboard opens pages, the search, the next in the list, and its own help", async ({
  admin,
  site,
}) => {
  await addContactRequest(site, { company: "Första AB", minutesAgo: 20 });
  await addContactRequest(site, { company: "Andra AB", minutesAgo: 10 });
  await admin.goto("/admin");
  await hydrated(admin);
  await admin.keyboard.press("g");
  await admin.keyboard.press("f");
  await expect(admin).toHaveURL(/\/admin\/forfragningar$/);
  await expect(admin.locator("tbody tr").first()).toBeVisible();
  await admin.keyboard.press("j");
  await admin.keyboard.press("j");
  await expect(admin.locator("a[data-row]").nth(1)).toBeFocused();
  await admin.keyboard.press("k");
  await expect(admin.locator("a[data-row]").first()).toBeFocused();
  // After a row was chosen with the mouse, the keyboard goes on from there.
  await admin.locator("input[name=lead]").first().click();
  await admin.keyboard.press("j");
  await expect(admin.locator("a[data-row]").nth(1)).toBeFocused();
  await admin.keyboard.press("/");
  await expect(admin.getByRole("searchbox")).toBeFocused();
  await admin.keyboard.type("?g");
  await expect(admin.getByRole("searchbox")).toHaveValue("?g");
  await admin.locator("h1").click();
  await admin.keyboard.press("?");
  await expect(admin.getByRole("dialog")).toContainText("Kortkommandon");
  await admin.keyboard.press("Escape");
  await expect(admin.getByRole("dialog")).toHaveCount(0);
  await admin.keyboard.press("g");
  await admin.keyboard.press("o");
  await expect(admin).toHaveURL(/\/admin$/);
});

test("a page is opened by its two keys also when new data arrives between them", async ({ admin, site }) => {
  // The second key works however long the data takes.
  await admin.addInitScript(() => Object.defineProperty(Event.prototype, "timeStamp", { value: 0 }));
  await admin.goto("/admin");
  await hydrated(admin);
  await admin.keyboard.press("g");
  await addContactRequest(site, { company: "Mellan Två AB" });
  await expect(admin.getByText("Mellan Två AB").first()).toBeVisible();
  await admin.keyboard.press("f");
  await expect(admin).toHaveURL(/\/admin\/forfragningar$/);
});

test("who signs out is out @both", async ({ admin, isMobile }) => {
  await admin.goto("/admin");
  if (isMobile) await admin.locator(".admin__menu-narrow summary").click();
  await admin.getByRole("button", { name: "Logga ut" }).locator("visible=true").click();
  await expect(admin).toHaveURL(/\/logga-in\?utloggad=$/);
  const response = await admin.request.get("/admin", { maxRedirects: 0 });
  expect(response.status()).toBe(302);
});
