import { expect, test } from "vitest";
import { serviceInAddress, services } from "./services.ts";

test("a service in a URL is known by its name and by its earlier name", () => {
  for (const service of services) expect(serviceInAddress(service)).toBe(service);
  expect(serviceInAddress("host")).toBe("entranceHost");
  expect(serviceInAddress("order_guard")).toBe("orderGuard");
  expect(serviceInAddress("toString")).toBe("toString");
  expect(serviceInAddress(null)).toBeNull();
});
