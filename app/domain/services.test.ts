import { expect, test } from "vitest";
import { serviceInAddress, services } from "./services.ts";

test("a service in an address is known by its name and by the name that links had before", () => {
  for (const service of services) expect(serviceInAddress(service)).toBe(service);
  expect(serviceInAddress("host")).toBe("entranceHost");
  expect(serviceInAddress("order_guard")).toBe("orderGuard");
  expect(serviceInAddress("toString")).toBe("toString");
  expect(serviceInAddress(null)).toBeNull();
});
