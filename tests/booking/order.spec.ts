import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { screenOf } from "#tests/screens.ts";
import { emailsAbout, ownAddress } from "./emails.ts";

const words = {
  sv: {
    page: "/1-bolt",
    name: "Ditt namn",
    email: "E-post",
    billing: "Faktura till",
    location: "Plats",
    job: "Uppdrag",
    starts: "Börjar",
    ends: "Slutar",
    count: "Antal",
    orderGuard: "Ordningsvakter",
    permit: "Finns tillstånd?",
    send: "Skicka beställningen",
    sent: "Tack, din beställning är framme",
    waiting: "Du är offline. Vi skickar så fort nätet är tillbaka.",
    failed: "Något gick fel. Vänligen försök igen.",
    prefix: /^Fel: /,
    missing: [
      "Namnet måste vara minst 2 tecken",
      "Ange en giltig e-postadress",
      "Ange en giltig e-postadress för fakturan",
      "Platsen måste vara minst 2 tecken",
      "Beskrivningen måste vara minst 10 tecken",
      "Ange när uppdraget börjar",
      "Ange när uppdraget slutar",
      "Minst 1 vakt krävs",
    ],
    counts: { "2,5": "Antal vakter måste vara ett heltal", "101": "Max 100 vakter" },
    passed: "Starttiden har redan passerat",
  },
  en: {
    page: "/1-bolt?lang=en",
    name: "Your name",
    email: "Email",
    billing: "Invoice to",
    location: "Place",
    job: "Job",
    starts: "Starts",
    ends: "Ends",
    count: "Number",
    orderGuard: "Public-order guards",
    permit: "Is there a permit?",
    send: "Send the order",
    sent: "Thank you, your order has arrived",
    waiting: "You are offline. We will send it as soon as the network is back.",
    failed: "Something went wrong. Please try again.",
    prefix: /^Error: /,
    missing: [
      "The name must be at least 2 characters",
      "Enter a valid email address",
      "Enter a valid email address for the invoice",
      "The place must be at least 2 characters",
      "The description must be at least 10 characters",
      "Enter when the assignment starts",
      "Enter when the assignment ends",
      "At least 1 guard is needed",
    ],
    counts: { "2,5": "The number of guards must be a whole number", "101": "At most 100 guards" },
    passed: "The start must be in the future",
  },
} as const;
type Words = (typeof words)[keyof typeof words];

const number = /B-[0-9A-F]{4}-[0-9A-F]{4}/;
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
const placeOf = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;
const partsOf = (page: Page, w: Words) => {
  const section = page.locator("#bestall");
  return { section, form: section.locator("form"), send: section.getByRole("button", { name: w.send }) };
};

async function fillIn(form: Locator, w: Words, location: string) {
  await form.getByLabel(w.name, { exact: true }).fill("Kim Ek");
  await form.getByLabel(w.email, { exact: true }).fill(ownAddress());
  await form.getByLabel(w.billing, { exact: true }).fill("faktura@example.se");
  await form.getByLabel(w.location, { exact: true }).fill(location);
  await form.getByLabel(w.job, { exact: true }).fill("Trasig grind, någon behöver stå där.");
  await form.getByLabel(w.starts, { exact: true }).fill("2040-11-24T18:00");
  await form.getByLabel(w.ends, { exact: true }).fill("2040-11-25T06:00");
  await form.getByLabel(w.count, { exact: true }).fill("2");
}

for (const locale of ["sv", "en"] as const) {
  const w = words[locale];

  test.describe(`the express order, ${locale} ${screenOf[locale]}`, () => {
    test("says what is wrong above and at the fields; asks about the permit where it matters; axe finds nothing", async ({
      page,
    }) => {
      await page.goto(w.page);
      await hydrated(page);
      const { section, form, send } = partsOf(page, w);
      await expect(form.getByRole("group", { name: w.permit })).toBeHidden();
      await form.getByText(w.orderGuard, { exact: true }).click();
      await expect(form.getByRole("group", { name: w.permit })).toBeVisible();
      await expectAccessible(page, "#bestall");
      await send.click();
      await expect(section.locator(".error-summary")).toBeFocused();
      await expect(section.locator(".error-summary a")).toHaveText([...w.missing]);
      await expect(section.locator(".field-error")).toHaveText([...w.missing]);
      await expect(page).toHaveTitle(w.prefix);
      await expect(toast(page, w.missing[0])).toHaveCount(0);
      await expectAccessible(page, "#bestall");

      await fillIn(form, w, "Lagergatan 4");
      for (const [count, text] of Object.entries(w.counts)) {
        await form.getByLabel(w.count, { exact: true }).fill(count);
        await send.click();
        await expect(section.locator(".field-error")).toHaveText([text]);
        await expect(form.getByLabel(w.count, { exact: true })).toBeFocused();
        await expect(form.getByLabel(w.count, { exact: true })).toHaveValue(count);
      }
      await form.getByLabel(w.count, { exact: true }).fill("2");
      await form.getByLabel(w.starts, { exact: true }).fill("2020-01-01T10:00");
      await send.click();
      await expect(section.locator(".field-error")).toHaveText([w.passed]);
    });

    test("sends, thanks with the number in place, and both emails arrive with it", async ({ page, smtp }) => {
      const place = placeOf("Lagergatan");
      await page.goto(w.page);
      await hydrated(page);
      const { section, form, send } = partsOf(page, w);
      await fillIn(form, w, place);
      await send.focus();
      await page.keyboard.press("Enter");
      await expect(section.locator("h2")).toBeFocused();
      await expect(section.locator(".lead")).toContainText(number);
      const [told = ""] = number.exec((await section.locator(".lead").textContent()) ?? "") ?? [];
      await expect(toast(page, w.sent)).toContainText(told);
      await expect(() => {
        const emails = emailsAbout(smtp, place);
        expect(emails.map(({ subject }) => subject?.includes(told))).toEqual([true, true]);
      }).toPass();
    });
  });

  test(`without script the order is a form that posts, ${locale} ${screenOf[locale]}`, async ({
    browser,
    baseURL,
    smtp,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const page = await context.newPage();
    const place = placeOf("Utan skript");
    await page.goto(w.page);
    const { section, form, send } = partsOf(page, w);
    await form.getByLabel(w.location, { exact: true }).fill(place);
    await send.click();
    await expect(page).toHaveTitle(w.prefix);
    await expect(section.locator(".error-summary")).toBeFocused();
    await expect(form.getByLabel(w.location, { exact: true })).toHaveValue(place);
    await fillIn(form, w, place);
    await send.click();
    await expect(section.locator(".lead")).toContainText(number);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(() => expect(emailsAbout(smtp, place)).toHaveLength(2)).toPass();
    await context.close();
  });
}

// The same in both languages, so tested in one.
const w = words.sv;

test("the express order: is filled in and sent by keyboard alone", async ({ page, site }) => {
  const place = placeOf("Kajen");
  await page.goto(w.page);
  await hydrated(page);
  const { section, form } = partsOf(page, w);
  await form.getByLabel(w.name, { exact: true }).focus();
  const typed: Record<string, string> = {
    contactName: "Kim Ek",
    contactEmail: "kim@example.se",
    billingEmail: "faktura@example.se",
    location: place,
    jobDescription: "Trasig grind, någon behöver stå där.",
    guardCount: "2",
  };
  const moments: Record<string, string> = { startsAt: "2040-11-24T18:00", endsAt: "2040-11-25T06:00" };
  for (let stops = 0; stops < 60; stops += 1) {
    const { name, isSend } = await page.evaluate(() => {
      const one = document.activeElement;
      return {
        name: one instanceof HTMLElement ? (one.getAttribute("name") ?? "") : "",
        isSend: one instanceof HTMLButtonElement && one.type === "submit",
      };
    });
    if (isSend) break;
    if (typed[name]) await page.keyboard.type(typed[name]);
    // The browser decides how a moment is typed; each of its parts is a tab stop.
    const field = form.locator(`[name=${name}]`);
    if (moments[name] && (await field.inputValue()) === "") await field.fill(moments[name]);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(section.locator("h2")).toBeFocused();
  expect(await ask(site, "select guard_count from express_orders where location = $1", [place])).toEqual([
    { guard_count: 2 },
  ]);
});

test("the express order: what was typed survives a reload, a failure and waiting for the network; it is sent once @phone", async ({
  page,
  context,
  smtp,
}) => {
  const place = placeOf("Hamngatan");
  await page.goto(w.page);
  await hydrated(page);
  const { section, form, send } = partsOf(page, w);
  await fillIn(form, w, place);
  await page.reload();
  await hydrated(page);
  await expect(form.getByLabel(w.starts, { exact: true })).toHaveValue("2040-11-24T18:00");
  await expect(form.getByLabel(w.location, { exact: true })).toHaveValue(place);
  let cut = 0;
  await page.route("**/1-bolt*", (route) => {
    if (route.request().method() !== "POST" || cut > 0) return route.continue();
    cut += 1;
    return route.abort("connectionreset");
  });
  await send.click();
  await expect(section.locator(".sending-error")).toContainText(w.failed);
  await context.setOffline(true);
  await send.click();
  await expect(section.locator(".sending-info")).toContainText(w.waiting);
  await context.setOffline(false);
  await expect(section.locator(".lead")).toContainText(number);
  await expect(() => expect(emailsAbout(smtp, place)).toHaveLength(2)).toPass();
});
