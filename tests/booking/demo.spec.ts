import type { BrowserContextOptions, Page } from "@playwright/test";
import { expectAccessible } from "#tests/accessibility.ts";
import { offerDemosAlways } from "#tests/demo.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { readCalendar } from "#tests/icalendar.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { screenOf } from "#tests/screens.ts";
import { translateAll } from "#tests/translator.ts";
import { chooseDemoTime, fillInDemo } from "./fill-in.ts";

/** Demos are offered around the clock, so that the tests pass at any time. */
const test = base.extend<{ offered: true }>({
  offered: [
    async ({ site }, use) => {
      await ask(site, offerDemosAlways);
      await use(true);
    },
    { auto: true },
  ],
});

const messages = {
  sv: {
    page: "/boka-demo",
    next: "Fortsätt",
    review: "Granska och bekräfta",
    send: "Boka demo",
    busy: "Bokar...",
    back: "Tillbaka",
    headings: ["Steg 1 av 3: Välj tid", "Steg 2 av 3: Dina uppgifter", "Steg 3 av 3: Bekräfta"],
    booked: "Demo bokad!",
    again: "Boka en ny demo",
    contact: "Vi hör av oss inom 24 timmar",
    calendar: "Lägg till i kalendern",
    taken: "Tiden hann bli bokad",
    waiting: "Du är offline. Vi bokar så fort nätet är tillbaka.",
    delayed: "Det gick inte att boka än. Vi försöker igen automatiskt.",
    timeMissing: "Välj en tid",
    prefix: /^Fel: /,
    details: [
      "Namnet måste vara minst 2 tecken",
      "Företagsnamnet måste vara minst 2 tecken",
      "Ange en giltig e-postadress",
      "Ange ett giltigt telefonnummer",
      "Välj vilken tjänst det gäller",
    ],
    change: "Ändra eller avboka",
    move: "Flytta demon",
    moved: /Din demo är flyttad till/,
    cancel: "Avboka demon",
    cancelled: "Din demo är avbokad",
    subject: /^Demo bokad /,
  },
  en: {
    page: "/boka-demo?lang=en",
    next: "Continue",
    review: "Review and confirm",
    send: "Book demo",
    busy: "Booking...",
    back: "Back",
    headings: ["Step 1 of 3: Choose a time", "Step 2 of 3: Your details", "Step 3 of 3: Confirm"],
    booked: "Demo booked!",
    again: "Book a new demo",
    contact: "We will be in touch within 24 hours",
    calendar: "Add to calendar",
    taken: "That time has just been booked",
    waiting: "You are offline. We will book as soon as the network is back.",
    delayed: "It could not be booked yet. We will keep trying.",
    timeMissing: "Choose a time",
    prefix: /^Error: /,
    details: [
      "The name must be at least 2 characters",
      "The company name must be at least 2 characters",
      "Enter a valid email address",
      "Enter a valid phone number",
      "Choose which service it is about",
    ],
    change: "Change or cancel",
    move: "Move the demo",
    moved: /Your demo is moved to/,
    cancel: "Cancel the demo",
    cancelled: "Your demo is cancelled",
    subject: /^Demo booked for /,
  },
} as const;

type Messages = (typeof messages)[keyof typeof messages];

const card = (page: Page) => page.locator(".demo-card");
const button = (page: Page, name: string) => card(page).getByRole("button", { name, exact: true });
const field = (page: Page, name: string) => card(page).locator(`[name=${name}]`);
const freeSlots = (page: Page) => card(page).locator(".slot input:enabled:visible");
const emailOf = () => `karin.${crypto.randomUUID().slice(0, 8)}@malarport.example`;

/** Goes to the last step with everything filled in. */
async function toConfirm(page: Page, w: Messages, email: string): Promise<string> {
  await page.goto(w.page);
  await hydrated(page);
  const at = await chooseDemoTime(page);
  await button(page, w.next).click();
  await fillInDemo(page, email);
  await button(page, w.review).click();
  await expect(page.locator(".review-title + dl")).toBeVisible();
  return at;
}

async function hasNoFlaw(page: Page) {
  await expectAccessible(page);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBeLessThanOrEqual(0);
}

/** The first step of another booking, without anything from the last one. */
async function expectEmptyForm(page: Page, w: Messages) {
  await expect(page.getByRole("heading", { name: w.headings[0] })).toBeAttached();
  await expect(freeSlots(page).first()).toBeVisible();
  await expect(page.getByRole("main").getByText(w.booked)).toHaveCount(0);
  expect(new URL(page.url()).pathname).toBe("/boka-demo");
  await expect(field(page, "email")).toHaveValue("");
  await expect(page.getByText(w.contact).locator("visible=true")).toHaveCount(1);
}

const bookingsOf = (site: Parameters<typeof ask>[0], email: string) =>
  ask(site, "select starts_at, status, service, message, time_zone from demo_bookings where email = $1", [
    email,
  ]);

for (const [kind, isKept] of [
  ["moves each text", true],
  ["puts another text in each text's place", false],
] as const)
  test(`a demo is booked on a page whose translator ${kind} as soon as it is shown`, async ({
    page,
    site,
  }) => {
    const email = emailOf();
    await page.goto(messages.sv.page);
    await hydrated(page);
    await page.evaluate(translateAll, isKept);
    await chooseDemoTime(page);
    await card(page).locator("button[value=details]").click();
    await fillInDemo(page, email);
    await card(page).locator("button[value=confirm]").click();
    await expect(page.locator(".review-title + dl")).toBeVisible();
    await page.goBack();
    await expect(field(page, "email")).toBeVisible();
    await page.goForward();
    await card(page).locator("button.busy").click();
    await expect(page).toHaveURL(/boka-demo\/klar/);
    expect(await bookingsOf(site, email)).toHaveLength(1);
  });

for (const locale of ["sv", "en"] as const) {
  const w = messages[locale];

  test.describe(`the demo, ${locale} ${screenOf[locale]}`, () => {
    test("is booked in three steps, confirmed by email with its calendar file, moved and cancelled by its link @firefox", async ({
      page,
      site,
      smtp,
    }) => {
      const email = emailOf();
      await page.goto(w.page);
      await hydrated(page);
      await hasNoFlaw(page);
      const at = await chooseDemoTime(page);
      await button(page, w.next).click();
      await expect(page.getByRole("heading", { name: w.headings[1] })).toBeFocused();
      await hasNoFlaw(page);
      await fillInDemo(page, email);
      await button(page, w.review).click();
      await expect(page.getByRole("heading", { name: w.headings[2] })).toBeFocused();
      // A long address breaks before its domain.
      await expect(page.locator(".review-title + dl dd:has(wbr)")).toHaveText(email);
      await expect(page.locator(".review-title + dl dd")).toContainText([
        "",
        "Google Meet",
        "",
        "Karin Lund",
        "Mälarport AB",
        email,
      ]);
      await hasNoFlaw(page);
      await button(page, w.send).click();

      await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
      await expect(page.getByRole("main")).toBeFocused();
      await expect(page.getByText(email)).toBeVisible();
      await hasNoFlaw(page);
      expect(await bookingsOf(site, email)).toMatchObject([
        { starts_at: new Date(at), status: "booked", service: "orderGuard", time_zone: "Europe/Stockholm" },
      ]);
      const downloading = page.waitForEvent("download");
      await page.getByRole("link", { name: w.calendar }).click();
      const download = await downloading;
      expect(download.suggestedFilename()).toBe("demo.ics");
      const calendarAt = async (url: string) => readCalendar(await (await page.request.get(url)).text());
      const { UID, ...entry } = await calendarAt(download.url());
      expect(entry).toMatchObject({ METHOD: "PUBLISH", STATUS: "CONFIRMED", SEQUENCE: "0" });
      const received = () => smtp.emails.find(({ to }) => to?.[0]?.address === email);
      await expect.poll(() => received()?.subject, { timeout: 20_000 }).toMatch(w.subject);
      // The thank-you page is still there after a reload.
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
      await expect(page.getByText(w.contact)).toBeVisible();
      await page.getByRole("link", { name: w.again }).click();
      await expectEmptyForm(page, w);
      await expect(card(page).locator(`input[value="${at}"]`)).toBeDisabled();

      // The booking is moved, then cancelled, by its link.
      await page.goBack();
      await page.getByRole("link", { name: w.change }).click();
      await hasNoFlaw(page);
      await button(page, w.move).click();
      await expect(card(page).getByRole("alert")).toHaveText(w.timeMissing);
      await expect(card(page).getByRole("alert")).toBeInViewport();
      const later = await chooseDemoTime(page, 9);
      await button(page, w.move).click();
      await expect(page.getByText(w.moved)).toBeVisible();
      expect(await bookingsOf(site, email)).toMatchObject([{ starts_at: new Date(later), status: "booked" }]);
      await hasNoFlaw(page);
      await button(page, w.cancel).click();
      await expect(page.getByRole("heading", { level: 1, name: w.cancelled })).toBeVisible();
      expect(await bookingsOf(site, email)).toMatchObject([{ status: "cancelled" }]);
      const removed = await calendarAt(page.url().replace("/andra", "/kalender.ics"));
      expect(removed).toMatchObject({ UID, METHOD: "CANCEL", STATUS: "CANCELLED", SEQUENCE: "2" });
      await hasNoFlaw(page);
      // The thank-you page says so as well.
      await page.goto(page.url().replace("/andra", "/klar"));
      await expect(page.getByRole("heading", { level: 1, name: w.cancelled })).toBeVisible();
    });

    test("each step shows what is missing, and moves the focus there", async ({ page }) => {
      await page.goto(w.page);
      await hydrated(page);
      await button(page, w.next).click();
      await expect(card(page).locator(".picker .field__error")).toHaveText(w.timeMissing);
      await expect(freeSlots(page).first()).toBeFocused();
      await chooseDemoTime(page);
      await expect(card(page).locator(".picker .field__error")).toHaveCount(0);
      await button(page, w.next).click();
      await field(page, "phone").fill("12");
      await button(page, w.review).click();
      const summary = card(page).locator(".error-summary");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([...w.details]);
      await expect(card(page).locator(".field .field__error")).toHaveText([...w.details]);
      await expect(page).toHaveTitle(w.prefix);
      await hasNoFlaw(page);
      await summary.getByRole("link", { name: w.details[2] }).click();
      await expect(field(page, "email")).toBeFocused();
    });
  });
}

const w = messages.sv;

test("until the page of thanks is shown the button says that it books, and the demo is booked once", async ({
  page,
  site,
}) => {
  const w = messages.sv;
  const email = emailOf();
  await toConfirm(page, w, email);
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(/\.data\?/, async (route) => {
    held.resolve();
    await released;
    await route.continue();
  });
  await button(page, w.send).click();
  await held.promise;
  await expect(page.locator("[data-sonner-toast]").filter({ hasText: w.booked })).toBeVisible();
  const busy = button(page, w.busy);
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  await busy.click({ force: true });
  await expect(busy).toHaveAttribute("aria-disabled", "true");
  release();
  await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
  expect(await bookingsOf(site, email)).toHaveLength(1);
});

test("from the thank-you page the header leads to an empty form, and Back to the thank-you page @phone", async ({
  page,
}) => {
  await toConfirm(page, w, emailOf());
  await button(page, w.send).click();
  await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
  await page.locator(".menu-button[command=show-modal]").click();
  await page.getByRole("banner").locator('a.button[href^="/boka-demo"]:visible').click();
  await expectEmptyForm(page, w);
  await page.goBack();
  await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/boka-demo/klar");
});

test("for a slot that was taken meanwhile the nearest ones are offered, and the rest of the form stays @phone", async ({
  page,
  site,
}) => {
  const email = emailOf();
  const at = await toConfirm(page, w, email);
  await ask(
    site,
    `insert into demo_bookings (id, sales_rep_id, starts_at, ends_at, name, email, company, service, platform, locale, time_zone)
     select gen_random_uuid(), id, $1::timestamptz, $1::timestamptz + interval '30 minutes', 'Bo Ek',
       'bo@annan.example', 'Annan AB', 'guard', 'teams', 'sv', 'Europe/Stockholm' from sales_reps`,
    [at],
  );
  await button(page, w.send).click();
  const gone = card(page).getByRole("alert").filter({ hasText: w.taken });
  await expect(gone).toBeFocused();
  await expect(gone.getByRole("button")).toHaveCount(3);
  await expect(card(page).locator(`input[value="${at}"]`)).toBeDisabled();
  await hasNoFlaw(page);
  await gone.getByRole("button").first().click();
  await expect(page.getByRole("heading", { name: w.headings[2] })).toBeFocused();
  await expect(page.locator(".review-title + dl dd").filter({ hasText: email })).toBeVisible();
  await button(page, w.send).click();
  await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
  expect(await bookingsOf(site, email)).toHaveLength(1);
});

test("the keyboard alone books a demo", async ({ page }) => {
  const email = emailOf();
  await page.goto(w.page);
  await hydrated(page);
  await card(page).locator(".day input:checked").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(freeSlots(page).first()).toBeFocused();
  await page.keyboard.press("Space");
  await page.keyboard.press("ArrowRight");
  await expect(card(page).locator(".picked b").first()).toContainText("–");
  await page.keyboard.press("Tab");
  await expect(button(page, w.next)).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: w.headings[1] })).toBeFocused();
  // Past the button that changes the time.
  await page.keyboard.press("Tab");
  for (const typed of ["Karin Lund", "Mälarport AB", email, "070-123 45 67"]) {
    await page.keyboard.press("Tab");
    await page.keyboard.type(typed);
  }
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { name: w.headings[2] })).toBeFocused();
  await expect(page.locator(".review-title + dl dd").filter({ hasText: "Teams" })).toBeVisible();
  for (let presses = 0; presses < 8; presses += 1) {
    if (await button(page, w.send).evaluate((one) => one === document.activeElement)) break;
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
  await expect(page.getByRole("main")).toBeFocused();
});

test("Back, Forward and a reload lose nothing; without a network the booking waits, the page says so, and it is booked once when the network is back", async ({
  page,
  site,
  context,
}) => {
  const email = emailOf();
  const at = await toConfirm(page, w, email);
  await page.goBack();
  await expect(field(page, "email")).toBeVisible();
  await page.goBack();
  await expect(card(page).locator(`input[value="${at}"]`)).toBeChecked();
  await page.goForward();
  await page.goForward();
  await expect(page.locator(".review-title + dl dd").filter({ hasText: email })).toBeVisible();
  await page.reload();
  await hydrated(page);
  await expect(page.locator(".review-title + dl dd").filter({ hasText: email })).toBeVisible();

  await page.route("**/boka-demo", async (route) => {
    if (route.request().method() !== "POST") return route.continue();
    await context.setOffline(true);
    await route.abort("internetdisconnected");
  });
  await button(page, w.send).click();
  await expect(card(page).getByText(w.waiting)).toBeVisible();
  await expect(field(page, "email")).toHaveValue(email);
  await page.unroute("**/boka-demo");
  // The browser says that it is online before the site can be reached.
  const failed = page.waitForEvent("requestfailed", (request) => request.method() === "POST");
  await page.route("**/boka-demo", (route) => route.abort("connectionfailed"), { times: 1 });
  await context.setOffline(false);
  await failed;
  await expect(card(page).getByText(w.delayed)).toBeVisible();
  await expect.poll(() => bookingsOf(site, email)).toHaveLength(1);
  await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
});

const elsewhere: BrowserContextOptions = { timezoneId: "Europe/Lisbon" };
test.describe("a visitor in another time zone", () => {
  test.use(elsewhere);
  test("sees the local time beside Sweden's, and books the same moment", async ({ page, site }) => {
    const email = emailOf();
    await page.goto(w.page);
    await hydrated(page);
    await expect(card(page).getByText("(Lisbon)")).toBeVisible();
    const slot = card(page).locator(".slot:visible").first();
    const hour = async (part: string) =>
      Number(/\d+/.exec((await slot.locator(part).textContent()) ?? "")?.[0]);
    // The first slot can be at midnight, which is still the day before in Lisbon.
    expect(((await hour(".slot-from")) - (await hour("small")) + 24) % 24).toBe(1);
    const at = await chooseDemoTime(page);
    await button(page, w.next).click();
    await fillInDemo(page, email);
    await button(page, w.review).click();
    await button(page, w.send).click();
    await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
    await expect(page.getByText("hos dig (Lisbon)")).toBeVisible();
    const here = new Date(at).toLocaleTimeString("sv", { timeZone: "Europe/Lisbon" }).slice(0, 5);
    await expect(page.locator(".booked-tape")).toContainText(here);
    expect(await bookingsOf(site, email)).toMatchObject([
      { starts_at: new Date(at), time_zone: "Europe/Lisbon" },
    ]);
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("each step is a page with its errors, and the demo is booked", async ({ page, site }) => {
    const email = emailOf();
    await page.goto(w.page);
    await button(page, w.next).click();
    await expect(card(page).locator(".picker .field__error")).toHaveText(w.timeMissing);
    const at = await chooseDemoTime(page);
    await button(page, w.next).click();
    await button(page, w.review).click();
    await expect(card(page).locator(".error-summary")).toBeFocused();
    await expect(page).toHaveTitle(w.prefix);
    await fillInDemo(page, email);
    await button(page, w.back).click();
    await expect(card(page).locator(`input[value="${at}"]`)).toBeChecked();
    await button(page, w.next).click();
    await expect(field(page, "email")).toHaveValue(email);
    await button(page, w.review).click();
    await expect(page.locator(".review-title + dl dd").filter({ hasText: email })).toBeVisible();
    const sent = page.waitForRequest(
      (request) => request.method() === "POST" && request.url().endsWith("/boka-demo"),
    );
    await button(page, w.send).click();
    await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
    expect(await bookingsOf(site, email)).toMatchObject([{ starts_at: new Date(at), status: "booked" }]);
    const first = await sent;
    const again = await page.request.post(first.url(), {
      headers: { "content-type": (await first.headerValue("content-type")) ?? "", origin: site.url },
      data: first.postDataBuffer() ?? "",
    });
    expect(new URL(again.url()).pathname).toBe("/boka-demo/klar");
    expect(await bookingsOf(site, email)).toHaveLength(1);
  });

  test("for a slot that was taken the nearest one is one press away", async ({ page, site }) => {
    const email = emailOf();
    await page.goto(w.page);
    const at = await chooseDemoTime(page);
    await button(page, w.next).click();
    await fillInDemo(page, email);
    await button(page, w.review).click();
    await ask(
      site,
      `insert into demo_bookings (id, sales_rep_id, starts_at, ends_at, name, email, company, service, platform, locale, time_zone)
       select gen_random_uuid(), id, $1::timestamptz, $1::timestamptz + interval '30 minutes', 'Bo Ek',
         'bo@annan.example', 'Annan AB', 'guard', 'teams', 'sv', 'Europe/Stockholm' from sales_reps`,
      [at],
    );
    await button(page, w.send).click();
    const gone = card(page).getByRole("alert").filter({ hasText: w.taken });
    await gone.getByRole("button").last().click();
    await expect(page.locator(".review-title + dl dd").filter({ hasText: email })).toBeVisible();
    await button(page, w.send).click();
    await expect(page.getByRole("heading", { level: 1, name: w.booked })).toBeVisible();
  });
});
