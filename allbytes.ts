import { removeData, startSite } from "#tests/site.ts";
import { findBrowser } from "#scripts/browser.ts";
import { measureBytes } from "./bench/bytes.ts";
import { publicPages } from "./bench/pages.ts";
const site = await startSite({});
const asked = process.argv.slice(2);
for (const { path } of (await publicPages(site)).filter(p => !asked.length || asked.includes(p.path))) {
  const f = await measureBytes(findBrowser(), site.url + path);
  const get = (n: string) => f.find(x => x.name.startsWith(n))?.value.toFixed(1);
  console.log(path.padEnd(45), "html", get("HTML"), "script", get("Script after"));
}
await site.stop(); await removeData(site);
