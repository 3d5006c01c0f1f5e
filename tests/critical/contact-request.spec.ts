import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { partsHydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { screenOf } from "#tests/screens.ts";
import { sendButton } from "#tests/send-button.ts";

const messages = {
  sv: {
    home: "/",
    page: "/bli-kontaktad",
    open: "Bli kontaktad",
    close: "Stäng",
    phone: "Telefon",
    emailAddress: "E-postadress",
    phoneNumber: "Telefonnummer",
    company: "Företagets eller organisationens namn",
    send: "Skicka",
    busy: "Skickar...",
    sent: "Tack! Vi kontaktar dig inom kort.",
    failed: "Något gick fel. Vänligen försök igen.",
    waiting: "Du är offline. Vi skickar så fort nätet är tillbaka.",
    prefix: /^Fel: /,
    nameTooShort: "Namnet måste vara minst 2 tecken",
    nameTooLong: "Namnet får max vara 100 tecken",
    emailInvalid: "Ange en giltig e-postadress",
    emailTooLong: "E-postadressen är för lång",
    phoneInvalid: "Vänligen ange ett giltigt telefonnummer",
  },
  en: {
    home: "/?lang=en",
    page: "/bli-kontaktad?lang=en",
    open: "Contact me",
    close: "Close",
    phone: "Phone",
    emailAddress: "Email address",
    phoneNumber: "Phone number",
    company: "Name of the company or organisation",
    send: "Send",
    busy: "Sending...",
    sent: "Thank you! We will contact you shortly.",
    failed: "Something went wrong. Please try again.",
    waiting: "You are offline. We will send it as soon as the network is back.",
    prefix: /^Error: /,
    nameTooShort: "The name must be at least 2 characters",
    nameTooLong: "The name can be at most 100 characters",
    emailInvalid: "Enter a valid email address",
    emailTooLong: "The email address is too long",
    phoneInvalid: "Please enter a valid phone number",
  },
} as const;

type Messages = (typeof messages)[keyof typeof messages];

const address = /\/bli-kontaktad/;
const opener = (page: Page) => page.locator('main [commandfor="kontakt-dialog"]').first();
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });

/** The parts of the dialog, by their accessible names. */
function dialogOf(page: Page, w: Messages) {
  const dialog = page.getByRole("dialog", { name: w.open });
  return {
    dialog,
    email: dialog.getByLabel(w.emailAddress),
    phone: dialog.getByLabel(w.phoneNumber),
    company: dialog.getByLabel(w.company),
    usePhone: dialog.getByText(w.phone, { exact: true }),
    send: dialog.getByRole("button", {
      name: new RegExp(`${sendButton(w.send).source}|^${w.busy.replaceAll(".", "\\.")}$`),
    }),
    close: dialog.getByRole("button", { name: w.close }),
  };
}

/** The home page with script running and the dialog open. */
async function openDialog(page: Page, w: Messages) {
  await page.goto(w.home);
  await hydrated(page);
  await opener(page).click();
  const parts = dialogOf(page, w);
  await expect(parts.dialog).toBeVisible();
  return parts;
}

/** Resolves when the page is hydrated, which its first key press starts. */
async function hydrated(page: Page) {
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await partsHydrated(page);
}

/** A company for every test, to find its emails by. */
const companyOf = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)} AB`;

for (const locale of ["sv", "en"] as const) {
  const w = messages[locale];

  test.describe(`the contact dialog, ${locale} ${screenOf[locale]}`, () => {
    test("shows errors at the field and in a toast, and moves the focus there", async ({ page }) => {
      const { dialog, email, company, phone, usePhone, send } = await openDialog(page, w);
      await send.click();
      await expect(toast(page, w.nameTooShort)).toBeVisible();
      const summary = dialog.locator(".error-summary");
      await expect(summary).toBeFocused();
      await expect(summary.getByRole("link")).toHaveText([w.nameTooShort, w.emailInvalid]);
      await expect(page).toHaveTitle(w.prefix);
      await summary.getByRole("link", { name: w.emailInvalid }).click();
      await expect(email).toBeFocused();

      const wrong: [string, string, string][] = [
        ["anna@example.se", "A".repeat(101), w.nameTooLong],
        ["anna@example", "Exempel AB", w.emailInvalid],
        [`${"a".repeat(250)}@example.se`, "Exempel AB", w.emailTooLong],
      ];
      for (const [contact, name, text] of wrong) {
        await email.fill(contact);
        await company.fill(name);
        await send.click();
        await expect(dialog.locator(".field__error")).toHaveText([text]);
        await expect(dialog.locator("[aria-invalid=true]")).toBeFocused();
        await expect(toast(page, text).first()).toBeVisible();
      }
      await usePhone.click();
      await phone.fill("12345");
      await send.click();
      await expect(dialog.locator(".field__error")).toHaveText([w.phoneInvalid]);
      await expect(phone).toHaveAccessibleDescription(w.phoneInvalid);
      await expect(phone).toHaveValue("12345");
    });
  });

  test(`without script the same form is a page, ${locale} ${screenOf[locale]}`, async ({
    browser,
    baseURL,
  }) => {
    const page = await pageWithoutScript(browser, { baseURL });
    await page.goto(w.page);
    const main = page.locator("main .form-page");
    await main.getByLabel(w.emailAddress).fill("anna@example");
    await main.getByLabel(w.company).fill("Exempel & Söner");
    await main.getByRole("button", { name: w.send }).click();
    await expect(page).toHaveTitle(w.prefix);
    await expect(main.locator(".error-summary")).toBeFocused();
    await expect(main.locator(".field__error")).toHaveText([w.emailInvalid]);
    await expect(main.getByLabel(w.emailAddress)).toHaveValue("anna@example");
    await expect(main.getByLabel(w.company)).toHaveValue("Exempel & Söner");

    await main.getByLabel(w.emailAddress).fill("anna@example.se");
    await main.getByRole("button", { name: w.send }).click();
    await expect(main.getByRole("heading", { level: 1, name: w.sent })).toBeVisible();
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await page.context().close();
  });
}

// The same in both languages, so tested in one.
const w = messages.sv;

test("with script the page shows the thanks in place; axe finds nothing @phone", async ({ page }) => {
  await page.goto(w.page);
  await hydrated(page);
  const main = page.locator("main .form-page");
  await expectAccessible(page, "main");
  await main.getByLabel(w.emailAddress).fill("anna@example.se");
  await main.getByLabel(w.company).fill(companyOf("Sidan"));
  await main.getByRole("button", { name: w.send }).click();
  await expect(main.getByRole("heading", { level: 1, name: w.sent })).toBeVisible();
});

test("the contact dialog: closes by its button, Escape and the backdrop; keeps what was typed and returns the focus", async ({
  page,
}) => {
  const { dialog, email, close } = await openDialog(page, w);
  await email.fill("anna@example.se");
  const ways = [() => close.click(), () => page.keyboard.press("Escape"), () => page.mouse.click(10, 10)];
  for (const way of ways) {
    await way();
    await expect(dialog).toBeHidden();
    await expect(opener(page)).toBeFocused();
    await opener(page).click();
    await expect(email).toHaveValue("anna@example.se");
  }
});

test("the contact dialog: sends once however often the button is pressed, thanks, closes and is empty again", async ({
  page,
  smtp,
}) => {
  const company = companyOf("Dubbelklick");
  const { dialog, company: field, phone, email, usePhone, send } = await openDialog(page, w);
  let posts = 0;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(address, async (route) => {
    // A client as fast as a test is asked for proof of work (backend/proof-of-work.ts), and posts once more.
    if (route.request().method() !== "POST" || route.request().postDataJSON().solution)
      return route.continue();
    posts += 1;
    await held;
    return route.continue();
  });
  await usePhone.click();
  await phone.fill(" 070-123 45 67 ");
  await field.fill(company);
  await send.dblclick();
  await expect(send).toHaveText(w.busy);
  await expect(send).toHaveAttribute("aria-disabled", "true");
  await send.click({ force: true });
  release();
  await expect(dialog).toBeHidden();
  await expect(toast(page, w.sent)).toContainText("08-");
  expect(posts).toBe(1);
  await expect(() =>
    expect(smtp.emails.filter(({ text }) => text?.includes(company))).toHaveLength(1),
  ).toPass();

  await opener(page).click();
  await expect(email).toBeVisible();
  await expect(email).toHaveValue("");
  await expect(field).toHaveValue("");
});

test("the contact dialog: after a failure it stays open with what was typed; the next attempt is the same request @phone", async ({
  page,
}) => {
  const { dialog, email, company, send } = await openDialog(page, w);
  const ids: unknown[] = [];
  let posts = 0;
  await page.route(address, (route) => {
    if (route.request().method() !== "POST") return route.continue();
    ids.push(route.request().postDataJSON().id);
    posts += 1;
    if (posts === 1) return route.abort();
    if (posts === 2) return route.fulfill({ status: 500, body: "broken" });
    return route.continue();
  });
  await email.fill("anna@example.se");
  await company.fill("Exempel AB");
  for (let failures = 1; failures <= 2; failures += 1) {
    // As on a phone: a mouse pointer would rest on the toast and keep it over the button.
    await send.tap();
    await expect.poll(() => posts).toBe(failures);
    await expect(dialog.locator(".sending--error")).toContainText(w.failed);
    await expect(toast(page, w.failed).first()).toBeVisible();
    await expect(email).toHaveValue("anna@example.se");
    await expect(company).toHaveValue("Exempel AB");
  }
  await send.tap();
  await expect(dialog).toBeHidden();
  expect(new Set(ids).size).toBe(1);
});

test("the contact dialog: offline, it waits and says so; sent once when the network is back @phone @every-engine", async ({
  page,
  context,
  smtp,
}) => {
  const company = companyOf("Offline");
  const { dialog, email, company: field, send } = await openDialog(page, w);
  await email.fill("anna@example.se");
  await field.fill(company);
  await context.setOffline(true);
  await send.click();
  await expect(dialog.locator(".sending--info")).toContainText(w.waiting);
  await expect(email).toHaveValue("anna@example.se");
  await context.setOffline(false);
  await expect(toast(page, w.sent)).toBeVisible();
  await expect(dialog).toBeHidden();
  await expect(() =>
    expect(smtp.emails.filter(({ text }) => text?.includes(company)).length).toBeGreaterThan(0),
  ).toPass();
});

test("the contact dialog: offline and closed, it is sent at the next visit", async ({ page, context }) => {
  const { dialog, email, company, send } = await openDialog(page, w);
  await email.fill("anna@example.se");
  await company.fill(companyOf("Återbesök"));
  await context.setOffline(true);
  await send.click();
  await expect(dialog.locator(".sending--info")).toBeVisible();
  await page.close();
  await context.setOffline(false);
  const visit = await context.newPage();
  await visit.goto(w.home);
  await expect(toast(visit, w.sent)).toBeVisible();
  await visit.reload();
  await hydrated(visit);
  await expect(toast(visit, w.sent)).toHaveCount(0);
});

test("the contact dialog: offline in two tabs, each request is sent once, and each tab says so", async ({
  page,
  context,
  site,
}) => {
  const other = await context.newPage();
  const companies = [companyOf("Flik ett"), companyOf("Flik två")];
  const tabs = [await openDialog(page, w), await openDialog(other, w)];
  await context.setOffline(true);
  for (const [place, { email, company, send, dialog }] of tabs.entries()) {
    await email.fill("anna@example.se");
    await company.fill(companies[place] ?? "");
    await send.click();
    await expect(dialog.locator(".sending--info")).toContainText(w.waiting);
  }
  await context.setOffline(false);
  for (const { dialog } of tabs) await expect(dialog).toBeHidden();
  for (const tab of [page, other]) await expect(toast(tab, w.sent).first()).toBeVisible();
  const stored = await ask(site, "select company_name from contact_requests where company_name = any ($1)", [
    `{"${companies.join('","')}"}`,
  ]);
  expect(stored).toHaveLength(2);
  expect(
    await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes("pending"))),
  ).toEqual([]);
});

test("the contact dialog: offline, a correction replaces what waits, and the request of another company does not", async ({
  page,
  context,
  site,
}) => {
  const [first, second] = [companyOf("Första"), companyOf("Andra")];
  const { dialog, email, company, send } = await openDialog(page, w);
  const attempt = async (address: string, name: string) => {
    await email.fill(address);
    await company.fill(name);
    await send.click();
    await expect(dialog.locator(".sending--info")).toContainText(w.waiting);
  };
  await context.setOffline(true);
  await attempt("fel@example.se", first);
  await attempt("ratt@example.se", first);
  await attempt("ratt@example.se", second);
  await context.setOffline(false);
  await expect(dialog).toBeHidden();
  const stored = () =>
    ask(
      site,
      "select company_name, contact_value from contact_requests where company_name = any ($1) order by company_name desc",
      [`{"${first}","${second}"}`],
    );
  await expect.poll(stored).toEqual([
    { company_name: first, contact_value: "ratt@example.se" },
    { company_name: second, contact_value: "ratt@example.se" },
  ]);
});

test("the contact dialog: by keyboard alone @firefox", async ({ page }) => {
  await page.goto(w.home);
  await hydrated(page);
  await opener(page).focus();
  await page.keyboard.press("Enter");
  const { dialog, phone, company } = dialogOf(page, w);
  await expect(dialog.getByRole("radio").first()).toBeFocused();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Tab");
  await expect(phone).toBeFocused();
  await page.keyboard.type("+46 70 123 45 67");
  await page.keyboard.press("Tab");
  await expect(company).toBeFocused();
  await page.keyboard.type(companyOf("Tangentbord"));
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(toast(page, w.sent)).toBeVisible();
  await expect(opener(page)).toBeFocused();
});

test("the contact dialog: axe finds nothing, also with errors; switching between email and phone clears the value, and what was typed survives a reload @phone", async ({
  page,
}) => {
  const { dialog, email, phone, company, usePhone, send } = await openDialog(page, w);
  await dialog.evaluate((element) => Promise.all(element.getAnimations().map(({ finished }) => finished)));
  await expectAccessible(page, "#kontakt-dialog");
  await send.click();
  await expect(dialog.locator(".error-summary")).toBeVisible();
  await expectAccessible(page, "#kontakt-dialog");

  await email.fill("anna@example.se");
  await usePhone.click();
  await expect(email).toBeHidden();
  await expect(phone).toHaveValue("");
  await phone.fill("070-123 45 67");
  await dialog.getByRole("radio").first().check({ force: true });
  await expect(email).toHaveValue("");

  await usePhone.click();
  await phone.fill("070-123 45 67");
  await company.fill("Exempel AB");
  await page.reload();
  await hydrated(page);
  await opener(page).click();
  await expect(dialog.getByRole("radio", { checked: true })).toBeFocused();
  await expect(phone).toHaveValue("070-123 45 67");
  await expect(company).toHaveValue("Exempel AB");
});

test("before any script the dialog opens, takes text and sends @phone @firefox", async ({ page }) => {
  await page.route("**/*.js", (route) => route.abort());
  await page.goto(w.home);
  await opener(page).click();
  const { email, company, send, usePhone, phone } = dialogOf(page, w);
  await usePhone.click();
  await expect(phone).toBeVisible();
  await expect(email).toBeHidden();
  await phone.fill("070-123 45 67");
  await company.fill(companyOf("Utan skript"));
  await send.click();
  await expect(page.getByRole("heading", { level: 1, name: w.sent })).toBeVisible();
});

test("text typed before the page is hydrated stays", async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/*.js", async (route) => {
    await held;
    return route.continue();
  });
  await page.goto(w.home, { waitUntil: "commit" });
  await opener(page).click();
  const { dialog, phone, company, usePhone } = dialogOf(page, w);
  await usePhone.click();
  await phone.fill("070-123 45 67");
  await company.fill("Exempel AB");
  release();
  await expect(page.locator("html[data-hydrated]")).toBeAttached();
  await partsHydrated(page);
  await expect(dialog).toBeVisible();
  await expect(phone).toHaveValue("070-123 45 67");
  await expect(company).toHaveValue("Exempel AB");
  await expect(company).toBeFocused();
});

test("the home page's contact form checks, sends and thanks in place", async ({ page, smtp }) => {
  const company = companyOf("Formulär");
  await page.goto("/");
  await hydrated(page);
  const form = page.locator("#kontakt form");
  await form.getByRole("button", { name: "Skicka förfrågan" }).click();
  await expect(form.locator(".error-summary")).toBeFocused();
  await expect(form.locator(".field__error")).toHaveText([
    "Namnet måste vara minst 2 tecken",
    "Företagsnamnet måste vara minst 2 tecken",
    "Ange en giltig e-postadress",
    "Meddelandet måste vara minst 10 tecken",
  ]);
  await form.getByLabel("Namn").fill("Anna Ek");
  await form.getByLabel("Organisation").fill(company);
  await form.getByLabel("E-post").fill("anna@example.se");
  await form.getByLabel("Vad gäller det?").fill("Två väktare\ntill lördag.");
  await form.getByRole("button", { name: "Skicka förfrågan" }).click();
  const thanks = page.locator("#kontakt .sending--ok");
  await expect(thanks).toHaveText(
    /Tack! Vi kontaktar dig inom kort\. *Vi svarar .+ (Telefonen|Bokningsappen) är öppen .+\. *På kontorstid når du oss på 08-/,
  );
  await expect(thanks).toBeFocused();
  await expect(form).toHaveCount(0);
  await page.getByRole("button", { name: "Skicka en ny förfrågan" }).click();
  await expect(form.getByLabel("Namn")).toBeFocused();
  await expect(form.getByLabel("Vad gäller det?")).toHaveValue("");
  await expect(() =>
    expect(smtp.emails.some(({ text }) => text?.includes(company) && text.includes("Två väktare"))).toBe(
      true,
    ),
  ).toPass();
});

async function pageWithoutScript(browser: Browser, options: BrowserContextOptions): Promise<Page> {
  const context = await browser.newContext({ ...options, javaScriptEnabled: false });
  return context.newPage();
}
