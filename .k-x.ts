import pg from "pg"; import { readFileSync } from "node:fs";
const { owner } = JSON.parse(readFileSync("/tmp/k/conn.json","utf8"));
const c = new pg.Client(owner); await c.connect();
const q = process.argv[2]!.startsWith("/") ? readFileSync(process.argv[2]!,"utf8") : process.argv[2]!;
const r = await c.query(q); for (const x of [r].flat()) console.log(x.rows?.map((y: any) => y["QUERY PLAN"] ?? y)); await c.end();
