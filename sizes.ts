import { startSite, removeData } from "#tests/site.ts";
import { brotliCompressSync, constants } from "node:zlib";
import { writeFileSync } from "node:fs";
const br=(s:string)=>brotliCompressSync(Buffer.from(s),{params:{[constants.BROTLI_PARAM_QUALITY]:11}}).length;
const site = await startSite({});
for (const path of process.argv.slice(2)) {
 const html = await (await fetch(site.url+path)).text();
 writeFileSync("/tmp/prof/page"+path.replaceAll("/","_")+".html", html);
 const styles=[...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(m=>m[1]!);
 const scripts=[...html.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g)].map(m=>m[1]!);
 const noStyle=html.replace(/<style>[\s\S]*?<\/style>/g,"");
 const noData=html.replace(/<script[^>]*>[\s\S]*?<\/script>/g,"");
 const bare=noStyle.replace(/<script[^>]*>[\s\S]*?<\/script>/g,"");
 console.log(path,"raw",html.length,"br",br(html),"| styles raw",styles.map(s=>s.length).join("+"),"without",br(noStyle),"| scripts",scripts.map(s=>s.length).join("+"),"without",br(noData),"| bare",br(bare));
}
await site.stop(); await removeData(site);
