import { cities } from "#app/domain/cities.ts";
import { type CityService, cityPages, cityServices } from "#app/site-map.ts";
import { expect, test } from "#tests/fixtures.ts";
import { screenOf } from "#tests/screens.ts";

/** Who decides in each city: its police region, and the county of its administrative board. */
const authorities: Partial<Record<string, { police: string; sv: string; en: string }>> = {
  stockholm: { police: "Polisregion Stockholm", sv: "Stockholms län", en: "Stockholm County" },
  goteborg: { police: "Polisregion Väst", sv: "Västra Götalands län", en: "Västra Götaland County" },
  malmo: { police: "Polisregion Syd", sv: "Skåne län", en: "Skåne County" },
  uppsala: { police: "Polisregion Mitt", sv: "Uppsala län", en: "Uppsala County" },
  vasteras: { police: "Polisregion Mitt", sv: "Västmanlands län", en: "Västmanland County" },
  orebro: { police: "Polisregion Bergslagen", sv: "Örebro län", en: "Örebro County" },
};

for (const locale of ["sv", "en"] as const) {
  for (const service of Object.keys(cityServices) as CityService[]) {
    test(`the cities of ${service} show each its own map, districts and authorities, ${locale} ${screenOf[locale]}`, async ({
      page,
    }) => {
      const pages = cityPages.filter((one) => one.service === service);
      expect(pages).toHaveLength(cities.length);
      for (const { path, city } of pages) {
        const answer = await page.goto(locale === "en" ? `${path}?lang=en` : path);
        expect([path, answer?.status()]).toEqual([path, 200]);

        const map = page.locator(".city-hero__drawing img");
        await expect(map).toHaveAttribute("src", new RegExp(`karta-${city}-(dag|natt)\\.svg$`));
        await expect.poll(() => map.evaluate((image) => Object(image).naturalWidth)).toBeGreaterThan(0);
        // Each number of the map leads to its row of the list.
        const pins = page.locator(".pins a");
        const districts = await page.locator(".city-areas h3").allTextContents();
        expect(districts).toHaveLength(6);
        await expect(pins.locator("b")).toHaveText(districts);
        for (const [index, name] of districts.entries()) {
          await expect(pins.nth(index)).toHaveAttribute("href", `#plats-${index + 1}`);
          await expect(page.locator(`#plats-${index + 1} h3`)).toHaveText(name);
        }

        const names = page.locator("[aria-labelledby=authorities-title] h3");
        const decides = authorities[city];
        if (decides) {
          await expect(names.filter({ hasText: decides.police })).toHaveCount(1);
          await expect(names.filter({ hasText: decides[locale] })).toHaveCount(1);
        }
        const others = await page
          .locator(".cities a")
          .evaluateAll((links) => links.map((link) => new URL(Object(link).href).pathname));
        expect(others).toEqual(pages.map((other) => other.path).filter((other) => other !== path));
      }
    });
  }
}
