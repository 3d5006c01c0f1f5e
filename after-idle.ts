import { chromium } from "@playwright/test";
import { startSite, removeData } from "#tests/site.ts";
const site = await startSite({});
const b = await chromium.launch({executablePath:'/usr/bin/chromium'});
for (const path of process.argv.slice(2)) {
const p = await b.newPage({viewport:{width:390,height:844}});
const cdp = await p.context().newCDPSession(p); await cdp.send("Network.enable");
const urls=new Map<string,string>(); const out:[string,number][]=[];
cdp.on("Network.responseReceived",e=>urls.set(e.requestId,e.response.url));
cdp.on("Network.loadingFinished",e=>out.push([urls.get(e.requestId)??"",e.encodedDataLength]));
await p.goto(site.url+path); await p.locator("html[data-alive]").waitFor({state:"attached"}); await p.waitForTimeout(1500);
const js=out.filter(([u])=>u.endsWith(".js"));
console.log(path, js.map(([u,n])=>u.split("/").pop()+" "+n).join("\n  "), "\n  SUM", js.reduce((a,[,n])=>a+n,0));
await p.close();}
await b.close(); await site.stop(); await removeData(site);
