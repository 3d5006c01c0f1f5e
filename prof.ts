import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags, findBrowser } from "#scripts/browser.ts";
import { startSite, removeData } from "#tests/site.ts";
import { writeFileSync } from "node:fs";
const site = await startSite({});
const path = process.argv[2] ?? "/";
for (let i=0;i<3;i++){
const chrome = await launch({ chromePath: findBrowser(), chromeFlags: ["--headless=new", ...browserFlags] });
const r = await lighthouse(site.url+path, {port: chrome.port, onlyCategories:["performance"], logLevel:"error"});
chrome.kill();
const a=r!.lhr.audits;
console.log("FCP",a["first-contentful-paint"]!.numericValue,"LCP",a["largest-contentful-paint"]!.numericValue,"TBT",a["total-blocking-time"]!.numericValue, "obsFCP", (a.metrics!.details as any).items[0].observedFirstContentfulPaint);
const tasks=(a["main-thread-tasks"]!.details as any).items.filter((t:any)=>t.duration>3).map((t:any)=>`${t.startTime.toFixed(0)}+${t.duration.toFixed(1)}`);
console.log(tasks.join("  "));
if(i==2){ writeFileSync("/tmp/prof/trace.json", JSON.stringify((r!.artifacts as any).Trace ?? (r!.artifacts as any).traces?.defaultPass)); writeFileSync("/tmp/prof/lhr.json", JSON.stringify(r!.lhr)); }
}
await site.stop(); await removeData(site);
