import { fileURLToPath } from "node:url";
import { defineConfig } from "@playwright/test";
import base from "./playwright.config.ts";

/**
 * Journeys in Firefox and WebKit as Debian ships them (`npm run test:browsers`; docs/decisions/2026-11-29-every-engine.md).
 * `npm test` runs those with `@every-engine`. Firefox runs the journeys with `@firefox` as they are. It is driven by
 * WebDriver BiDi, which can't switch script off, has no touch, and leaves a service worker's own requests online.
 */
const journeys = /@every-engine|@firefox/;
const onPhone = /^(?=.*(?:@phone|@both))(?=.*(?:@every-engine|@firefox))/;

const firefox = {
  browserName: "firefox",
  channel: "moz-firefox",
  // The relay has no media features to set: the preference asks for reduced motion.
  contextOptions: {},
  serviceWorkers: "allow",
  launchOptions: {
    executablePath: fileURLToPath(new URL("tests/engines/firefox-relay.mjs", import.meta.url)),
    firefoxUserPrefs: { "ui.prefersReducedMotion": 1 },
  },
} as const;

export default defineConfig({
  ...base,
  projects: [
    { name: "webkit", testMatch: "engines/*.webkit.ts" },
    {
      name: "firefox-phone",
      grep: onPhone,
      use: { ...firefox, viewport: { width: 390, height: 844 } },
    },
    {
      name: "firefox-desktop",
      grep: journeys,
      grepInvert: /@phone/,
      use: { ...firefox, viewport: { width: 1440, height: 900 } },
    },
  ],
});
