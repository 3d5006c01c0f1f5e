import { type Browser, type CDPSession, chromium, devices } from "@playwright/test";
import { browserFlags } from "#tests/browser.ts";
import { type Measurement, median } from "./report.ts";

const slowdown = 4;
const seconds = 5;
/** The share of the frame rate of an empty page in the same run, which is the machine's maximum. */
const share = 0.95;

interface Scene {
  name: string;
  path: string;
  isScrolled: boolean;
}

/** An empty page comes first; the others have drawings that are animated by themselves or by scrolling. */
const scenes: readonly Scene[] = [
  { name: "an empty page", path: "/health/live", isScrolled: false },
  { name: "/, still", path: "/", isScrolled: false },
  { name: "/, scrolled", path: "/", isScrolled: true },
  { name: "/vaktarens-app, scrolled", path: "/vaktarens-app", isScrolled: true },
];

/**
 * `npm run bench -- frames`: measures the frame rate on a phone with a fourth of this machine's speed, for five seconds,
 * while the page is still and while it is scrolled, beside that of an empty page.
 */
export async function measureFrames(browserPath: string, siteUrl: string): Promise<Measurement[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });
  try {
    const measurements: Measurement[] = [];
    let limit = 0;
    for (const { name, path, isScrolled } of scenes) {
      const times = await frameTimes(browser, `${siteUrl}${path}`, isScrolled);
      const rate = times.length / seconds;
      limit ||= rate;
      measurements.push(
        { name, value: rate, unit: "frames/s", budget: { atLeast: Math.floor(share * limit) } },
        { name: "  a frame, median", value: median(times), unit: "ms" },
      );
    }
    return measurements;
  } finally {
    await browser.close();
  }
}

/** The times (ms) between frames. */
async function frameTimes(browser: Browser, url: string, isScrolled: boolean): Promise<number[]> {
  const context = await browser.newContext({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
    // What hydration costs is measured by the first touch (first-touch.ts). The empty page has none.
    await page.waitForFunction(
      () => !document.querySelector("main") || document.documentElement.hasAttribute("data-hydrated"),
    );
    const session = await context.newCDPSession(page);
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    const counted = page.evaluate(
      (milliseconds) =>
        new Promise<number[]>((resolve) => {
          const times: number[] = [];
          const start = performance.now();
          let last = start;
          requestAnimationFrame(function count(now) {
            times.push(now - last);
            last = now;
            if (now - start < milliseconds) requestAnimationFrame(count);
            else resolve(times);
          });
        }),
      seconds * 1000,
    );
    if (isScrolled) await scroll(session);
    return await counted;
  } finally {
    await context.close();
  }
}

/** Scrolls 4 000 px in five seconds with one finger. */
async function scroll(session: CDPSession): Promise<void> {
  await session.send("Input.synthesizeScrollGesture", {
    x: 200,
    y: 500,
    yDistance: -4000,
    speed: 800,
    gestureSourceType: "touch",
  });
}
