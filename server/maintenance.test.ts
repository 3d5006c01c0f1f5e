import { expect, test } from "vitest";
import { isOpenInMaintenance } from "./maintenance.ts";

test.each([
  "/health",
  "/health/ready",
  "/robots.txt",
  "/admin",
  "/admin/forfragningar?status=new",
  "/admin.data",
  "/admin/drift.data?_routes=x",
  "/logga-in",
  "/logga-in/andra-steget",
  "/konto",
  "/setup",
  "/auth/v1/token?grant_type=password",
  "/__manifest?paths=%2Fadmin",
])("the staff and health checks get %s in maintenance", (target) => {
  expect(isOpenInMaintenance(target)).toBe(true);
});

test.each([
  "/",
  "/bli-kontaktad",
  "/pris?lang=en",
  "/administration",
  "/kontor",
  "/_root.data",
  "/rest/v1/contact_requests",
])("visitors do not get %s in maintenance", (target) => {
  expect(isOpenInMaintenance(target)).toBe(false);
});
