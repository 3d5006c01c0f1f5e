import { defineConfig, devices } from "@playwright/test";
import { browserFlags } from "#tests/browser.ts";

const executablePath = process.env.CHROMIUM_PATH;

/**
 * Journeys whose worker starts a site of its own. They come first: after each, the worker starts anew for others, with
 * a browser and a site (8 s of processor time).
 */
const withOwnSite = /\/(?:consent|mail-down|phone-factor|providers)\.spec\.ts$/;

const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  globalSetup: "./tests/site-template.ts",
  fullyParallel: true,
  // One more than cores: a journey waits for answers, too.
  workers: 3,
  forbidOnly: true,
  // What passes only at the second try is listed as flaky at the end: a fault of the test, to be mended.
  retries: 1,
  timeout: 45_000,
  expect: { timeout: 10_000 },
  use: {
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    // Without movement the home page takes less processor time; tests of movement ask for it.
    contextOptions: { reducedMotion: "reduce" },
    trace: "off",
    // A worker would answer past the tests' own routes; tests/pages/offline.spec.ts lets it in.
    serviceWorkers: "block",
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: browserFlags,
    },
  },
  projects: [
    { name: "own-site", testMatch: withOwnSite, use: desktop },
    // Each journey runs on the screen where it differs: tests/screens.ts.
    {
      name: "phone",
      grep: /@phone|@both/,
      use: { ...devices["Pixel 7"], viewport: { width: 390, height: 844 } },
    },
    { name: "desktop", testIgnore: withOwnSite, grepInvert: /@phone/, use: desktop },
  ],
});
