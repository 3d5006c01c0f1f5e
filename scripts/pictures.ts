import { statSync, writeFileSync } from "node:fs";
import { chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { browserFlags, findBrowser } from "#tests/browser.ts";
import { startDemo } from "#tests/demo-site.ts";

/** `npm run pictures`: makes the pictures of the README and the documentation from a new demo. */
const mostBytes = 200_000;
const demo = await startDemo();
const browser = await chromium.launch({ executablePath: findBrowser(), args: browserFlags });
try {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: "sv-SE",
    timezoneId: "Europe/Stockholm",
    reducedMotion: "reduce",
    serviceWorkers: "block",
  });
  const page = await context.newPage();
  await page.goto(demo.url);
  await keep(page, "home");
  const { cookies } = await demo.signIn("sales");
  await context.addCookies(cookies);
  await page.goto(new URL(adminPaths.leads, demo.url).href);
  await keep(page, "admin");
  await page.getByRole("link", { name: "Tandkliniken City" }).first().click();
  await page.getByRole("heading", { name: "Tandkliniken City" }).first().waitFor();
  await keep(page, "lead");
} finally {
  await browser.close();
  await demo.stop();
  await demo.remove();
}

/** Stores what the window shows as docs/NAME.png, in few colours. */
async function keep(page: Page, name: string): Promise<void> {
  await page.waitForLoadState("networkidle");
  await page.evaluate(() => document.fonts.ready);
  const file = `docs/${name}.png`;
  writeFileSync(
    file,
    await sharp(await page.screenshot())
      .png({ palette: true, colours: 80, effort: 10 })
      .toBuffer(),
  );
  const { size } = statSync(file);
  if (size > mostBytes) throw new Error(`${file} has ${size} bytes, more than ${mostBytes}`);
  console.log(`${file} (${Math.round(size / 1000)} kB)`);
}
