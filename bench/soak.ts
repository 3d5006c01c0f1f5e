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
/** An open tab checks once a minute: HEAD of the event stream, then the page's data. */
const requestsOfLook = 2;

/**
 * `npm run bench -- soak 60`: the built product with ten tabs of the admin open in a real browser, each with an
 * account and a browser profile of its own, and no activity for so many minutes. Prints the process's memory at the
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
    const perLook = await transactionsOfLook(site, sessions[0]?.cookieHeader ?? "");
    // The first minutes include the start's own work.
    await delay(60_000);
    const alone = await transactionsAMinute(site, () => delay(120_000));
    console.log(`${round(alone)} transactions a minute without a tab, ${round(perLook)} for a tab's look`);

    const asked = { looks: 0, requests: 0 };
    for (const session of sessions) await openTab(await browser.newContext(), site, session, asked);
    await delay(5_000);
    Object.assign(asked, { looks: 0, requests: 0 });
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

    const looksAMinute = asked.looks / minutes;
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
      { name: "Looks of the tabs", value: looksAMinute, unit: "/min", budget: { atMost: tabs * 1.02 } },
      {
        name: "Requests that nothing asked for",
        value: (asked.requests - asked.looks * requestsOfLook) / minutes,
        unit: "/min",
        budget: { atMost: 0 },
      },
      {
        name: "Transactions that nothing asked for",
        // Each session is checked once a minute.
        value: rate - alone - looksAMinute * perLook - tabs,
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
  asked: { looks: number; requests: number },
): Promise<void> {
  await context.addCookies(cookies);
  const page = await context.newPage();
  page.on("request", (request) => {
    asked.requests += 1;
    if (request.method() === "HEAD") asked.looks += 1;
  });
  page.on("framenavigated", (frame) => {
    const { pathname } = new URL(frame.url());
    if (pathname !== adminPaths.overview) console.log(`a tab has left the admin for ${pathname}`);
  });
  page.on("crash", () => console.log("a tab has crashed"));
  const listening = page.waitForRequest(`**${adminPaths.changes}`);
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

/** The transactions of a tab's check, by requesting the same: the median of many, less what ran meanwhile. */
async function transactionsOfLook(site: RunningSite, cookie: string): Promise<number> {
  const looks = 50;
  const rest = await transactionsAMinute(site, () => delay(10_000));
  const begun = performance.now();
  const before = await transactions(site);
  for (let look = 0; look < looks; look += 1) {
    await fetch(`${site.url}${adminPaths.changes}`, { method: "HEAD", headers: { cookie } });
    await (await fetch(`${site.url}${adminPaths.overview}.data`, { headers: { cookie } })).text();
  }
  const made = (await transactions(site)) - before;
  return (made - rest * ((performance.now() - begun) / 60_000)) / looks;
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
