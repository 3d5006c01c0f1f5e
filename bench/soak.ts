import { setTimeout as delay } from "node:timers/promises";
import { type BrowserContext, chromium } from "@playwright/test";
import { adminPaths } from "#app/site-map.ts";
import { browserFlags } from "#scripts/browser.ts";
import { inspected, openInspector } from "#tests/inspector.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor, type TestSession } from "#tests/staff.ts";
import { megabytes } from "./memory.ts";
import { type Figure, printFigures } from "./report.ts";

const tabs = 10;
/** The transactions a minute that monitoring the database and its own maintenance may add. */
const housekeeping = 15;
/**
 * `npm run bench -- soak 60`: the built product with ten tabs of the admin open in a real browser, each with an
 * account and a browser profile of its own, and no activity for so many minutes, in which the office neither opens nor
 * closes nor a day begins (the tabs would rightly read their pages again). Prints the process's memory at the
 * start, in the middle and at the end, and the requests and queries that came without a reason.
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
    // The first minutes include the start's own work.
    await delay(60_000);
    const alone = await transactionsAMinute(site, () => delay(120_000));
    console.log(`${round(alone)} transactions a minute without a tab`);

    const asked = { requests: 0 };
    for (const session of sessions) await openTab(await browser.newContext(), site, session, asked);
    await delay(5_000);
    asked.requests = 0;
    const look = async () => {
      const resident = await megabytes(site, "VmRSS");
      return {
        resident,
        heap: (await inspector.heap()) / 2 ** 20,
        streams: await inspector.streams(),
        timers: await inspector.timers(),
      };
    };
    const start = await look();
    let middle = start;
    const rate = await transactionsAMinute(site, async () => {
      for (let minute = 1; minute <= minutes; minute += 1) {
        await delay(60_000);
        console.log(
          `minute ${minute}: ${round(await megabytes(site, "VmRSS"))} MB, ${asked.requests} requests`,
        );
        if (minute === Math.ceil(minutes / 2)) middle = await look();
      }
    });
    const end = await look();
    inspector.close();

    const figures: Figure[] = [
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
      { name: "Requests of the tabs", value: asked.requests / minutes, unit: "/min", budget: { atMost: 0 } },
      {
        name: "Transactions that nothing asked for",
        // Once a minute each session is checked, and whether time has changed what pages say.
        value: rate - alone - tabs - 1,
        unit: "/min",
        budget: { atMost: housekeeping },
      },
    ];
    printFigures(`${tabs} idle tabs of the admin, ${minutes} minutes`, figures);
  } finally {
    await browser.close();
    await site.stop();
    await removeData(site);
  }
}

/** Opens the admin as a user does, and counts the tab's requests once it is loaded. */
async function openTab(
  context: BrowserContext,
  site: RunningSite,
  { cookies }: TestSession,
  asked: { requests: number },
): Promise<void> {
  await context.addCookies(cookies);
  const page = await context.newPage();
  page.on("request", () => {
    asked.requests += 1;
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

/** The site's transactions a minute during an activity. */
async function transactionsAMinute(site: RunningSite, going: () => Promise<void>): Promise<number> {
  const before = await transactions(site);
  const begun = performance.now();
  await going();
  const after = await transactions(site);
  return (after - before) / ((performance.now() - begun) / 60_000);
}

async function transactions(site: RunningSite): Promise<number> {
  // An idle PostgreSQL process reports its counts after ten seconds.
  await delay(11_000);
  const [row] = await ask(
    site,
    "select (xact_commit + xact_rollback)::int as made from pg_stat_database where datname = current_database()",
  );
  return Number(Reflect.get(Object(row), "made"));
}

const round = (value: number) => Math.round(value * 10) / 10;
