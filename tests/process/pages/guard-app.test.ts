import { expect, test } from "vitest";
import { siteMap } from "#app/site-map.ts";
import { attributesOf, get, readPage } from "./read.ts";

const iphone = "Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148";
const android =
  "Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 Chrome/141.0 Mobile Safari/537.36";
const laptop = "Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/141.0 Safari/537.36";

test.each([siteMap.appRedirect.path, ...siteMap.appRedirect.aliases])(
  "%s answers each device on its own, whoever asked before",
  async (path) => {
    const ask = (device: string) => get(path, { "user-agent": device });

    const page = await ask(laptop);
    expect(page.status).toBe(200);
    expect(page.headers.get("cache-control")).toBe("no-store");

    for (const [device, store] of [
      [iphone, "https://app-store.example/"],
      [android, "https://play-store.example/"],
    ] as const) {
      const sent = await ask(device);
      expect(sent.status).toBe(302);
      expect(sent.headers.get("cache-control")).toBe("no-store");
      expect(sent.headers.get("location")).toContain(store);
    }

    expect((await ask(laptop)).status).toBe(200);
  },
);

test("who asks to see the page gets both codes and both links", async () => {
  const page = await readPage(`${siteMap.appRedirect.path}?visa`);
  const codes = attributesOf(page, "[role=img]", "aria-label");
  expect(codes.filter((name) => name?.startsWith("QR-kod"))).toHaveLength(2);
  const links = page.querySelectorAll("main a");
  const hrefOf = (name: string) =>
    links.find((link) => link.textContent.includes(name))?.getAttribute("href");
  expect(hrefOf("App Store")).toMatch(/app-store/);
  expect(hrefOf("Google Play")).toMatch(/play-store/);
});
