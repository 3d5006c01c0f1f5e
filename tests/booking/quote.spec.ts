import type { Page } from "@playwright/test";
import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { screenOf } from "#tests/screens.ts";
import { sendButton } from "#tests/send-button.ts";
import { emailsAbout, ownAddress } from "./emails.ts";

const messages = {
  sv: {
    guard: "/vaktare#tjanster",
    orderGuard: "/ordningsvakt",
    page: "/offert?tjanst=events",
    title: "Begär offert",
    orderTitle: "Begär offert - Ordningsvakter",
    name: "Namn",
    company: "Företag eller organisation",
    email: "E-post",
    phone: "Telefon",
    service: "Typ av uppdrag",
    employees: /^Antal anställda/,
    message: "Beskriv behovet",
    no: "Nej",
    unknown: "Vet inte",
    send: "Skicka",
    cancel: "Avbryt",
    close: "Stäng",
    sent: "Tack för din förfrågan! Vi återkommer inom kort.",
    failed: "Något gick fel. Vänligen försök igen.",
    waiting: "Du är offline. Vi skickar så fort nätet är tillbaka.",
    prefix: /^Fel: /,
    missing: [
      "Beskriv kort vad du behöver",
      "Fyll i ditt namn",
      "Fyll i företagets eller organisationens namn",
      "Ange en giltig e-postadress",
      "Vänligen ange ett giltigt telefonnummer",
    ],
    subject: "Vi har fått din offertförfrågan, ",
  },
  en: {
    guard: "/vaktare?lang=en#tjanster",
    orderGuard: "/ordningsvakt?lang=en",
    page: "/offert?lang=en&tjanst=events",
    title: "Request a quote",
    orderTitle: "Request a quote - Public-order guards",
    name: "Name",
    company: "Company or organisation",
    email: "Email",
    phone: "Phone",
    service: "Type of assignment",
    employees: /^Number of employees/,
    message: "Describe what you need",
    no: "No",
    unknown: "Not sure",
    send: "Send",
    cancel: "Cancel",
    close: "Close",
    sent: "Thank you for your request! We will get back to you shortly.",
    failed: "Something went wrong. Please try again.",
    waiting: "You are offline. We will send it as soon as the network is back.",
    prefix: /^Error: /,
    missing: [
      "Describe briefly what you need",
      "Enter your name",
      "Enter the name of the company or organisation",
      "Enter a valid email address",
      "Please enter a valid phone number",
    ],
    subject: "We have received your request for a quote, ",
  },
} as const;
type Messages = (typeof messages)[keyof typeof messages];

const postsTo = "**/offert*";
/** In a toast no line breaks inside it. */
const number = /Q-[0-9A-F]{4}-[0-9A-F]{4}/;
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
const companyOf = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)} AB`;

/** A page with script, and the modal that one of its links opens. */
async function openModal(page: Page, w: Messages, address: string, service: string) {
  await page.goto(address);
  await hydrated(page);
  const opener = page.locator(`main a[data-quote="${service}"]`).first();
  await opener.click();
  const dialog = page.getByRole("dialog", {
    name: address === w.guard ? w.title : w.orderTitle,
    exact: true,
  });
  await expect(dialog).toBeVisible();
  return { opener, dialog };
}

async function fillIn(form: ReturnType<Page["locator"]>, w: Messages, company: string) {
  await form.getByLabel(w.name, { exact: true }).fill("Anna Ek");
  await form.getByLabel(w.company, { exact: true }).fill(company);
  await form.getByLabel(w.email, { exact: true }).fill(ownAddress());
  await form.getByLabel(w.phone, { exact: true }).fill("070-123 45 67");
  await form.getByLabel(w.message, { exact: true }).fill("Två vakter på lördag.");
}

for (const locale of ["sv", "en"] as const) {
  const w = messages[locale];

  test.describe(`the quote modal, ${locale} ${screenOf[locale]}`, () => {
    test("shows errors above the form and at the fields; axe finds nothing", async ({ page }) => {
      const { dialog } = await openModal(page, w, w.orderGuard, "events");
      await expect(dialog.getByLabel(w.service)).toHaveValue("events");
      await expect(dialog.getByRole("radio", { name: w.unknown })).toBeChecked();
      await dialog.evaluate((element) =>
        Promise.all(element.getAnimations().map(({ finished }) => finished)),
      );
      await expectAccessible(page, "#offert-dialog");
      await dialog.getByRole("button", { name: sendButton(w.send) }).click();
      const summary = dialog.locator(".error-summary");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([...w.missing]);
      await expect(dialog.locator(".field__error")).toHaveText([...w.missing]);
      await expect(page).toHaveTitle(w.prefix);
      await summary.getByRole("link").first().click();
      await expect(dialog.getByLabel(w.message, { exact: true })).toBeFocused();
      await expect(toast(page, w.missing[0])).toHaveCount(0);
      await expectAccessible(page, "#offert-dialog");
    });

    test("is sent by keyboard alone; the thanks and both emails have the number @firefox", async ({
      page,
      smtp,
    }) => {
      const company = companyOf("Tangent");
      await page.goto(w.orderGuard);
      await hydrated(page);
      await page.locator('main a[data-quote="events"]').first().focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog", { name: w.orderTitle });
      // Where and when come first.
      await expect(dialog.locator("[name=place]")).toBeFocused();
      for (const _field of ["place", "period", "guardCount"]) await page.keyboard.press("Tab");
      await expect(dialog.getByLabel(w.service)).toBeFocused();
      await page.keyboard.press("Tab");
      await expect(dialog.getByRole("radio", { name: w.unknown })).toBeFocused();
      await page.keyboard.press("ArrowLeft");
      await expect(dialog.getByRole("radio", { name: w.no, exact: true })).toBeChecked();
      await page.keyboard.press("Tab");
      await page.keyboard.type("Två ordningsvakter på lördag.");
      for (const text of ["Anna Ek", company, ownAddress(), "070-123 45 67"]) {
        await page.keyboard.press("Tab");
        await page.keyboard.type(text);
      }
      // In the last field Enter submits, on a phone as well.
      for (const _field of ["employees", "budget"]) await page.keyboard.press("Tab");
      await page.keyboard.press("Enter");
      await expect(dialog).toBeHidden();
      const thanks = toast(page, w.sent);
      await expect(thanks).toContainText(number);
      const [told = ""] = number.exec((await thanks.textContent()) ?? "") ?? [];
      await expect(() => {
        const emails = emailsAbout(smtp, company);
        expect(emails.map(({ subject }) => subject?.includes(told))).toEqual([true, true]);
        expect(emails.some(({ subject }) => subject === w.subject + told)).toBe(true);
      }).toPass();
    });
  });

  test(`without script the same form is a page, ${locale} ${screenOf[locale]}`, async ({
    browser,
    baseURL,
    smtp,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const page = await context.newPage();
    const company = companyOf("Utan skript");
    await page.goto(w.orderGuard);
    await page.locator('main a[data-quote="events"]').first().click();
    const main = page.locator("main .form-page");
    await expect(main.getByRole("heading", { level: 1, name: w.orderTitle })).toBeVisible();
    await main.getByLabel(w.name, { exact: true }).fill("Anna & Bo");
    await main.getByRole("button", { name: sendButton(w.send) }).click();
    await expect(page).toHaveTitle(w.prefix);
    await expect(main.locator(".error-summary")).toBeFocused();
    await expect(main.locator(".field__error")).toHaveText(w.missing.filter((_text, place) => place !== 1));
    await expect(main.getByLabel(w.name, { exact: true })).toHaveValue("Anna & Bo");
    await fillIn(main, w, company);
    await main.getByRole("button", { name: sendButton(w.send) }).click();
    await expect(main.getByRole("heading", { level: 1, name: w.sent })).toBeVisible();
    await expect(main.locator(".sending--ok")).toContainText(number);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(() => expect(emailsAbout(smtp, company)).toHaveLength(2)).toPass();
    await context.close();
  });
}

// The same in both languages, so tested in one.
const w = messages.sv;

test("the quote modal: has the card's service selected; closes in four ways, keeps what was typed, returns the focus", async ({
  page,
}) => {
  const { dialog, opener } = await openModal(page, w, w.guard, "alarm");
  await expect(dialog.getByLabel(w.service)).toHaveValue("alarm");
  await expect(dialog.getByLabel(w.employees)).toHaveValue("1-10");
  for (const choice of [w.service, w.employees])
    await expect(dialog.getByLabel(choice)).toHaveAttribute("required", "");
  await expect(dialog.locator("[name=place]")).toBeFocused();
  await expect(dialog.getByRole("button", { name: sendButton(w.send) })).toBeInViewport({ ratio: 1 });
  await dialog.getByLabel(w.name, { exact: true }).fill("Anna Ek");
  const ways = [
    () => dialog.getByRole("button", { name: w.cancel }).click(),
    () => dialog.getByRole("button", { name: w.close }).click(),
    () => page.keyboard.press("Escape"),
    () => page.mouse.click(5, 5),
  ];
  for (const way of ways) {
    await way();
    await expect(dialog).toBeHidden();
    await expect(opener).toBeFocused();
    await opener.click();
    await expect(dialog.getByLabel(w.name, { exact: true })).toHaveValue("Anna Ek");
  }
});

test("the quote modal: another card's service goes before what was chosen and not sent @phone", async ({
  page,
}) => {
  const { dialog } = await openModal(page, w, w.guard, "alarm");
  await dialog.getByLabel(w.name, { exact: true }).fill("Anna Ek");
  await page.keyboard.press("Escape");
  await page.locator('main a[data-quote="mobile"]').first().click();
  await expect(dialog.getByLabel(w.service)).toHaveValue("mobile");
  await expect(dialog.getByLabel(w.name, { exact: true })).toHaveValue("Anna Ek");
});

test("the quote modal: when the network fails while sending nothing is lost, and the next attempt is the same request @phone", async ({
  page,
}) => {
  const { dialog } = await openModal(page, w, w.guard, "regular");
  await fillIn(dialog, w, companyOf("Avbrott"));
  const ids: unknown[] = [];
  await page.route(postsTo, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push(route.request().postDataJSON().id);
    if (ids.length === 1) return route.abort("connectionreset");
    if (ids.length === 2) return route.fulfill({ status: 503, json: { ok: false, reason: "unavailable" } });
    return route.continue();
  });
  for (const tries of [1, 2]) {
    await dialog.getByRole("button", { name: sendButton(w.send) }).click();
    await expect.poll(() => ids.length).toBe(tries);
    await expect(dialog.locator(".sending--error")).toContainText(w.failed);
    await expect(dialog.getByLabel(w.name, { exact: true })).toHaveValue("Anna Ek");
  }
  await dialog.getByRole("button", { name: sendButton(w.send) }).click();
  await expect(dialog).toBeHidden();
  expect(new Set(ids).size).toBe(1);
});

test("the quote modal: offline it waits and says so; sent once when the network is back", async ({
  page,
  context,
  smtp,
}) => {
  const company = companyOf("Offline");
  const { dialog } = await openModal(page, w, w.guard, "regular");
  await fillIn(dialog, w, company);
  await context.setOffline(true);
  await dialog.getByRole("button", { name: sendButton(w.send) }).click();
  await expect(dialog.locator(".sending--info")).toContainText(w.waiting);
  await context.setOffline(false);
  await expect(toast(page, w.sent)).toContainText(/Q-[0-9A-F]{4}-[0-9A-F]{4}/);
  await expect(dialog).toBeHidden();
  await expect(() => expect(emailsAbout(smtp, company)).toHaveLength(2)).toPass();
});

test("what was typed in a quote survives a reload @phone", async ({ page }) => {
  const { dialog } = await openModal(page, w, w.guard, "regular");
  await fillIn(dialog, w, "Exempel AB");
  await page.reload();
  await hydrated(page);
  await page.locator('main a[data-quote="regular"]').first().click();
  await expect(dialog.getByLabel(w.message, { exact: true })).toHaveValue("Två vakter på lördag.");
});

test("with script the page shows the thanks in place; axe finds nothing @phone", async ({ page }) => {
  await page.goto(w.page);
  await hydrated(page);
  const main = page.locator("main .form-page");
  await expectAccessible(page, "main");
  await fillIn(main, w, companyOf("Sidan"));
  await main.getByRole("button", { name: sendButton(w.send) }).click();
  const thanks = main.getByRole("heading", { level: 1, name: w.sent });
  await expect(thanks).toBeFocused();
  await expect(thanks).toBeInViewport({ ratio: 1 });
  const told = main.locator(".sending--ok b");
  await expect(told).toContainText(number);
  const shown = await told.textContent();
  await main.locator("a.more").click();
  await expect(main.getByLabel(w.message, { exact: true })).toBeVisible();
  await expect(page).not.toHaveURL(/skickat/);
  await page.goBack();
  await expect(told).toHaveText(shown ?? "none");
  await page.reload();
  await expect(told).toHaveText(shown ?? "none");
});
