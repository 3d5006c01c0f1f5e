import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { readCalendar } from "#tests/icalendar.ts";
import { holdScripts, hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { screenOf } from "#tests/screens.ts";
import { emailsAbout, ownAddress } from "./emails.ts";
import { fillInOrder, openChoice } from "./fill-in.ts";

const messages = {
  sv: {
    page: "/1-bolt",
    permit: "Finns tillstånd?",
    noPermit: "Utan tillstånd får ordningsvakter inte användas, och vi bokar inga.",
    host: "Entrévärdar har inget listpris.",
    send: "Skicka beställningen",
    // When the chosen shift begins before we answer.
    sendAnyway: /^Skicka ändå, svar .+ \d\d:\d\d$/,
    sent: "Tack, vi har fått din beställning",
    thanks: "Tack, vi har fått\ndin beställning",
    what: "2 väktare",
    correct: "Ändra beställningen",
    save: "Spara ändringen",
    takeBack: "Ta tillbaka beställningen",
    takenBack: "Beställningen\när återtagen",
    answered: "Vi har svarat på beställningen.",
    prefix: /^Fel: /,
    missing: [
      "Minst 1 vakt krävs",
      "Ange när uppdraget börjar",
      "Ange när uppdraget slutar",
      "Vänligen ange ett giltigt telefonnummer",
      "Namnet måste vara minst 2 tecken",
      "Platsen måste vara minst 2 tecken",
      "Ange en giltig e-postadress",
      "Beskrivningen måste vara minst 10 tecken",
    ],
    orgNumber: "Organisationsnumret stämmer inte. Kontrollera de tio siffrorna",
    counts: { "2,5": "Antal vakter måste vara ett heltal", "101": "Max 100 vakter" },
    passed: "Starttiden har redan passerat",
  },
  en: {
    page: "/1-bolt?lang=en",
    permit: "Is there a permit?",
    noPermit: "Without a permit, public-order guards may not be used and we book none.",
    host: "Entrance hosts have no list price.",
    send: "Send the order",
    sendAnyway: /^Send anyway, reply .+ \d\d:\d\d$/,
    sent: "Thank you, we have your order",
    thanks: "Thank you,\nwe have your order",
    what: "2 guards",
    correct: "Change the order",
    save: "Save the change",
    takeBack: "Withdraw the order",
    takenBack: "The order is\nwithdrawn",
    answered: "We have answered this order.",
    prefix: /^Error: /,
    missing: [
      "At least 1 guard is needed",
      "Enter when the assignment starts",
      "Enter when the assignment ends",
      "Please enter a valid phone number",
      "The name must be at least 2 characters",
      "The place must be at least 2 characters",
      "Enter a valid email address",
      "The description must be at least 10 characters",
    ],
    orgNumber: "The organisation number is not right. Check its ten digits",
    counts: { "2,5": "The number of guards must be a whole number", "101": "At most 100 guards" },
    passed: "The start must be in the future",
  },
} as const;
type Messages = (typeof messages)[keyof typeof messages];

const number = /B-[0-9A-F]{4}-[0-9A-F]{4}/;
const toast = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
const placeOf = (what: string) => `${what} ${crypto.randomUUID().slice(0, 8)}`;
const partsOf = (page: Page, w: Messages) => {
  const slip = page.locator("#bestall");
  return {
    slip,
    form: slip.locator(".order-form"),
    send: slip.getByRole("button", { name: w.send }).or(slip.getByRole("button", { name: w.sendAnyway })),
    receipt: slip.locator(".order-receipt"),
  };
};
const choose = (form: Locator, name: string, value: string) =>
  form.locator(`[name=${name}][value=${value}]`).check({ force: true });
const orders =
  "select guard_count, status, taken_back_at is not null as back from express_orders join leads using (id)";

for (const locale of ["sv", "en"] as const) {
  const w = messages[locale];

  test.describe(`the express order, ${locale} ${screenOf[locale]}`, () => {
    test("shows errors above the form and at the fields; asks about the permit for public-order guards; axe finds nothing", async ({
      page,
    }) => {
      await page.goto(w.page);
      await hydrated(page);
      const { slip, form, send } = partsOf(page, w);
      await openChoice(form);
      await expect(form.getByRole("group", { name: w.permit })).toBeHidden();
      await choose(form, "service", "entranceHost");
      await expect(page.locator(".order-sum")).toContainText(w.host);
      await choose(form, "service", "orderGuard");
      await choose(form, "permit", "no");
      await expect(form.getByText(w.noPermit)).toBeVisible();
      await choose(form, "nar", "valj");
      await expectAccessible(page, "#bestall");
      await form.locator("[name=guardCount]").fill("");
      await form.locator("[name=jobDescription]").fill("");
      await send.click();
      await expect(slip.locator(".error-summary")).toBeFocused();
      await expect(slip.locator(".error-summary a")).toHaveText([...w.missing]);
      await expect(slip.locator(".field__error")).toHaveText([...w.missing]);
      // Each is shown once at its field and once in the list, and no toast covers them.
      await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
      await expect(page).toHaveTitle(w.prefix);
      await expectAccessible(page, "#bestall");
      await slip.locator(".error-summary a").nth(1).click();
      await expect(form.locator("[name=datum]")).toBeFocused();

      await fillInOrder(form, ownAddress());
      const count = form.locator("[name=guardCount]");
      for (const [typed, text] of Object.entries(w.counts)) {
        await count.fill(typed);
        await send.click();
        await expect(slip.locator(".field__error")).toHaveText([text]);
        await expect(count).toBeFocused();
        await expect(count).toHaveValue(typed);
      }
      await count.fill("2");
      await expect(slip.locator(".field__error")).toHaveCount(0);
      await expect(count).toBeFocused();
      await form.locator("[name=datum]").fill("2020-01-01");
      await send.click();
      await expect(slip.locator(".field__error")).toHaveText([w.passed]);
      await expect(form.locator("[name=datum]")).toBeFocused();
      await form.locator("[name=datum]").fill("2040-11-24");
      await expect(slip.locator(".field__error")).toHaveCount(0);
      await expect(form.locator("[name=datum]")).toBeFocused();
      await form.locator("[name=datum]").fill("2020-01-01");
      await send.click();
      await expect(slip.locator(".field__error")).toHaveText([w.passed]);
      // With another shift the error disappears, and so do the fields for a custom time.
      await choose(form, "nar", "ikvall");
      await expect(form.locator("[name=datum]")).toBeHidden();

      // What is folded opens when something in it is wrong, and stays open once that is right.
      await slip.locator(".order-invoice > summary").click();
      const orgNumber = form.locator("[name=orgNumber]");
      await orgNumber.fill("556677-8898");
      await slip.locator(".order-invoice > summary").click();
      await expect(orgNumber).toBeHidden();
      await send.click();
      await expect(slip.locator(".field__error")).toHaveText([w.orgNumber]);
      await expect(orgNumber).toBeFocused();
      await orgNumber.fill("5566778899");
      await expect(slip.locator(".field__error")).toHaveCount(0);
      await expect(orgNumber).toBeVisible();
    });

    test("is sent and replaced by a receipt, from which it can be corrected and cancelled; both emails link to it @every-engine", async ({
      page,
      smtp,
      site,
    }) => {
      const place = placeOf("Lagergatan");
      await page.goto(w.page);
      await hydrated(page);
      const { slip, form, send, receipt } = partsOf(page, w);
      await fillInOrder(form, ownAddress(), place);
      await slip.locator(".order-invoice > summary").click();
      await form.locator("[name=company]").fill("Mälarport AB");
      await form.locator("[name=orgNumber]").fill("SE 556677-8899 01");
      await send.click();
      await expect(receipt.locator("h2")).toBeFocused();
      await expect(receipt.locator("h2")).toHaveText(w.thanks, { useInnerText: true });
      for (const told of [w.what, place, /18:00–06:00/, number]) await expect(receipt).toContainText(told);
      const [told = ""] = number.exec((await receipt.textContent()) ?? "") ?? [];
      await expect(toast(page, w.sent)).toBeVisible();
      await expectAccessible(page, "#bestall");
      await expect(() => {
        const emails = emailsAbout(smtp, place);
        expect(emails.map(({ subject }) => subject?.includes(told))).toEqual([true, true]);
        const link = new URL(page.url()).searchParams.get("skickat") ?? "none";
        expect(emails.filter(({ html }) => html?.includes(link))).toHaveLength(1);
      }).toPass();
      // Whoever returns to its URL gets the same page, and anyone else gets nothing of it.
      await page.reload();
      await expect(receipt).toContainText(place);
      const guessed = await page.request.get(page.url().replace(/.{4}$/, "0000"));
      expect(guessed.status()).toBe(404);
      expect(await guessed.text()).not.toContain(place);
      const calendar = async () => {
        const href = await receipt.locator("[download]").getAttribute("href");
        return readCalendar(await (await page.request.get(href ?? "")).text());
      };
      const { UID, ...entry } = await calendar();
      expect(entry).toMatchObject({ STATUS: "TENTATIVE", SEQUENCE: "0", DTSTART: "20401124T170000Z" });

      await receipt.getByRole("link", { name: w.correct }).click();
      await hydrated(page);
      await expect(form.locator("[name=location]")).toHaveValue(place);
      await expect(form.locator("[name=fran]")).toHaveValue("18:00");
      await form.locator("[name=guardCount]").fill("5");
      await slip.getByRole("button", { name: w.save }).click();
      await expect(receipt).toContainText(w.what.replace("2", "5"));
      expect(await ask(site, `${orders} where location = $1`, [place])).toEqual([
        { guard_count: 5, status: "new", back: false },
      ]);
      const company =
        "select leads.company, leads.org_number from leads join express_orders using (id) where location = $1";
      expect(await ask(site, company, [place])).toEqual([
        { company: "Mälarport AB", org_number: "556677-8899" },
      ]);
      expect(await calendar()).toMatchObject({ UID, STATUS: "TENTATIVE", SEQUENCE: "1" });

      await receipt.locator("summary").click();
      await receipt.getByRole("button", { name: w.takeBack }).click();
      await expect(receipt.locator("h2")).toHaveText(w.takenBack, { useInnerText: true });
      expect(await calendar()).toMatchObject({ UID, METHOD: "CANCEL", STATUS: "CANCELLED", SEQUENCE: "2" });
      // After a cancellation nobody comes, so no next steps are shown.
      await expect(page.locator("#course-title")).toHaveCount(0);
      await expectAccessible(page, "#bestall");
      expect(await ask(site, `${orders} where location = $1`, [place])).toEqual([
        { guard_count: 5, status: "lost", back: true },
      ]);
    });
  });

  test(`without script the order is a form that posts, and its receipt one that takes it back, ${locale} ${screenOf[locale]}`, async ({
    browser,
    baseURL,
    smtp,
    site,
  }) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", javaScriptEnabled: false });
    const page = await context.newPage();
    const place = placeOf("Utan skript");
    await page.goto(
      `${w.page}${w.page.includes("?") ? "&" : "?"}roll=ordningsvakt&antal=3&tillstand=nej&nar=inatt`,
    );
    const { slip, form, send, receipt } = partsOf(page, w);
    await expect(form.locator(".order-choice__text")).toContainText(
      /^3 (?:ordningsvakter|public-order guards) · /,
    );
    await openChoice(form);
    // The strip would go on saying what was chosen at first.
    await expect(form.locator(".order-choice__text")).toBeHidden();
    await expect(form.locator("[name=service][value=orderGuard]")).toBeChecked();
    await expect(form.locator("[name=nar][value=inatt]")).toBeChecked();
    await expect(form.getByText(w.noPermit)).toBeVisible();
    await form.locator("[name=location]").fill(place);
    await send.click();
    await expect(page).toHaveTitle(w.prefix);
    await expect(slip.locator(".error-summary")).toBeFocused();
    await expect(form.locator("[name=location]")).toHaveValue(place);
    await expect(form.locator("[name=guardCount]")).toHaveValue("3");
    await fillInOrder(form, ownAddress(), place);
    await send.click();
    await expect(receipt).toContainText(number);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(() => expect(emailsAbout(smtp, place)).toHaveLength(2)).toPass();
    await receipt.getByRole("link", { name: w.correct }).click();
    await form.locator("[name=guardCount]").fill("101");
    await slip.getByRole("button", { name: w.save }).click();
    await expect(slip.locator(".field__error")).toHaveText([w.counts["101"]]);
    await form.locator("[name=guardCount]").fill("4");
    await slip.getByRole("button", { name: w.save }).click();
    await expect(receipt).toContainText(/4 (?:ordningsvakter|public-order guards)/);
    await receipt.locator("summary").click();
    await receipt.getByRole("button", { name: w.takeBack }).click();
    await expect(receipt.locator("h2")).toHaveText(w.takenBack, { useInnerText: true });
    expect(await ask(site, `${orders} where location = $1`, [place])).toEqual([
      { guard_count: 4, status: "lost", back: true },
    ]);
    // Once somebody has responded, the page no longer says when we will.
    await ask(site, "update express_orders set taken_back_at = null where location = $1", [place]);
    await page.reload();
    await expect(receipt).toContainText(w.answered);
    await expect(page.locator(".express-course")).toHaveCount(0);
    await context.close();
  });
}

// What is the same in both languages.
const w = messages.sv;

test("the express order: is filled in and sent by keyboard alone", async ({ page, site }) => {
  const place = placeOf("Kajen");
  await page.goto(w.page);
  await hydrated(page);
  const { receipt, form } = partsOf(page, w);
  await form.locator("[name=service]:checked").focus();
  const typed: Record<string, string> = {
    contactPhone: "070-123 45 67",
    contactName: "Kim Ek",
    location: place,
    contactEmail: "kim@example.se",
  };
  for (let stops = 0; stops < 60; stops += 1) {
    const { name, isSend } = await page.evaluate(() => {
      const one = document.activeElement;
      return {
        name: one instanceof HTMLElement ? (one.getAttribute("name") ?? "") : "",
        isSend: one instanceof HTMLButtonElement && one.type === "submit",
      };
    });
    if (isSend) break;
    if (name === "service") await page.keyboard.press("ArrowRight");
    if (name === "nar") await page.keyboard.press("ArrowRight");
    if (name === "guardCount") await page.keyboard.press("ControlOrMeta+A");
    if (name === "guardCount") await page.keyboard.type("7");
    if (typed[name]) await page.keyboard.type(typed[name]);
    await page.keyboard.press("Tab");
  }
  await page.keyboard.press("Enter");
  await expect(receipt.locator("h2")).toBeFocused();
  expect(
    await ask(site, "select guard_count, service, permit from express_orders where location = $1", [place]),
  ).toEqual([{ guard_count: 7, service: "orderGuard", permit: "unknown" }]);
});

test("the express order: what was typed survives a reload, a failure and waiting for the network; it is sent once @phone", async ({
  page,
  context,
  smtp,
}) => {
  const place = placeOf("Hamngatan");
  await page.goto(w.page);
  await hydrated(page);
  const { slip, form, send, receipt } = partsOf(page, w);
  await fillInOrder(form, ownAddress(), place);
  // What is typed while the page is still loading leaves the rest of the draft alone.
  const release = await holdScripts(page);
  await page.reload();
  await form.locator("[name=contactName]").fill("Kim Berg");
  release();
  await hydrated(page);
  await expect(form.locator("[name=contactName]")).toHaveValue("Kim Berg");
  await expect(form.locator("[name=datum]")).toHaveValue("2040-11-24");
  await expect(form.locator("[name=location]")).toHaveValue(place);
  let cut = 0;
  await page.route("**/1-bolt*", (route) => {
    if (route.request().method() !== "POST" || cut > 0) return route.continue();
    cut += 1;
    return route.abort("connectionreset");
  });
  await send.click();
  await expect(slip.locator(".sending--error")).toContainText("Något gick fel. Vänligen försök igen.");
  await context.setOffline(true);
  await send.click();
  await expect(slip.locator(".sending--info")).toContainText(
    "Du är offline. Vi skickar så fort nätet är tillbaka.",
  );
  await context.setOffline(false);
  await expect(receipt).toContainText(number);
  await expect(() => expect(emailsAbout(smtp, place)).toHaveLength(2)).toPass();
});

test("the express order: a choice in the URL wins over a draft, which keeps the other fields @phone", async ({
  page,
}) => {
  await page.goto(w.page);
  await hydrated(page);
  const { form } = partsOf(page, w);
  await form.locator("[name=contactName]").fill("Kim Ek");
  await openChoice(form);
  await form.locator("[name=guardCount]").fill("9");
  const carried =
    "/1-bolt?roll=entrevard&stad=malmo&antal=3&nar=valj&datum=2040-12-24&fran=20%3A00&till=02%3A00";
  await page.goto(carried);
  await hydrated(page);
  const expectValues = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values))
      await expect(form.locator(`[name=${name}]`)).toHaveValue(value);
  };
  const carriedValues = { location: "Malmö", datum: "2040-12-24", fran: "20:00", till: "02:00" };
  await expectValues({ contactName: "Kim Ek", guardCount: "3", ...carriedValues });
  await expect(form.locator("[value=entranceHost]")).toBeChecked();
  await openChoice(form);
  await form.locator("[name=guardCount]").fill("4");
  await page.reload();
  await hydrated(page);
  await expectValues({ contactName: "Kim Ek", guardCount: "4", ...carriedValues });
});

test("the express order: the first field is in the first view on a phone, and nothing moves when the sum changes @phone", async ({
  page,
}) => {
  // A shift that we answer before it begins, whenever this is run.
  await page.goto(`${w.page}?nar=valj&datum=2032-03-08&fran=22%3A00&till=06%3A00`);
  const { form, send } = partsOf(page, w);
  await expect(form.locator("[name=contactPhone]")).toBeInViewport({ ratio: 1 });
  await hydrated(page);
  await openChoice(form);
  const amount = page.locator(".order-sum__tape b");
  const heightAbove = () => send.evaluate((button) => button.getBoundingClientRect().top + scrollY);
  const before = { sum: await amount.textContent(), height: await heightAbove() };
  await form.locator("[name=guardCount]").fill("40");
  await expect(amount).not.toHaveText(before.sum ?? "");
  await choose(form, "service", "entranceHost");
  await expect(amount).toHaveText("–");
  expect(await heightAbove()).toBe(before.height);
  await choose(form, "service", "guard");
  await form.getByRole("button", { name: "En fler" }).click();
  await expect(form.locator("[name=guardCount]")).toHaveValue("41");
  await expect(amount).toContainText("kr");
});

test("the express order: what was chosen is one strip, and the form is sent within two screens of a phone @phone", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const [address, text] of [
    [
      "/1-bolt?roll=vaktare&stad=malmo&antal=2&nar=valj&datum=2032-03-08&fran=22%3A00&till=06%3A00",
      "2 väktare · Malmö · mån 8 mars 22:00–06:00 · ca 6 720 kr exkl. moms",
    ],
    [
      "/1-bolt?lang=en&roll=entrevard&stad=goteborg&antal=1&nar=valj&datum=2032-03-08&fran=18%3A00&till=02%3A00",
      "1 entrance host · Gothenburg · Mon 8 Mar 18:00–02:00 · price on request",
    ],
  ] as const)
    await test.step(address, async () => {
      await page.goto(address);
      await hydrated(page);
      const { form } = partsOf(page, w);
      const strip = form.locator(".order-choice > summary");
      await expect(strip.locator(".order-choice__text")).toHaveText(text);
      await expect(form.locator("[name=guardCount]")).toBeHidden();
      const bottom = await form
        .locator("button[type=submit]")
        .evaluate((button) => button.getBoundingClientRect().bottom + scrollY);
      expect(bottom).toBeLessThanOrEqual(2 * 844);
      // It opens in place, and says what is changed in it; the place is said as long as the form says it.
      await strip.click();
      await form.locator("[name=guardCount]").fill("3");
      await expect(strip).toContainText(/^3 /);
      await form.locator("[name=location]").fill("Lund");
      await expect(strip).not.toContainText(/Malmö|Gothenburg/);
    });
});
