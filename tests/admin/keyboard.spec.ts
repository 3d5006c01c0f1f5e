import type { Locator, Page } from "@playwright/test";
import { brand } from "#brand/company.ts";
import { offerDemosAlways, slotOfNextWeek } from "#tests/demo.ts";
import { holdScripts, hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { addContactRequest, expect, sendHeldEmails, test } from "./admin-fixtures.ts";
import { bookAsVisitor } from "./book-demo.ts";
import { openOnceItShows } from "./check-page.ts";

/** Presses Tab until the target has the focus, and checks that the focus is visible. */
async function tabTo(page: Page, target: Locator, most = 60): Promise<void> {
  for (let step = 0; step < most; step += 1) {
    await page.keyboard.press("Tab");
    if (await target.evaluate((element) => element === document.activeElement)) {
      await expect(target).toBeInViewport();
      return;
    }
  }
  throw new Error(`no Tab of ${most} leads to ${target}`);
}

/** Chooses an option of the focused list by typing its first letters. */
async function choose(page: Page, list: Locator, letters: string, value: string): Promise<void> {
  await page.keyboard.type(letters);
  await expect(list).toHaveValue(value);
}

test("keys pressed before the page's script has come are done once it has", async ({ admin, site }) => {
  const company = `Tidig ${crypto.randomUUID().slice(0, 8)}`;
  await addContactRequest(site, { company });
  const release = await holdScripts(admin);
  await openOnceItShows(admin, `/admin/forfragningar?sok=${encodeURIComponent(company)}`, "tbody", [company]);
  await admin.keyboard.press("j");
  await admin.keyboard.press("Enter");
  release();
  await expect(admin.locator(".detail").getByRole("heading", { level: 2 })).toHaveText(company);
});

test("by keyboard alone a lead is found, marked, noted on and answered", async ({
  admin,
  site,
  smtp,
}, info) => {
  const company = `Tangent ${info.project.name} ${info.workerIndex} ${Date.now() % 100_000}`;
  const email = `karin@${crypto.randomUUID()}.example`;
  await addContactRequest(site, { company, email });
  await openOnceItShows(admin, "/admin/forfragningar", "tbody", [company]);
  await hydrated(admin);
  await admin.keyboard.press("/");
  await admin.keyboard.type(company);
  await admin.keyboard.press("Enter");
  await expect(admin.locator("tbody tr")).toHaveCount(1);
  // Out of the field, where shortcuts work.
  await tabTo(admin, admin.getByRole("link", { name: company }));
  await admin.keyboard.press("Enter");
  const panel = admin.locator(".detail");
  // The next Tab goes on in the opened panel, however long the list is.
  await expect(panel.getByRole("heading", { level: 2, name: company })).toBeFocused();
  const notice = panel.locator(".notice");
  const chip = panel.locator(".detail__head .chip");

  await tabTo(admin, panel.getByLabel("Status", { exact: true }));
  await choose(admin, panel.getByLabel("Status", { exact: true }), "Of", "quoted");
  // Each letter chooses another option, so that only Enter saves one.
  await expect(chip).not.toBeVisible();
  await admin.keyboard.press("Enter");
  await expect(chip).toHaveText("Offert skickad");
  await expect(notice).toBeFocused();
  await tabTo(admin, notice.getByRole("button", { name: "Ångra" }));
  await admin.keyboard.press("Enter");
  await expect(chip).toHaveText("Ny");

  await tabTo(admin, panel.getByLabel("Anteckning"));
  await admin.keyboard.type("Ringde, återkommer.");
  await tabTo(admin, panel.getByRole("button", { name: "Spara anteckning" }));
  await admin.keyboard.press("Enter");
  await expect(panel.locator(".detail__note")).toHaveText("Ringde, återkommer.");
  await expect(notice).toBeFocused();

  await tabTo(admin, panel.locator(".lead-email > summary"));
  await admin.keyboard.press("Enter");
  await tabTo(admin, panel.getByLabel("Mall"));
  await admin.keyboard.press("ArrowDown");
  await admin.keyboard.press("Enter");
  await expect(panel.getByLabel("Meddelande")).toBeFocused();
  await expect(panel.getByLabel("Meddelande")).not.toHaveValue("");
  await tabTo(admin, panel.getByRole("button", { name: "Skicka mejlet" }));
  await admin.keyboard.press("Enter");
  await expect(notice).toContainText(`Mejlet är på väg till ${email}`);
  await expect(notice).toBeFocused();
  await expect(chip).toHaveText("Kontaktad");
  await sendHeldEmails(site);
  const received = () =>
    smtp.emails.filter(
      ({ to, replyTo }) => to?.[0]?.address === email && replyTo?.[0]?.address === brand.salesEmail,
    );
  await expect.poll(() => received().length, { timeout: 30_000 }).toBe(1);
});

test("by keyboard alone a price is corrected, saved and undone", async ({ colleague, site }) => {
  const page = await colleague("Elin Berg", "editor");
  await page.goto("/admin/uppgifter");
  await hydrated(page);
  const price = page.getByLabel("Stationär bevakning", { exact: true });
  const was = await price.inputValue();
  const notice = page.locator(".notice");
  await tabTo(page, price);
  await page.keyboard.type("0");
  await page.keyboard.press("Enter");
  const problems = page.locator(".error-summary");
  await expect(problems).toBeFocused();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(price).toBeFocused();
  await expect(price).toHaveValue("0");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.type(String(Number(was) + 1));
  await page.keyboard.press("Enter");
  await expect(notice).toBeFocused();
  await expect(price).toHaveValue(String(Number(was) + 1));
  await tabTo(page, notice.getByRole("button", { name: "Ångra" }));
  await page.keyboard.press("Enter");
  await expect(price).toHaveValue(was);
  await ask(site, "update company_facts set content = null where part = 'prices'");
});

test("a booking that is opened from the list takes the focus", async ({ admin, site }, info) => {
  await ask(site, offerDemosAlways);
  const company = `Tangent ${info.project.name} ${Date.now() % 100_000}`;
  const booked = await bookAsVisitor(site, slotOfNextWeek(2, 30), {
    // A sender of its own, since other leads of the same sender come before the link, each with a button.
    company,
    email: `karin@${crypto.randomUUID()}.example`,
    phone: `070-${String(Date.now()).slice(-7)}`,
    platform: "teams",
  });
  expect(booked).toBe("booked");
  await admin.goto("/admin/demo");
  await hydrated(admin);
  await tabTo(admin, admin.locator(".demo-list").getByRole("link", { name: company }));
  await admin.keyboard.press("Enter");
  await expect(admin.getByRole("heading", { level: 2, name: company })).toBeFocused();
  await tabTo(admin, admin.getByLabel("Möteslänk"), 12);
  await admin.keyboard.type("https://meet.example/tangent");
  await admin.keyboard.press("Enter");
  await expect(admin.locator(".notice")).toContainText("Länken är sparad");
  await expect(admin.locator(".notice")).toBeFocused();
});
