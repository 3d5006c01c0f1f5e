import { expect, test } from "vitest";
import { demoRefusal } from "./refusal.ts";

test.each([
  ["in production", { NODE_ENV: "production" }, "empty", "NODE_ENV is production"],
  ["into another database", { DATABASE_URL: "postgres://db.foretag.example/site" }, "empty", "DATABASE_URL"],
  [
    "on a public site",
    { SITE_URL: "https://www.foretag.example" },
    "empty",
    "SITE_URL is https://www.foretag.example",
  ],
  ["on an address that is none", { SITE_URL: "foretag" }, "empty", "SITE_URL is foretag"],
  ["in the folder of another installation", {}, "foreign", "./data has the data of another installation"],
] as const)("the demo does not start %s, and says why in one line", (_, environment, state, reason) => {
  const refusal = demoRefusal(environment, "./data", state);
  expect(refusal).toContain(reason);
  expect(refusal).not.toContain("\n");
});

test.each(["empty", "demo"] as const)("the demo starts in a folder that is its own: %s", (state) => {
  expect(demoRefusal({ SITE_URL: "http://localhost:3000" }, "./data/demo", state)).toBeNull();
  expect(demoRefusal({ SITE_URL: "http://127.0.0.1:3000" }, "./data/demo", state)).toBeNull();
});
