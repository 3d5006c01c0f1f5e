import type { Locator, Page } from "@playwright/test";
import { isWorkday } from "#app/company/opening-hours.ts";
import { holidayOn } from "#app/domain/holidays.ts";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { removeData, startSite } from "#tests/site.ts";
import { emailsAbout, ownAddress } from "./emails.ts";

/* A stranger needs a guard: from the home page to an order that is sent, at different times of the week. Each has a
   site whose clock says so. */

const messagesOf = {
  sv: {
    booking: "Räkna och beställ",
    city: "Var?",
    next: "Fortsätt till beställningen",
    anyway: /^Beställ ändå, svar \S+ 08:30$/,
    inApp: "Beställ i appen",
    sendAnyway: /^Skicka ändå, svar \S+ 08:30$/,
    late: "Vi hinner inte svara innan passet börjar. Boka det i bokningsappen i stället",
    send: "Skicka beställningen",
    thanks: "Tack, vi har fått\ndin beställning",
  },
  en: {
    booking: "Estimate and order",
    city: "Where?",
    next: "Continue to the order",
    anyway: /^Order anyway, reply \S+ 08:30$/,
    inApp: "Order in the app",
    sendAnyway: /^Send anyway, reply \S+ 08:30$/,
    late: "The shift begins before we can answer. Book it in the booking app instead",
    send: "Send the order",
    thanks: "Thank you,\nwe have your order",
  },
} as const;

const moments = {
  "a Tuesday at 10:00": on("10:00", (day) => day.dayOfWeek === 2 && isWorkday(day)),
  "a Saturday at 14:30": on("14:30", (day) => day.dayOfWeek === 6),
  "23:50 before a holiday": on(
    "23:50",
    (day) => holidayOn(day.add({ days: 1 }).toPlainDate().toString()) !== undefined,
  ),
  "a Sunday at 20:00": on("20:00", (day) => day.dayOfWeek === 7 && isWorkday(day.add({ days: 1 }))),
  "a holiday at noon": on("12:00", (day) => holidayOn(day.toPlainDate().toString()) !== undefined),
};

/** The next day of a kind, from tomorrow, at a Swedish time. */
function on(time: string, isOne: (day: Temporal.ZonedDateTime) => boolean): Temporal.ZonedDateTime {
  let day = Temporal.Now.zonedDateTimeISO("Europe/Stockholm").add({ days: 1 }).withPlainTime(time);
  while (!isOne(day)) day = day.add({ days: 1 });
  return day;
}

/** The home page of a site at a moment; the visitor's own clock says the same. */
async function home(
  page: Page,
  { moment, smtp, lang = "" }: { moment: keyof typeof moments; smtp: string; lang?: string },
) {
  const clock = new Date(moments[moment].epochMilliseconds);
  const site = await startSite({
    SMTP_URL: smtp,
    SITE_CLOCK: clock.toISOString(),
    NODE_OPTIONS: `--import=${new URL("../server-clock.mjs", import.meta.url).href}`,
  });
  await page.clock.setSystemTime(clock);
  await page.goto(`${site.url}/${lang}`);
  return {
    /** The database's clock is the machine's own: an order gets the moment of the site's, and its receipt is asked for again. */
    async receiptAgain() {
      await ask(site, "update leads set created_at = $1", [clock.toISOString()]);
      await ask(site, "update express_orders set created_at = $1", [clock.toISOString()]);
      await page.reload();
      return receiptOf(page);
    },
    async [Symbol.asyncDispose]() {
      await page.close();
      await site.stop();
      await removeData(site);
    },
  };
}

const bookingOf = (page: Page, { booking }: { booking: string }) =>
  page.getByRole("region", { name: booking });
/** A field of the order, on its page or unfolded in the hero's card. */
const field = (page: Page, name: string) => page.locator(`:is(.order-form, .hero-order) [name=${name}]`);
const receiptOf = (page: Page) => page.locator("#bestall .order-receipt");

/** Types, each text followed by the key that leads on to the next field: Enter is that of a phone's keyboard. */
async function typeAll(page: Page, key: "Enter" | "Tab", ...texts: string[]) {
  for (const text of texts) {
    await page.keyboard.type(text);
    await page.keyboard.press(key);
  }
}

test.describe("a guard tonight", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  /** Taps from the home page to an order that is sent from the hero's card. */
  async function orderInCard(
    page: Page,
    messages: (typeof messagesOf)["sv" | "en"],
    { city, next, send }: { city: string; next: string | RegExp; send: string | RegExp },
  ) {
    const booking = bookingOf(page, messages);
    let taps = 0;
    const tap = (where: Locator) => {
      taps += 1;
      return where.tap();
    };
    await tap(booking.getByLabel(messages.city));
    await booking.getByLabel(messages.city).selectOption(city);
    taps += 1;
    // The first tap loads the script, without which the button leads to the order's page.
    await hydrated(page);
    await tap(booking.getByRole("button", { name: next }));
    // It unfolds in place, with the focus in the first of four fields; nothing that was chosen is asked again.
    await expect(field(page, "contactPhone")).toBeFocused();
    expect(new URL(page.url()).pathname).toBe("/");
    const fields = page.locator(".hero-order .field :is(input, textarea, select)").filter({ visible: true });
    expect(await fields.evaluateAll((all) => all.map((one) => one.getAttribute("name")))).toEqual([
      "contactPhone",
      "contactName",
      "location",
      "contactEmail",
    ]);
    await expect(field(page, "location")).toHaveValue(city);
    // Each Enter is that of the phone's keyboard, which leads to the next field: the place may stay as it is.
    await typeAll(page, "Enter", "070-123 45 67", "Kim Ek", "");
    await expect(field(page, "contactEmail")).toBeFocused();
    await page.keyboard.type(ownAddress());
    await tap(page.getByRole("button", { name: send }));
    const receipt = receiptOf(page);
    await expect(receipt.locator("h2")).toHaveText(messages.thanks, { useInnerText: true });
    expect(taps).toBeLessThanOrEqual(6);
    await expect(receipt).toContainText(city);
    return receipt;
  }

  test("on a Tuesday at 10:00 six taps and four fields lead from the home page to a sent order", async ({
    page,
    smtp,
  }) => {
    await using site = await home(page, { moment: "a Tuesday at 10:00", smtp: smtp.url });
    const messages = messagesOf.sv;
    const booking = bookingOf(page, messages);
    await expect(booking.getByText("Vi svarar i snitt inom 30 minuter.")).toBeVisible();
    await expect(booking.getByText("Telefonen är öppen till 18:00.")).toBeVisible();
    await expect(booking.getByRole("radio", { name: "I kväll 18–02" })).toBeChecked();
    await expect(booking.getByRole("link", { name: messages.inApp })).toHaveCount(0);

    const receipt = await orderInCard(page, messages, {
      city: "Malmö",
      next: messages.next,
      send: messages.send,
    });
    for (const told of ["1 väktare", "18:00–02:00"]) await expect(receipt).toContainText(told);
    const [number = ""] = /B-[0-9A-F]{4}-[0-9A-F]{4}/.exec((await receipt.textContent()) ?? "") ?? [];
    await expect(() => expect(emailsAbout(smtp, number)).toHaveLength(2)).toPass();
    await expect(await site.receiptAgain()).toContainText("Vi hör av oss, oftast före 10:30");
    await expect(receipt.locator(".button").first()).toHaveText(/^\s*Ring oss/);
  });

  test("on a Saturday at 14:30 the booking app comes first, with what was chosen; the order can be sent anyway, in English", async ({
    page,
    smtp,
  }) => {
    await using site = await home(page, { moment: "a Saturday at 14:30", smtp: smtp.url, lang: "?lang=en" });
    const messages = messagesOf.en;
    const booking = bookingOf(page, messages);
    await expect(booking.getByRole("radio", { name: /^Tonight/ })).toBeChecked();
    await expect(booking.getByText("The booking app is open now, day and night.")).toBeVisible();
    const app = booking.getByRole("link", { name: messages.inApp });
    await expect(app).toBeVisible();
    await expect(app).toHaveClass(/button--primary/);
    await expect(booking.getByRole("button", { name: messages.next })).toBeHidden();
    await orderInCard(page, messages, { city: "Malmö", next: messages.anyway, send: messages.sendAnyway });
    await expect(await site.receiptAgain()).toContainText(
      "The shift begins before we can answer. Book it in the booking app now",
    );
  });

  test("on a Sunday at 20:00 no answer is promised before Monday, in English and without script", async ({
    browser,
    smtp,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await using site = await home(page, { moment: "a Sunday at 20:00", smtp: smtp.url, lang: "?lang=en" });
    const messages = messagesOf.en;
    const booking = bookingOf(page, messages);
    await expect(booking.getByText("We reply on Monday, usually before 08:30, Swedish time.")).toBeVisible();
    await expect(booking.getByText("The booking app is open now, day and night.")).toBeVisible();
    // The time that is selected at first can be kept, so that the order is the first action.
    await expect(booking.getByRole("radio", { name: /^Tomorrow/ })).toBeChecked();
    await expect(booking.getByRole("link", { name: messages.inApp })).toBeHidden();
    await booking.getByRole("radio", { name: /^Now/ }).check();
    await booking.getByLabel(messages.city).selectOption("Gothenburg");
    await expect(booking.getByRole("link", { name: messages.inApp })).toBeVisible();
    await booking.getByRole("button", { name: messages.anyway }).click();
    await expect(page.getByText(messages.late).first()).toBeVisible();
    await field(page, "contactPhone").fill("070-123 45 67");
    await field(page, "contactName").fill("Kim Ek");
    await field(page, "contactEmail").fill(ownAddress());
    await page.getByRole("button", { name: messages.sendAnyway }).click();
    const receipt = receiptOf(page);
    await expect(receipt).toContainText("Gothenburg");
    await expect(receipt).toContainText("20:30–00:30, Swedish time");
    const later = await site.receiptAgain();
    await expect(later).toContainText("on Monday, usually before 08:30, Swedish time");
    await expect(later).toContainText(
      "The shift begins before we can answer. Book it in the booking app now",
    );
    // Nobody answers the telephone at this time.
    await expect(later.locator(".button").first()).toHaveText(/^Order in the app/);
    await expect(later.locator(".button").first()).toHaveClass(/button--secondary/);
    await expect(later.locator(".button--secondary")).toHaveCount(1);
  });
});

test("on a holiday an order is made by keyboard alone, and goes out when the network is back", async ({
  page,
  context,
  smtp,
}) => {
  await using _site = await home(page, { moment: "a holiday at noon", smtp: smtp.url });
  const messages = messagesOf.sv;
  const booking = bookingOf(page, messages);
  await expect(booking.getByText(/^Vi svarar \S+, oftast före 08:30\./)).toBeVisible();
  await expect(booking.getByText("Bokningsappen är öppen nu, dygnet runt.")).toBeVisible();
  await hydrated(page);
  await booking.getByLabel(messages.city).focus();
  await page.keyboard.type("Upp");
  // The booking app comes first, then the order.
  await tabTo(page, messages.inApp);
  expect(await page.evaluate(() => document.activeElement?.getAttribute("href"))).toMatch(
    /[?&]roll=vaktare&stad=uppsala&antal=1&nar=/,
  );
  await tabTo(page, "Beställ ändå, svar");
  await page.keyboard.press("Enter");
  await expect(page.locator(".order-choice__text")).toContainText("1 väktare · Uppsala · ");
  await expect(field(page, "location")).toHaveValue("Uppsala");
  await hydrated(page);
  await field(page, "contactPhone").focus();
  await typeAll(page, "Tab", "070-123 45 67", "Kim Ek");
  await field(page, "contactEmail").focus();
  await page.keyboard.type(ownAddress());
  await context.setOffline(true);
  await tabTo(page, "Skicka ändå, svar");
  await page.keyboard.press("Enter");
  await expect(page.locator(".sending--info")).toContainText("Du är offline.");
  await context.setOffline(false);
  await expect(receiptOf(page).locator("h2")).toBeFocused();
  await expect(receiptOf(page)).toContainText("Uppsala");
});

test("at 23:50 before a holiday the order is sent without script, and says that the booking app comes first", async ({
  browser,
  smtp,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await using site = await home(page, { moment: "23:50 before a holiday", smtp: smtp.url });
  const messages = messagesOf.sv;
  const booking = bookingOf(page, messages);
  await expect(booking.getByRole("link", { name: messages.inApp })).toBeVisible();
  await booking.getByLabel(messages.city).selectOption("Malmö");
  await booking.getByRole("button", { name: messages.anyway }).click();
  await expect(page.locator(".order-choice__text")).toHaveText(
    /^1 väktare · Malmö · nu 00:00–04:00 · ca\s[\d\s]+\skr exkl\.\smoms$/,
  );
  await expect(page.getByText(messages.late)).toBeVisible();
  await expect(page.locator(".order-late").getByRole("link", { name: messages.inApp })).toHaveAttribute(
    "href",
    /[?&]roll=vaktare&stad=malmo&antal=1&nar=nu/,
  );
  await field(page, "contactPhone").fill("070-123 45 67");
  await field(page, "contactName").fill("Kim Ek");
  await field(page, "contactEmail").fill(ownAddress());
  await page.getByRole("button", { name: messages.sendAnyway }).click();
  await expect(receiptOf(page)).toContainText("00:00–04:00");
  await expect(await site.receiptAgain()).toContainText("Passet börjar innan vi hinner svara.");
  await context.close();
});

/** Moves by the tab key to the button of a name. Throws when forty stops don't reach it. */
async function tabTo(page: Page, name: string): Promise<void> {
  for (let stops = 0; stops < 40; stops += 1) {
    await page.keyboard.press("Tab");
    if (await page.evaluate((text) => document.activeElement?.textContent?.includes(text), name)) return;
  }
  throw new Error(`The tab key does not reach ${name}`);
}
