import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { defaultFacts } from "./company-facts.ts";
import { priceKeys, priceList, pricesOf } from "./price-list.ts";
import { pricedServices, serviceInAddress, services, serviceTable } from "./services.ts";

test("a service in a URL is known by its name and by its earlier name", () => {
  for (const service of services) expect(serviceInAddress(service)).toBe(service);
  expect(serviceInAddress("host")).toBe("entranceHost");
  expect(serviceInAddress("order_guard")).toBe("orderGuard");
  expect(serviceInAddress("toString")).toBe("toString");
  expect(serviceInAddress(null)).toBeNull();
});

test.each(services)("%s has a name of its own in URLs, and drawings by that name", (service) => {
  const { slug } = serviceTable[service];
  expect(services.filter((other) => serviceTable[other].slug === slug)).toEqual([service]);
  for (const drawing of [`bandkod-${slug}`, `vast-${slug}`])
    expect(existsSync(`public/illustrations/${drawing}.svg`), `${drawing}.svg`).toBe(true);
});

test.each(pricedServices)("an order of %s is estimated by one of its own prices", (service) => {
  expect(pricesOf(service)).toContain(serviceTable[service].price);
});

test.each(pricedServices)("every price of %s is in the price list once", (service) => {
  const prices = Object.fromEntries(
    Object.keys(defaultFacts.prices[service]).map((name, index) => [name, index + 1]),
  );
  const listed = pricesOf(service).map((key) =>
    priceList[key].amount({ ...defaultFacts.prices, [service]: prices }),
  );
  expect(listed.toSorted((one, other) => one - other)).toEqual(Object.values(prices));
});

test("every price of the list belongs to a service with prices", () => {
  expect(new Set(priceKeys.map((key) => priceList[key].service))).toEqual(new Set(pricedServices));
});
