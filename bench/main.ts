import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { browserVersion, findWholeBrowser } from "#scripts/browser.ts";
import { removeData, startSite } from "#tests/site.ts";
import { measureAdmin } from "./admin.ts";
import { measureBackup } from "./backup.ts";
import { measureBytes } from "./bytes.ts";
import { measureDemoBooking } from "./demo-booking.ts";
import { measureFlood } from "./flood.ts";
import { measureFrames } from "./frames.ts";
import { measureGrowth } from "./growth.ts";
import { lighthousePage, type Peer } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { publicPages } from "./pages.ts";
import { type Figure, isOver, printFigures, printPages } from "./report.ts";
import { soak } from "./soak.ts";
import { measureSecondStart } from "./start.ts";
import { measureStoredRequests } from "./stored-requests.ts";
import { measureThroughput, measureUncached } from "./throughput.ts";

/**
 * `npm run bench`: measures every public page of the built product in a whole browser, then the process itself, and
 * prints every figure beside its budget (docs/product.md, "Speed"): a page is run through Lighthouse once, and five times
 * when that is over a budget or it is named. All figures of a run but the start's own come from one process of the
 * product. `npm run bench -- /pris /` measures these pages and not the process; `--peer NAME=URL` measures another site
 * beside each page; `-- soak` leaves the admin open (soak.ts), `-- flood` lets a crowd ask for uncached pages (flood.ts),
 * `-- frames` counts the frames of pages that move (frames.ts),
 * `-- admin` measures the admin with many leads alone (admin.ts), `-- backup` and `-- growth` measure these (backup.ts, growth.ts; `-- growth leads` one table).
 */
const runs = 5;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: "string", multiple: true, default: [] } },
});
const [kind, minutes = "60"] = positionals;
console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
if (kind === "backup") {
  printFigures("a backup", await measureBackup());
  process.exit();
}
if (kind === "growth") {
  await measureGrowth(positionals[1]);
  process.exit();
}
const browser = findWholeBrowser();
if (kind === "soak") {
  await soak(browser, Number(minutes));
  process.exit();
}
const peers = values.peer.map(peerOf);
console.log(browserVersion(browser));
const site = await startSite({ TRUST_PROXY: "1" });
try {
  if (kind === "flood") printFigures("the process, in a crowd", await measureFlood(site));
  else if (kind === "frames") printFigures("pages that move", await measureFrames(browser, site.url));
  else if (kind === "admin") printFigures("the admin", await measureAdmin(site));
  else await measureAll();
} finally {
  await site.stop();
  await removeData(site);
}

/** Every page that was asked for, and the process when none was. */
async function measureAll(): Promise<void> {
  const pages = (await publicPages(site)).filter(
    ({ path }) => positionals.length === 0 || positionals.includes(path),
  );
  const measured = new Map<string, Figure[]>();
  for (const { path, noindex } of pages) {
    const url = `${site.url}${path}`;
    const look = (times: number) => lighthousePage(browser, url, noindex, peers, times);
    let seen = await look(positionals.length === 0 ? 1 : runs);
    if (positionals.length === 0 && seen.some(isOver)) seen = await look(runs);
    const figures = [...seen, ...(await measureBytes(browser, url))];
    printFigures(path, figures);
    measured.set(path, figures);
  }
  printPages(measured);

  if (positionals.length === 0) printFigures("the process, with /", await measureProcess());
}

/** The start and the admin come last: the first ends the site, the second fills its database. */
async function measureProcess(): Promise<Figure[]> {
  return [
    ...(await measureThroughput(site, "/")),
    ...(await measureUncached(site, "/")),
    ...(await measureFlood(site)),
    ...(await measureStoredRequests(site)),
    ...(await measureDemoBooking(site)),
    ...(await measureMemory(site)),
    ...(await measureSecondStart(site)),
    ...(await measureAdmin(site)),
  ];
}

/** NAME=URL. Throws when it is neither. */
function peerOf(text: string): Peer {
  const at = text.indexOf("=");
  if (at < 1 || !URL.canParse(text.slice(at + 1))) throw new Error(`--peer takes NAME=URL, not ${text}`);
  return { name: text.slice(0, at), url: text.slice(at + 1) };
}
