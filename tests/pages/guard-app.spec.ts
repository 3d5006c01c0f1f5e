import { siteMap } from "#app/site-map.ts";
import { expect, test } from "#tests/fixtures.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const android =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36";
const laptop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36";

for (const path of [siteMap.appRedirect.path, ...siteMap.appRedirect.aliases]) {
  test(`${path} answers each device on its own, whoever asked before`, async ({ request }) => {
    const ask = (device: string) => request.get(path, { headers: { "user-agent": device }, maxRedirects: 0 });

    const page = await ask(laptop);
    expect(page.status()).toBe(200);
    expect(page.headers()).toMatchObject({ "cache-control": "no-store" });

    for (const [device, store] of [
      [iphone, "https://app-store.example/"],
      [android, "https://play-store.example/"],
    ] as const) {
      const sent = await ask(device);
      expect(sent.status()).toBe(302);
      expect(sent.headers()["cache-control"]).toBe("no-store");
      expect(sent.headers().location).toContain(store);
    }

    expect((await ask(laptop)).status()).toBe(200);
  });
}

test("a phone that asks to see the page gets both codes", async ({ page }) => {
  await page.goto(`${siteMap.appRedirect.path}?visa`);
  await expect(page.getByRole("img", { name: /^QR-kod/ })).toHaveCount(2);
  await expect(page.getByRole("link", { name: "App Store" })).toHaveAttribute("href", /app-store/);
  await expect(page.getByRole("link", { name: "Google Play" })).toHaveAttribute("href", /play-store/);
});
