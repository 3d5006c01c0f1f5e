import { setTimeout as delay } from "node:timers/promises";
import { type BrowserContext, chromium } from "@playwright/test";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { browserFlags } from "#tests/browser.ts";
import { inspected, openInspector } from "#tests/inspector.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor, type TestSession } from "#tests/staff.ts";
import { megabytes } from "./memory.ts";
import { type Measurement, printMeasurements } from "./report.ts";

const tabs = 10;
/** The transactions a minute that PostgreSQL's maintenance and these measurements may add. */
const maintenance = 15;
/**
 * `npm run bench -- soak 60`: leaves ten tabs of the admin open in a browser for 60 minutes, each with its own account
 * and browser profile, without any activity. Run it at a time of day when the company's opening hours do not begin or end
 * and no day begins, since the tabs would then rightly reload. Prints the process's memory at the start, in the middle
 * and at the end, and the requests and transactions that had no cause.
 */
export async function soak(browserPath: string, minutes: number): Promise<void> {
  const site = await startSite({ TRUST_PROXY: "1", ...inspected });
  const browser = await chromium.launch({ executablePath: browserPath, args: [...browserFlags] });
  try {
    const inspector = await openInspector(site);
    const sessions: TestSession[] = [];
    for (let tab = 0; tab < tabs; tab += 1) {
      const account = await addAccount((query, values) => ask(site, query, values), { role: "admin" });
      sessions.push(await signInWithSecondFactor(site.url, account));
    }
    // The first minute includes the work of the start.
    await delay(60_000);
    const baseline = await transactionsPerMinute(site, () => delay(120_000));
    console.log(`${round(baseline)} transactions a minute without a tab`);

    const count = { requests: 0 };
    for (const session of sessions) await openTab(await browser.newContext(), site, session, count);
    await delay(5_000);
    count.requests = 0;
    const measure = async () => {
      const resident = await megabytes(site, "VmRSS");
      return {
        resident,
        heap: (await inspector.heap()) / 2 ** 20,
        streams: await inspector.streams(),
        timers: await inspector.timers(),
      };
    };
    const start = await measure();
    let middle = start;
    const rate = await transactionsPerMinute(site, async () => {
      for (let minute = 1; minute <= minutes; minute += 1) {
        await delay(60_000);
        console.log(
          `minute ${minute}: ${round(await megabytes(site, "VmRSS"))} MB, ${count.requests} requests`,
        );
        if (minute === Math.ceil(minutes / 2)) middle = await measure();
      }
    });
    const end = await measure();
    inspector.close();

    const measurements: Measurement[] = [
      { name: "Resident memory at the start", value: start.resident, unit: "MB" },
      { name: "Resident memory in the middle", value: middle.resident, unit: "MB" },
      { name: "Resident memory at the end", value: end.resident, unit: "MB" },
      { name: "Heap in use at the start", value: start.heap, unit: "MB" },
      { name: "Heap in use in the middle", value: middle.heap, unit: "MB" },
      {
        name: "Heap in use at the end",
        value: end.heap,
        unit: "MB",
        budget: { atMost: Math.ceil(start.heap) + 5 },
      },
      { name: "Streams held at the start", value: start.streams, unit: "" },
      { name: "Streams held in the middle", value: middle.streams, unit: "" },
      {
        name: "Streams held at the end",
        value: end.streams,
        unit: "",
        budget: { atMost: start.streams + 2 },
      },
      { name: "Timers at the start", value: start.timers, unit: "" },
      { name: "Timers at the end", value: end.timers, unit: "", budget: { atMost: start.timers + 5 } },
      { name: "Requests of the tabs", value: count.requests / minutes, unit: "/min", budget: { atMost: 0 } },
      {
        name: "Transactions without a cause",
        // Once a minute each session is checked, and whether the time alone has changed what pages show.
        value: rate - baseline - tabs - 1,
        unit: "/min",
        budget: { atMost: maintenance },
      },
    ];
    printMeasurements(`${tabs} idle tabs of the admin, ${minutes} minutes`, measurements);
  } finally {
    await browser.close();
    await site.stop();
    await removeData(site);
  }
}

/** Opens the admin in a tab and counts the tab's requests; resolves when its event stream is open. */
async function openTab(
  context: BrowserContext,
  site: RunningSite,
  { cookies }: TestSession,
  count: { requests: number },
): Promise<void> {
  await context.addCookies(cookies);
  const page = await context.newPage();
  page.on("request", () => {
    count.requests += 1;
  });
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (pathname !== adminPaths.overview) console.log(`a tab has left the admin for ${pathname}`);
  });
  page.on("crash", () => console.log("a tab has crashed"));
  const listening = page.waitForRequest(`**${adminPaths.changes}?*`);
  await page.goto(`${site.url}${adminPaths.overview}`);
  await listening;
}

/** The database's transactions per minute during `activity`. */
async function transactionsPerMinute(site: RunningSite, activity: () => Promise<void>): Promise<number> {
  const before = await transactions(site);
  const startedAt = performance.now();
  await activity();
  const after = await transactions(site);
  return (after - before) / ((performance.now() - startedAt) / 60_000);
}

async function transactions(site: RunningSite): Promise<number> {
  // An idle PostgreSQL backend reports its statistics after ten seconds.
  await delay(11_000);
  const [row] = await ask(
    site,
    "select (xact_commit + xact_rollback)::int as made from pg_stat_database where datname = current_database()",
  );
  return Number(Reflect.get(Object(row), "made"));
}

const round = (value: number) => Math.round(value * 10) / 10;
