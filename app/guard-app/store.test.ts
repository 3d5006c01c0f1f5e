import { expect, it } from "vitest";
import { storeOf } from "./store.ts";

it.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148", "appStore"],
  [
    "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36",
    "playStore",
  ],
  ["Mozilla/5.0 (Linux; Android 15; SM-X510) AppleWebKit/537.36 Chrome/141.0 Safari/537.36", "playStore"],
  ["Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15", null],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36", null],
  ["Mozilla/5.0 (Windows Phone 10.0; Android 6.0.1; Microsoft; Lumia 950) like iPhone", null],
  [
    "Mozilla/5.0 (Linux; Android 6.0.1; Nexus 5X) (compatible; Googlebot/2.1; +http://www.google.com/bot.html)",
    null,
  ],
  ["", null],
  [null, null],
])("%s installs from %s", (userAgent, store) => {
  expect(storeOf(userAgent)).toBe(store);
});
