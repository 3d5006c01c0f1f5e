import { errorMessages } from "#app/content/shared/errors.server.ts";
import { unavailableMessages } from "#app/content/shared/unavailable.server.ts";
import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { screenOf } from "#tests/screens.ts";
import { removeData, startSite } from "#tests/site.ts";
import { homes, hydrated } from "./hydrated-page.ts";
import { ask, killDatabase } from "./site-database.ts";

const messages = {
  sv: {
    component: "Ett fel uppstod",
    notLoaded: "Siffrorna kunde inte laddas korrekt.",
    services: "Tjänsterna kunde inte laddas korrekt.",
    testimonials: "Omdömena kunde inte laddas korrekt.",
    attempt: "Försök 2",
    retry: "Försök igen",
    reload: "Ladda om sidan",
    route: "Tekniskt fel",
    routeText: "Ett oväntat fel uppstod när sidan laddades.",
    home: "Gå till startsidan",
    generic: "Något gick fel",
    genericText: "Vi ber om ursäkt för besväret. Ett oväntat fel har uppstått.",
    h1: "på plats.",
    news: "Nyheterna kunde inte laddas",
  },
  en: {
    component: "An error occurred",
    notLoaded: "could not be loaded correctly.",
    services: "The services could not be loaded correctly.",
    testimonials: "The testimonials could not be loaded correctly.",
    attempt: "Attempt 2",
    retry: "Try again",
    reload: "Reload the page",
    route: "Technical error",
    routeText: "An unexpected error occurred while the page was loading.",
    home: "Go to the home page",
    generic: "Something went wrong",
    genericText: "We apologise for the inconvenience. An unexpected error has occurred.",
    h1: "on site.",
    news: "could not be loaded",
  },
};

const sections = { services: "#tjanster", testimonials: ".testimonials-section" };

/** The section that fails in each language. */
const failing = {
  sv: { part: "services", name: messages.sv.services },
  en: { part: "testimonials", name: messages.en.testimonials },
} as const;

for (const locale of ["sv", "en"] as const) {
  const w = messages[locale];

  for (const { part, name } of [failing[locale]])
    test(`the ${part} that fail say so, and the rest of the page stays, ${locale} ${screenOf[locale]}`, async ({
      page,
    }) => {
      await page.addInitScript((inPart) => {
        const observe = IntersectionObserver.prototype.observe;
        IntersectionObserver.prototype.observe = function (target) {
          if (!("mended" in window) && target.closest(inPart)) throw new Error("provoked");
          observe.call(this, target);
        };
      }, sections[part]);
      await page.goto(homes[locale]);
      await hydrated(page);
      const state = page.locator("main .state--error");
      await expect(state).toHaveCount(1);
      await expect(state.getByRole("heading")).toHaveText(w.component);
      await expect(state).toContainText(name);
      const text = state.locator("p[lang=en]");
      await expect(text).toHaveText([`Error loading ${part}`, "Content temporarily unavailable"]);
      await expect(page.locator(sections[part])).toHaveCount(0);
      await expect(page.locator("#kontakt form")).toBeVisible();
      await page.evaluate(() => Object.assign(window, { mended: true }));
      // By key: the parts above are laid out when it scrolls there, and a press could miss it.
      await state.getByRole("button", { name: w.retry }).press("Enter");
      await expect(state).toHaveCount(0);
      await expect(page.locator(sections[part])).toBeVisible();
    });
}

// The same in both languages, so tested in one.
const w = messages.sv;

test("a section that fails shows its attempts and can be retried; the rest of the page stays @phone", async ({
  page,
}) => {
  // With reduced motion the figures are shown at once.
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const observe = IntersectionObserver.prototype.observe;
    IntersectionObserver.prototype.observe = function (target) {
      if (!("mended" in window) && target.classList.contains("statistics")) throw new Error("provoked");
      observe.call(this, target);
    };
  });
  await page.goto(homes.sv);
  await hydrated(page);
  const state = page.locator("main .state--error");
  await expect(state).toHaveCount(1);
  await expect(state.getByRole("heading")).toHaveText(w.component);
  await expect(state).toContainText(w.notLoaded);
  await expect(state).toContainText("Error loading visualization");
  await expect(state).toContainText("Content temporarily unavailable");
  await expect(state).not.toContainText(w.attempt);
  await state.getByRole("button", { name: w.retry }).click();
  await expect(state).toContainText(w.attempt);
  await expect(state.getByRole("button", { name: w.reload })).toBeVisible();
  await expectAccessible(page, "main .state--error");
  await expect(page.locator("h1")).toContainText(w.h1);
  await expect(page.locator("#tjanster")).toBeVisible();

  await page.evaluate(() => Object.assign(window, { mended: true }));
  await state.getByRole("button", { name: w.retry }).click();
  await expect(state).toHaveCount(0);
  await expect(page.locator(".statistics")).toBeVisible();
});

test("a page that breaks shows the generic screen, reports it and can be tried again @phone", async ({
  page,
  site,
}) => {
  const mark = `provoked ${crypto.randomUUID()}`;
  await page.addInitScript((message) => {
    const set = window.setInterval;
    const broken = () => {
      throw new Error(message);
    };
    Object.assign(window, { setInterval: broken, mend: () => Object.assign(window, { setInterval: set }) });
  }, mark);
  await page.goto(homes.sv);
  await hydrated(page);
  const heading = page.getByRole("heading", { level: 1, name: w.generic });
  await expect(heading).toBeFocused();
  await expect(page.locator("main")).toContainText(w.genericText);
  await expect(page).toHaveTitle(w.generic);
  await expect(page.getByRole("button", { name: w.reload })).toBeVisible();
  await expect(page.getByRole("banner")).toBeVisible();
  await expectAccessible(page);
  await heading.click();
  const exceptions = () =>
    ask(site, "select path from events where name = 'exception' and data->>'message' = $1", [mark]);
  await expect.poll(exceptions).toEqual([{ path: "/" }]);
  await page.evaluate("window.mend()");
  await page.getByRole("button", { name: w.retry }).click();
  await expect(page.locator("h1")).toContainText(w.h1);
});

test("a page that can't be fetched shows the route screen, reports it and leads home @phone", async ({
  page,
  site,
}) => {
  await page.goto(homes.sv);
  await hydrated(page);
  await page.route(/\/privacy\.data/, (route) => route.fulfill({ status: 502, body: "broken" }));
  const before = await ask(site, "select id from events where name = 'route_error'");
  await page.getByRole("contentinfo").locator("a[href^='/privacy']").click();
  const heading = page.getByRole("heading", { level: 1, name: w.route });
  await expect(heading).toBeFocused();
  await expect(page.locator("main")).toContainText(w.routeText);
  await expect(page.getByRole("button", { name: w.retry })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "sv");
  await expectAccessible(page);
  const errors = async () =>
    (
      await ask(
        site,
        "select path, data->>'message' as message from events where name = 'route_error' order by id",
      )
    ).slice(before.length);
  await expect.poll(errors).toEqual([{ path: "/privacy", message: "502 Bad Gateway" }]);
  await page.getByRole("link", { name: w.home }).click();
  await expect(page.locator("h1")).toContainText(w.h1);
});

test("a form that can't be read is answered by an error page in the frame of its page", async ({ page }) => {
  await page.goto("/logga-in?lang=en");
  await page
    .locator("main form[method=post]")
    .first()
    .evaluate((form) => {
      form.setAttribute("enctype", "text/plain");
      if (form instanceof HTMLFormElement) form.submit();
    });
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(errorMessages.en.unreadable.title);
  await expect(main.getByRole("link", { name: messages.en.home })).toBeVisible();
  await expect(page.locator("html")).toHaveAttribute("lang", "en");
});

test("when nothing can be rendered the error's message is shown", async ({ page }) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, "__reactRouterContext", { get: () => undefined, set: () => {} }),
  );
  await page.goto("/");
  await page.keyboard.press("Shift");
  await expect(page.getByRole("heading", { level: 1, name: "Critical App Error" })).toBeVisible();
  await expect(page.locator("main p")).toHaveText(/\w+/);
});

test("a module that can't be loaded raises a preload-error event, and is loaded at the next press", async ({
  page,
}) => {
  await page.addInitScript(() => {
    addEventListener("preload-error", () => document.documentElement.setAttribute("data-told", ""));
  });
  await page.route("**/*.js", (route) => route.abort());
  await page.goto("/");
  await page.keyboard.press("Shift");
  await expect(page.locator("html[data-told]")).toBeAttached();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("på plats.");
});

test("a module of a later part that can't be loaded raises one too, and the message is still shown", async ({
  page,
}) => {
  await page.goto("/");
  await hydrated(page);
  await page.evaluate(() => {
    addEventListener("preload-error", () => document.documentElement.setAttribute("data-told", ""));
  });
  await page.route("**/assets/*", (route) => route.abort());
  const shown = page.waitForEvent("dialog").then(async (message) => {
    await message.accept();
    return message.message();
  });
  await page.locator('main [commandfor="kontakt-dialog"]').first().click();
  await page.locator("#kontakt-dialog form button[type=submit]").click();
  expect(await shown).toContain("Namnet måste vara minst 2 tecken");
  await expect(page.locator("html[data-told]")).toBeAttached();
});

test("without the database the page is shown, the news say so and can be retried", async ({ page, smtp }) => {
  const site = await startSite({ SMTP_URL: smtp.url, TRUST_PROXY: "1" });
  let postgres: { stop(): Promise<void> } | null = null;
  try {
    const revive = await killDatabase(site);
    for (const locale of ["en", "sv"] as const) {
      const w = messages[locale];
      // With a parameter: at its start the server may have cached the page with its news.
      await page.goto(`${site.url}/?lang=${locale}&debug`);
      await hydrated(page);
      const failed = page.locator(".section--news .state--error");
      await expect(failed.getByRole("heading")).toContainText(w.news);
      await expect(failed).toContainText("Error loading blog");
      await expect(page.locator("#kontakt form")).toBeVisible();
      await expectAccessible(page, ".section--news");

      const response = await page.request.get(`${site.url}/nyheter?lang=${locale}`);
      expect(response.status()).toBe(503);
      expect(await response.text()).toContain(unavailableMessages[locale].outage.title);
    }
    postgres = await revive();
    const news = page.locator(".section--news");
    await news.getByRole("button", { name: messages.sv.retry }).click();
    await expect(news.locator("article")).toHaveCount(3);
  } finally {
    await postgres?.stop();
    await site.stop();
    await removeData(site);
  }
});
