import { chromium, devices } from "@playwright/test";
import { browserFlags } from "#tests/browser.ts";
import type { Peer } from "./lighthouse.ts";
import { type Measurement, median } from "./report.ts";

const runs = 5;
const slowdown = 4;
/** Slow 4G as the browser's developer tools have it, in bytes a second and ms. */
const slow4g = { downloadThroughput: 180_000, uploadThroughput: 84_375, latency: 562.5 };
/** The time (ms) from the first paint to the touch. */
const delay = 200;
/** The time (ms) from the touch until which everything is counted. A touch that has opened nothing by then is lost. */
const counted = 3_000;
/** The longest that an interaction may take (ms) to be called good, https://web.dev/articles/inp. */
const goodInp = 200;

interface Touch {
  /** From the touch to the open dialog (ms); infinite if the touch was lost. */
  opened: number;
  /** The longest interaction (ms). */
  inp: number;
  /** The processor time (ms) of the main thread, of the raster threads and of all processes. */
  main: number;
  raster: number;
  all: number;
}

/**
 * Measures the first touch on a page and on its references in turn: on a phone's screen, with a fourth of this machine's
 * speed and slow 4G, 200 ms after the first paint a finger touches the first control in view that opens a dialog. Medians
 * of five.
 */
export async function measureFirstTouch(
  browserPath: string,
  url: string,
  references: readonly Peer[],
): Promise<Measurement[]> {
  const subjects = [{ name: "", url }, ...references];
  const touches = new Map<string, Touch[]>(subjects.map(({ name }) => [name, []]));
  for (let run = 0; run < runs; run += 1)
    for (const { name, url } of subjects) touches.get(name)?.push(await touch(browserPath, url));
  const of = (name: string, figure: keyof Touch) =>
    median((touches.get(name) ?? []).map((one) => one[figure]));
  const best = (figure: keyof Touch) => Math.min(...references.map(({ name }) => of(name, figure)));
  const rows = (title: string, figure: keyof Touch, budget?: Measurement["budget"]): Measurement[] => [
    { name: title, value: of("", figure), unit: "ms", ...(budget ? { budget } : {}) },
    ...references.map(({ name }) => ({ name: `  ${name}`, value: of(name, figure), unit: "ms" })),
  ];
  return [
    ...rows("First touch, to the open dialog", "opened", { atMost: Math.min(best("opened"), counted) }),
    ...rows("First touch, INP", "inp", { atMost: Math.max(goodInp, best("inp")) }),
    ...rows("Processor time of the main thread", "main"),
    ...rows("Processor time of raster", "raster"),
    ...rows("Processor time of all processes", "all"),
  ];
}

async function touch(browserPath: string, url: string): Promise<Touch> {
  const browser = await chromium.launch({ executablePath: browserPath, args: browserFlags });
  try {
    const whole = await browser.newBrowserCDPSession();
    const context = await browser.newContext({
      ...devices["Pixel 7"],
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4g });
    await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
    await page.addInitScript(watch);
    await browser.startTracing(page, {
      categories: ["devtools.timeline", "disabled-by-default-devtools.timeline"],
    });
    const before = await processorTime();
    await page.goto(url, { waitUntil: "commit" });
    await page.waitForFunction((delay) => {
      const [paint] = performance.getEntriesByName("first-contentful-paint");
      return paint && performance.now() > paint.startTime + delay;
    }, delay);
    const place = await page.evaluate(() => {
      for (const button of document.querySelectorAll("[commandfor], [data-opens]")) {
        const { x, y, width, height } = button.getBoundingClientRect();
        if (width > 0 && y >= 0 && y + height <= innerHeight) return { x: x + width / 2, y: y + height / 2 };
      }
      return null;
    });
    if (!place) throw new Error(`${url} has no control in view that opens a dialog.`);
    await page.touchscreen.tap(place.x, place.y);
    await page.waitForTimeout(counted);
    const touched = await page.evaluate(() => window.touched);
    const all = (await processorTime()) - before;
    const threads = threadTimes(await browser.stopTracing());
    return {
      opened: touched?.opened || Number.POSITIVE_INFINITY,
      inp: touched?.inp ?? Number.NaN,
      ...threads,
      all,
    };

    /** Of all of the browser's processes, in ms. */
    async function processorTime(): Promise<number> {
      const { processInfo } = await whole.send("SystemInfo.getProcessInfo");
      return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime, 0) * 1000;
    }
  } finally {
    await browser.close();
  }
}

/** Runs in the page: notes when the finger came down, when a dialog is open, and the longest interaction. */
function watch(): void {
  const touched = { began: 0, opened: 0, inp: 0 };
  window.touched = touched;
  addEventListener("pointerdown", ({ timeStamp }) => (touched.began ||= timeStamp), true);
  new MutationObserver(() => {
    if (touched.began && !touched.opened && document.querySelector("dialog[open]"))
      requestAnimationFrame(() => (touched.opened = performance.now() - touched.began));
  }).observe(document, { subtree: true, attributes: true, attributeFilter: ["open"] });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if ("interactionId" in entry && entry.interactionId)
        touched.inp = Math.max(touched.inp, entry.duration);
  }).observe({ type: "event", durationThreshold: 16, buffered: true });
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Processor time in µs. */
  tdur?: number;
  args: { name?: string };
}

/** The processor time (ms) of tasks on the page's main thread and of raster. */
function threadTimes(trace: Buffer): { main: number; raster: number } {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString());
  const threads = new Map<string, string>();
  for (const { name, pid, tid, args } of traceEvents)
    if (name === "thread_name") threads.set(`${pid} ${tid}`, args.name ?? "");
  const sum = (names: RegExp, task: string) =>
    traceEvents
      .filter(({ name, pid, tid }) => name === task && names.test(threads.get(`${pid} ${tid}`) ?? ""))
      .reduce((total, { tdur = 0 }) => total + tdur / 1000, 0);
  return { main: sum(/^CrRendererMain$/, "RunTask"), raster: sum(/./, "RasterTask") };
}

declare global {
  interface Window {
    touched?: { began: number; opened: number; inp: number };
  }
}
