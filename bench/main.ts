import { cpus, loadavg } from "node:os";
import { parseArgs } from "node:util";
import { browserVersion, findFullBrowser } from "#tests/browser.ts";
import { removeData, startSite } from "#tests/site.ts";
import { measureAcceptance } from "./acceptance.ts";
import { measureAdmin } from "./admin.ts";
import { measureBackup } from "./backup.ts";
import { measureBytes } from "./bytes.ts";
import { measureDemoBooking } from "./demo-booking.ts";
import { measureFirstTouch } from "./first-touch.ts";
import { measureFlood } from "./flood.ts";
import { measureFrames } from "./frames.ts";
import { measureGrowth } from "./growth.ts";
import { lighthousePage, type Peer } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { publicPages } from "./pages.ts";
import { serveReferences } from "./references.ts";
import { isOver, type Measurement, printMeasurements, printPages } from "./report.ts";
import { soak } from "./soak.ts";
import { measureSecondStart } from "./start.ts";
import { measureStatus } from "./status.ts";
import { measureStoredRequests } from "./stored-requests.ts";
import { measureThroughput, measureUncached } from "./throughput.ts";

/**
 * `npm run bench`: measures every public page of the built product in a full browser, then the process itself, and
 * prints each measurement beside its budget (product 18). Each page is measured in turn with two references of the same
 * content (references.ts), and its limits are theirs, so that they hold on any machine. Lighthouse runs once for each page,
 * and five times when that exceeds a budget or the page was named. All measurements except the second start come from one
 * process.
 * - `-- /pris /`: only these pages, without the process; `-- process`: only the process.
 * - `--peer NAME=URL`: another site beside each page.
 * - `-- soak`, `flood`, `stored-requests`, `acceptance`, `frames`, `admin`, `status`, `backup` or `growth`: only what the
 *   file of that name measures, an acceptance beside a stored form; `-- soak 5` for five minutes, `-- growth leads` for
 *   one of its tables.
 */
const runs = 5;
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { peer: { type: "string", multiple: true, default: [] } },
});
const [kind, minutes = "60"] = positionals;
console.log(`${cpus().length} cores, load ${loadavg()[0]?.toFixed(1)}`);
if (kind === "backup") {
  printMeasurements("a backup", await measureBackup());
  process.exit();
}
if (kind === "growth") {
  await measureGrowth(positionals[1]);
  process.exit();
}
const browser = findFullBrowser();
if (kind === "soak") {
  await soak(browser, Number(minutes));
  process.exit();
}
const peers = values.peer.map(peerOf);
console.log(browserVersion(browser));
const site = await startSite({ TRUST_PROXY: "1" });
try {
  if (kind === "flood") printMeasurements("the process under load", await measureFlood(site));
  else if (kind === "stored-requests") printMeasurements("forms", await measureStoredRequests(site));
  else if (kind === "acceptance")
    printMeasurements("an acceptance beside a form", [
      ...(await measureStoredRequests(site)),
      ...(await measureAcceptance(site)),
    ]);
  else if (kind === "frames") printMeasurements("animated pages", await measureFrames(browser, site.url));
  else if (kind === "admin") printMeasurements("the admin", await measureAdmin(site));
  else if (kind === "status") printMeasurements("the status page", await measureStatus(site));
  else if (kind === "process") printMeasurements("the process, with /", await measureProcess());
  else await measureAll();
} finally {
  await site.stop();
  await removeData(site);
}

/** Measures the pages that were named; without any, all pages and the process. */
async function measureAll(): Promise<void> {
  const pages = (await publicPages(site)).filter(
    ({ path }) => positionals.length === 0 || positionals.includes(path),
  );
  const measured = new Map<string, Measurement[]>();
  const references = await serveReferences(site.url);
  for (const { path, noindex } of pages) {
    const url = `${site.url}${path}`;
    const runLighthouse = (times: number) =>
      lighthousePage(browser, url, noindex, references.of(path), peers, times);
    let results = await runLighthouse(positionals.length === 0 ? 1 : runs);
    if (positionals.length === 0 && results.some(isOver)) results = await runLighthouse(runs);
    const touch = await measureFirstTouch(browser, url, references.of(path));
    const measurements = [...results, ...touch, ...(await measureBytes(browser, url))];
    printMeasurements(path, measurements);
    measured.set(path, measurements);
  }
  references.close();
  printPages(measured);

  if (positionals.length === 0) printMeasurements("the process, with /", await measureProcess());
}

/** The second start and the admin come last: the former stops the site, the latter fills its database. */
async function measureProcess(): Promise<Measurement[]> {
  return [
    ...(await measureThroughput(site, "/")),
    ...(await measureUncached(site, "/")),
    ...(await measureFlood(site)),
    ...(await measureStoredRequests(site)),
    ...(await measureAcceptance(site)),
    ...(await measureDemoBooking(site)),
    ...(await measureMemory(site)),
    ...(await measureSecondStart(site)),
    ...(await measureAdmin(site)),
  ];
}

/** Parses NAME=URL. Throws when it is something else. */
function peerOf(text: string): Peer {
  const equals = text.indexOf("=");
  if (equals < 1 || !URL.canParse(text.slice(equals + 1)))
    throw new Error(`--peer takes NAME=URL, not ${text}`);
  return { name: text.slice(0, equals), url: text.slice(equals + 1) };
}
