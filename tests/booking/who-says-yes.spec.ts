import type { Locator } from "@playwright/test";
import { isWorkday } from "#app/company/opening-hours.ts";
import { expect, test } from "#tests/fixtures.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";

/* Who can say yes now is the same on every page: service and city pages, the bar of a phone, the dialogs and /pris. Each
   site has a clock that says another time of the week; the rule itself is in app/company/response-promise.test.ts. */

/** The next day of the week (1 is Monday) from tomorrow, on which and on the Monday after it we work, at a Swedish time. */
function next(dayOfWeek: number, time: string): Date {
  let day = Temporal.Now.zonedDateTimeISO("Europe/Stockholm").add({ days: 1 }).withPlainTime(time);
  const isOne = () => day.dayOfWeek === dayOfWeek && isWorkday(dayOfWeek === 6 ? day.add({ days: 2 }) : day);
  while (!isOne()) day = day.add({ days: 1 });
  return new Date(day.epochMilliseconds);
}

const words = {
  sv: {
    app: /^Beställ i appen/,
    anyway: "Beställ ändå, svar måndag 08:30",
    send: "Skicka ändå, svar måndag 08:30",
    closed: "Vi svarar måndag, oftast före 08:30. Bokningsappen är öppen nu, dygnet runt.",
    open: /^Vi svarar i snitt inom 30\s?minuter\. Telefonen är öppen till 18:00\./,
    order: "Beställ ordningsvakt",
    contact: "Bli kontaktad",
    call: /^Ring 08-/,
    plain: "Skicka",
  },
  en: {
    app: /^Order in the app/,
    anyway: "Order anyway, reply Monday 08:30",
    send: "Send anyway, reply Monday 08:30",
    closed:
      "We reply on Monday, usually before 08:30, Swedish time. The booking app is open now, day and night.",
    open: /^We reply within 30\s?minutes on average\. Our phone lines are open until 18:00, Swedish time\./,
    order: "Order a public-order guard",
    contact: "Contact me",
    call: /^Call 08-/,
    plain: "Send",
  },
};

// One worker for all of them, since each worker would start its own sites.
test.describe.configure({ mode: "default" });

const clocks = { saturday: next(6, "14:30"), tuesday: next(2, "10:00") };
const sites = new Map<keyof typeof clocks, RunningSite>();

/** The site whose clock says that time; one for all tests. */
async function siteAt(moment: keyof typeof clocks): Promise<RunningSite> {
  const site =
    sites.get(moment) ??
    (await startSite({
      SITE_CLOCK: clocks[moment].toISOString(),
      NODE_OPTIONS: `--import=${new URL("../server-clock.mjs", import.meta.url).href}`,
    }));
  sites.set(moment, site);
  return site;
}

test.afterAll(async () => {
  for (const site of sites.values()) {
    await site.stop();
    await removeData(site);
  }
  sites.clear();
});

const phone = { width: 390, height: 844 };
const desktop = { width: 1440, height: 900 };

/** Where the links of a part lead whose text matches. */
const leadsTo = (part: Locator, name: string | RegExp) => part.getByRole("link", { name }).first();

for (const locale of ["sv", "en"] as const)
  for (const javaScriptEnabled of [true, false])
    test.describe(`${locale}, ${javaScriptEnabled ? "with" : "without"} script`, () => {
      test.use({ javaScriptEnabled });
      const w = words[locale];
      const lang = `?lang=${locale}`;

      test("on a Saturday at 14:30 the booking app is first everywhere, and the form second", async ({
        page,
      }) => {
        const { url } = await siteAt("saturday");
        await page.clock.setSystemTime(clocks.saturday);
        await page.setViewportSize(phone);
        for (const [path, choice] of [
          ["/ordningsvakter-malmo", "roll=ordningsvakt&stad=malmo"],
          ["/ordningsvakt", "roll=ordningsvakt"],
        ] as const) {
          await page.goto(`${url}${path}${lang}`);
          for (const part of [page.locator("main > section").first(), page.locator(".bottom-bar")]) {
            await expect(leadsTo(part, w.app)).toHaveAttribute(
              "href",
              new RegExp(`^https://[^?]+\\?${choice}$`),
            );
            await expect(leadsTo(part, w.anyway)).toHaveAttribute(
              "href",
              new RegExp(`^/1-bolt\\?.*${choice}$`),
            );
          }
          await expect(page.locator(".yes-line")).toContainText(w.closed);
        }
        await page.goto(`${url}/pris${lang}`);
        await expect(leadsTo(page.locator(".estimator__actions"), w.app)).toHaveAttribute(
          "href",
          /\?roll=vaktare&stad=goteborg&antal=2$/,
        );
      });

      test("on a Saturday at 14:30 the contact form says when it is answered, and sends anyway", async ({
        page,
      }) => {
        const { url } = await siteAt("saturday");
        await page.clock.setSystemTime(clocks.saturday);
        await page.setViewportSize(desktop);
        await page.goto(`${url}/entrevard${lang}`);
        await page.locator("main [commandfor=kontakt-dialog]").first().click();
        const dialog = page.getByRole("dialog", { name: w.contact });
        await expect(dialog).toContainText(w.closed);
        await expect(leadsTo(dialog, w.app)).toHaveClass(/button--primary/);
        const send = dialog.getByRole("button", { name: w.send });
        await expect(send).toHaveClass(/button--secondary/);
        await expect(dialog.locator(".button--primary")).toHaveCount(1);
        // It opens at its form, not at the link above it.
        await expect(dialog.getByRole("radio").first()).toBeFocused();
        await page.goto(`${url}/offert${lang}`);
        await expect(page.getByRole("main")).toContainText(w.closed);
        await expect(page.getByRole("button", { name: w.send })).toBeVisible();
      });

      test("on a Tuesday at 10:00 an order comes first, which a person answers", async ({ page }) => {
        const { url } = await siteAt("tuesday");
        await page.clock.setSystemTime(clocks.tuesday);
        await page.setViewportSize(phone);
        await page.goto(`${url}/ordningsvakter-malmo${lang}`);
        const hero = page.locator("main > section").first();
        for (const part of [hero, page.locator(".bottom-bar")]) {
          await expect(leadsTo(part, w.order)).toHaveAttribute(
            "href",
            /^\/1-bolt\?.*roll=ordningsvakt&stad=malmo$/,
          );
          await expect(leadsTo(part, w.call)).toHaveAttribute("href", /^tel:/);
          await expect(part.getByRole("link", { name: w.app })).toHaveCount(0);
        }
        await expect(page.locator(".yes-line")).toHaveText(w.open);
        await page.goto(`${url}/bli-kontaktad${lang}`);
        await expect(page.locator(".form-page .yes-above")).toHaveText(w.open);
        await expect(page.locator(".form-page .yes-above a")).toHaveAttribute("href", /^tel:/);
        await expect(page.getByRole("main").getByRole("button", { name: w.plain, exact: true })).toHaveClass(
          /button--primary/,
        );
      });
    });

test("the quote dialog on a Saturday has the booking app first, and is opened at its form", async ({
  page,
}) => {
  const { url } = await siteAt("saturday");
  await page.clock.setSystemTime(clocks.saturday);
  await page.goto(`${url}/vaktare#tjanster`);
  await hydrated(page);
  await page.locator("main a[data-quote=regular]").first().click();
  const dialog = page.locator("#offert-dialog");
  await expect(dialog).toContainText(words.sv.closed);
  await expect(leadsTo(dialog, words.sv.app)).toHaveAttribute("href", /\?roll=vaktare$/);
  await expect(dialog.getByRole("button", { name: words.sv.send })).toHaveClass(/button--secondary/);
  await expect(dialog.locator("form :is(input, select, textarea):not([type=hidden])").first()).toBeFocused();
});

test("a tab that was left open says who says yes now, and keeps the shift that was chosen", async ({
  page,
}) => {
  const tuesday = await siteAt("tuesday");
  const saturday = await siteAt("saturday");
  await page.clock.setSystemTime(clocks.tuesday);
  await page.goto(`${tuesday.url}/1-bolt?roll=vaktare&stad=malmo&antal=2&nar=ikvall`);
  await hydrated(page);
  const form = page.locator(".order-form");
  await form.locator("[name=contactName]").fill("Kim Ek");
  await expect(page.locator(".express-promise")).toHaveText(words.sv.open);
  await expect(page.locator(".order-late")).toBeHidden();
  const [strip, shownAt] = [page.locator(".order-choice__text"), form.locator("[name=visad]")];
  const before = [await strip.textContent(), await shownAt.inputValue()];

  // The tab is shown again when the company is closed.
  await page.route("**/*.data**", (route) =>
    route.continue({ url: route.request().url().replace(tuesday.url, saturday.url) }),
  );
  await page.clock.setSystemTime(new Date(clocks.tuesday.getTime() + 24 * 60 * 60 * 1000));
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(page.locator(".express-promise")).toHaveText(words.sv.closed);
  await expect(leadsTo(page.locator(".order-late"), words.sv.app)).toBeVisible();
  await expect(form.getByRole("button", { name: words.sv.send })).toBeVisible();
  expect([await strip.textContent(), await shownAt.inputValue()]).toEqual(before);
  await expect(form.locator("[name=contactName]")).toHaveValue("Kim Ek");
});
