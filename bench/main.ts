import { findBrowser } from "#scripts/browser.ts";
import { removeData, startSite } from "#tests/site.ts";
import { measureAdmin } from "./admin.ts";
import { measureBytes } from "./bytes.ts";
import { measureDemoBooking } from "./demo-booking.ts";
import { lighthousePage } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { publicPages } from "./pages.ts";
import { type Figure, isOver, printFigures } from "./report.ts";
import { soak } from "./soak.ts";
import { measureSecondStart } from "./start.ts";
import { measureStoredRequests } from "./stored-requests.ts";
import { measureThroughput, measureUncached } from "./throughput.ts";

/**
 * `npm run bench`: measures every public page of the built product, then the process itself, and prints every
 * figure beside its budget (architecture.md, "How a page is made"). All figures of one run but the start's own
 * come from one process of the product. `npm run bench -- /pris /` measures these pages alone, `npm run bench -- soak`
 * leaves the admin open (soak.ts).
 */
const browser = findBrowser();
const [kind, minutes = "60"] = process.argv.slice(2);
if (kind === "soak") {
  await soak(browser, Number(minutes));
  process.exit();
}
const site = await startSite({ TRUST_PROXY: "1" });
try {
  const asked = process.argv.slice(2);
  const pages = (await publicPages(site)).filter(({ path }) => asked.length === 0 || asked.includes(path));
  const over: string[] = [];
  for (const { path, noindex } of pages) {
    const url = `${site.url}${path}`;
    const figures = [...(await lighthousePage(browser, url, noindex)), ...(await measureBytes(browser, url))];
    printFigures(path, figures);
    over.push(...figures.filter(isOver).map(({ name }) => `${path}: ${name}`));
  }
  console.log(`\n${pages.length} pages, over budget: ${over.length > 0 ? over.join(", ") : "none"}`);

  const figures: Figure[] = [];
  const add = async (measuring: Promise<Figure[]>) => {
    figures.push(...(await measuring));
  };
  await add(measureThroughput(site, "/"));
  await add(measureUncached(site, "/"));
  await add(measureStoredRequests(site));
  await add(measureDemoBooking(site));
  await add(measureMemory(site));
  await add(measureSecondStart(site));
  await add(measureAdmin(site));
  printFigures("the process, with /", figures);
} finally {
  await site.stop();
  await removeData(site);
}
