import { findBrowser } from "#scripts/browser.ts";
import { removeData, startSite } from "#tests/site.ts";
import { measureBytes } from "./bytes.ts";
import { lighthousePage } from "./lighthouse.ts";
import { measureMemory } from "./memory.ts";
import { type Figure, printFigures } from "./report.ts";
import { measureSecondStart } from "./start.ts";
import { measureStoredRequests } from "./stored-requests.ts";
import { measureThroughput, measureUncached } from "./throughput.ts";

/**
 * `npm run bench`: measures the built product and prints every figure beside its budget (architecture.md,
 * "How a page is made"). All figures of one run but the start's own come from one process of the product.
 */
const browser = findBrowser();
const site = await startSite({ TRUST_PROXY: "1" });
try {
  const figures: Figure[] = [];
  const add = async (measuring: Promise<Figure[]>) => {
    figures.push(...(await measuring));
  };
  await add(lighthousePage(browser, `${site.url}/`));
  await add(measureBytes(browser, `${site.url}/`));
  await add(measureThroughput(site, "/"));
  await add(measureUncached(site, "/"));
  await add(measureStoredRequests(site));
  await add(measureMemory(site));
  await add(measureSecondStart(site));
  printFigures("/", figures);
} finally {
  await site.stop();
  await removeData(site);
}
