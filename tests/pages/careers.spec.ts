import type { Page } from "@playwright/test";
import { cities, citiesIn } from "#app/domain/cities.ts";
import type { Locale } from "#app/i18n/locale.ts";
import { expectAccessible } from "#tests/accessibility.ts";
import { expect, test } from "#tests/fixtures.ts";
import { screenOf } from "#tests/screens.ts";
import type { RunningSite } from "#tests/site.ts";
import { hydrated } from "./hydrated-page.ts";
import { ask } from "./site-database.ts";

const messages = {
  sv: {
    page: "/bli-kollega",
    title: "Lediga jobb",
    filters: "Filtrera jobb",
    guard: "Väktare",
    entranceHost: "Entrévärd",
    all: "Alla",
    city: "Ort",
    everyCity: "Alla orter",
    extent: "Omfattning",
    part: "Deltid",
    show: "Visa",
    count: (count: number) => `${count} jobb`,
    empty: "Inga jobb just nu i",
    showAll: "Visa alla jobb",
    apply: "Skicka öppen ansökan",
  },
  en: {
    page: "/bli-kollega?lang=en",
    title: "Openings",
    filters: "Filter the jobs",
    guard: "Guard",
    entranceHost: "Entrance host",
    all: "All",
    city: "City",
    everyCity: "All cities",
    extent: "Hours",
    part: "Part time",
    show: "Show",
    count: (count: number) => `${count} ${count === 1 ? "job" : "jobs"}`,
    empty: "No jobs right now in",
    showAll: "Show all jobs",
    apply: "Send an open application",
  },
};
type Messages = (typeof messages)["sv"];

interface Open {
  slug: string;
  role: string;
  city: string;
  extent: string;
}

/** The openings that can be applied for, from the database. */
async function openOnes(site: RunningSite): Promise<Open[]> {
  const rows = await ask(
    site,
    "select slug, role, city, extent from openings where published and last_day >= current_date order by last_day, slug",
  );
  return rows as Open[];
}

const partsOf = (page: Page, w: Messages) => {
  const section = page.locator("#jobb");
  const form = section.getByRole("form", { name: w.filters });
  return {
    section,
    form,
    role: (name: string) => form.getByRole("radio", { name, exact: true }),
    city: form.getByLabel(w.city, { exact: true }),
    extent: form.getByLabel(w.extent, { exact: true }),
    show: form.getByRole("button", { name: w.show, exact: true }),
    shown: async () =>
      section
        .locator("a.opening")
        .evaluateAll((links) => links.map((link) => new URL(Object(link).href).pathname.split("/").at(-1))),
  };
};

const cityNamesIn = (locale: Locale): Record<string, string> =>
  Object.fromEntries(citiesIn(locale).map(({ slug, name }) => [slug, name]));

const slugsOf = (openings: readonly Open[]) => openings.map(({ slug }) => slug);

/** Two cities with openings for guards and one without any, so that each step of the test shows another list. */
function casesOf(openings: readonly Open[]) {
  const guards = openings.filter(({ role }) => role === "guard");
  const city = guards[0]?.city ?? "";
  const inCity = guards.filter((opening) => opening.city === city);
  const partTime = openings.filter(({ extent }) => extent === "part");
  const hostless = cities.find(
    ({ slug }) => !openings.some((opening) => opening.role === "entranceHost" && opening.city === slug),
  )?.slug;
  expect(guards.length).toBeGreaterThan(0);
  expect(guards.length).toBeLessThan(openings.length);
  expect(partTime.length).toBeGreaterThan(0);
  expect(partTime.length).toBeLessThan(openings.length);
  return { guards, city, inCity, partTime, hostless: hostless ?? "" };
}

for (const locale of ["sv", "en"] as const) {
  const w = messages[locale];
  const cityNames = cityNamesIn(locale);

  test(`openings are filtered by role, city and extent, and the URL has the filter, ${locale} ${screenOf[locale]}`, async ({
    page,
    site,
  }) => {
    const all = await openOnes(site);
    const { guards, city, inCity, partTime } = casesOf(all);
    await page.goto(w.page);
    await hydrated(page);
    const { section, role, city: cityField, extent, shown } = partsOf(page, w);
    await expect(section.getByRole("heading", { level: 2 })).toContainText(w.title);
    expect(await shown()).toEqual(slugsOf(all));

    await role(w.guard).press("Space");
    await expect(page).toHaveURL(/[?&]roll=vaktare(&|$)/);
    await expect.poll(shown).toEqual(slugsOf(guards));
    await expect(section.getByRole("status")).toHaveText(w.count(guards.length));

    await cityField.selectOption({ label: cityNames[city] ?? "" });
    await expect(page).toHaveURL(new RegExp(`[?&]ort=${city}(&|$)`));
    await expect.poll(shown).toEqual(slugsOf(inCity));
    await expect(section.getByRole("status")).toHaveText(w.count(inCity.length));
    await expectAccessible(page, "#jobb");

    // The URL alone shows the same list, and its canonical URL is that of the whole list.
    const narrowed = page.url();
    await page.reload();
    await hydrated(page);
    expect(page.url()).toBe(narrowed);
    await expect(page.locator("html")).toHaveAttribute("lang", locale);
    await expect(role(w.guard)).toBeChecked();
    await expect(cityField).toHaveValue(city);
    expect(await shown()).toEqual(slugsOf(inCity));
    await expect(page.locator("meta[name=robots]")).toHaveAttribute("content", /noindex/);

    await role(w.all).press("Space");
    await cityField.selectOption({ label: w.everyCity });
    await extent.selectOption({ label: w.part });
    await expect(page).toHaveURL(/[?&]omfattning=deltid(&|$)/);
    await expect.poll(shown).toEqual(slugsOf(partTime));
  });
}

test("an empty list of openings says so and links onward", async ({ page, site }) => {
  const w = messages.en;
  const all = await openOnes(site);
  const { hostless } = casesOf(all);
  await page.goto(w.page);
  await hydrated(page);
  const { section, role, city, shown } = partsOf(page, w);
  await role(w.entranceHost).press("Space");
  await city.selectOption({ value: hostless });
  const state = section.locator(".state");
  await expect(state.getByRole("heading")).toHaveText(`${w.empty} ${cityNamesIn("en")[hostless]}`);
  await expectAccessible(page, "#jobb");
  // The application begins with what the list was filtered by; email is the second way.
  await state.getByRole("link", { name: w.apply }).click();
  const application = page.locator("#ansok");
  await expect(application.locator("form")).toBeInViewport();
  await expect(application.getByLabel(w.city)).toHaveValue(hostless);
  await expect(application.getByRole("link", { name: /@/ })).toHaveAttribute("href", /^mailto:/);
  await state.getByRole("link", { name: w.showAll }).click();
  await expect.poll(shown).toEqual(slugsOf(all));
  await expect(role(w.all)).toBeChecked();
  await expect(city).toHaveValue("");
  await expect(page).not.toHaveURL(/roll=|ort=/);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the filters are a form that leads to a URL @phone", async ({ page, site }) => {
    const w = messages.sv;
    const all = await openOnes(site);
    const { guards, city, inCity, hostless } = casesOf(all);
    await page.goto(w.page);
    const { section, role, city: cityField, extent, show, shown } = partsOf(page, w);
    await role(w.guard).press("Space");
    await show.click();
    await expect(page).toHaveURL(/roll=vaktare.*#jobb$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "sv");
    expect(await shown()).toEqual(slugsOf(guards));
    await expect(role(w.guard)).toBeChecked();
    await cityField.selectOption(city);
    await show.click();
    expect(await shown()).toEqual(slugsOf(inCity));
    await expect(cityField).toHaveValue(city);

    await role(w.entranceHost).press("Space");
    await cityField.selectOption(hostless);
    await extent.selectOption({ label: w.part });
    await show.click();
    await expect(section.locator(".state h3")).toHaveText(`${w.empty} ${cityNamesIn("sv")[hostless]}`);
    await section.getByRole("link", { name: w.showAll }).click();
    await expect(page.locator("html")).toHaveAttribute("lang", "sv");
    expect(await shown()).toEqual(slugsOf(all));
  });
});

test("an unknown value in the URL filters nothing", async ({ page, site }) => {
  const response = await page.goto("/bli-kollega?roll=polis&ort=paris&omfattning=alltid");
  expect(response?.status()).toBe(200);
  expect(await partsOf(page, messages.sv).shown()).toEqual(slugsOf(await openOnes(site)));
});
