import { type Browser, type CDPSession, chromium, devices } from "@playwright/test";
import { browserFlags } from "#scripts/browser.ts";
import { type Figure, median } from "./report.ts";

const slowdown = 4;
const seconds = 5;
/** Of the frames that a page without anything on it gets in the same run: that is what the machine can do. */
const share = 0.95;

interface Scene {
  name: string;
  path: string;
  isScrolled: boolean;
}

/** A page without anything on it comes first; the others have drawings that move by themselves or with the scroll. */
const scenes: readonly Scene[] = [
  { name: "an empty page", path: "/health/live", isScrolled: false },
  { name: "/, still", path: "/", isScrolled: false },
  { name: "/, scrolled", path: "/", isScrolled: true },
  { name: "/vaktarens-app, scrolled", path: "/vaktarens-app", isScrolled: true },
];

/**
 * `npm run bench -- frames`: the frames that a phone with a fourth of this machine's speed gets in five seconds, while
 * the page stands still and while a finger scrolls it, beside those of an empty page.
 */
export async function measureFrames(browserPath: string, siteUrl: string): Promise<Figure[]> {
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });
  try {
    const figures: Figure[] = [];
    let most = 0;
    for (const { name, path, isScrolled } of scenes) {
      const times = await frameTimes(browser, `${siteUrl}${path}`, isScrolled);
      const rate = times.length / seconds;
      most ||= rate;
      figures.push(
        { name, value: rate, unit: "frames/s", budget: { atLeast: Math.floor(share * most) } },
        { name: "  a frame, median", value: median(times), unit: "ms" },
      );
    }
    return figures;
  } finally {
    await browser.close();
  }
}

/** The time between each two frames, ms. */
async function frameTimes(browser: Browser, url: string, isScrolled: boolean): Promise<number[]> {
  const context = await browser.newContext({ ...devices["Pixel 7"], viewport: { width: 390, height: 844 } });
  try {
    const page = await context.newPage();
    await page.goto(url, { waitUntil: "networkidle" });
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

/** One finger, 4 000 px in five seconds. */
async function scroll(session: CDPSession): Promise<void> {
  await session.send("Input.synthesizeScrollGesture", {
    x: 200,
    y: 500,
    yDistance: -4000,
    speed: 800,
    gestureSourceType: "touch",
  });
}
