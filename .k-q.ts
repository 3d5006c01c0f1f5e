import pg from "pg"; import { readFileSync } from "node:fs";
const { site } = JSON.parse(readFileSync("/tmp/k/conn.json","utf8"));
const c = new pg.Client(site); await c.connect();
const claims = JSON.stringify({ sub: "00000000-0000-4000-8000-000000000001", aal: "aal2", role: "authenticated", session_id: "00000000-0000-4000-8000-0000000000aa" });
async function run(name: string, filter: object, sort = "newest", place: object | null = null, backwards = false) {
  const times: number[] = []; let rows = 0;
  for (let i = 0; i < 25; i++) {
    const t = performance.now();
    await c.query("begin"); await c.query("select set_config('role','authenticated',true), set_config('request.jwt.claims',$1,true)", [claims]);
    const r = await c.query("select id, company, created_at from find_leads($1,$2,$3,$4,51)", [filter, sort, place, backwards]); rows = r.rows.length;
    await c.query("commit"); times.push(performance.now() - t);
  }
  times.sort((a, b) => a - b); console.log(name.padEnd(40), rows, "median", times[12]?.toFixed(1), "p95", times[23]?.toFixed(1));
}
await run("list", {}); await run("status", { status: "quoted" }); await run("deep", {}, "newest", { at: "2026-02-01T00:00:00Z", id: "00000000-0000-0000-0000-000000000000" });
await run("name", {}, "name"); await run("name status", { status: "won" }, "name"); await run("assigned none + city+service", { assigned: "none", city: "malmo", service: "host" });
await run("oldest new", { status: "new" }, "oldest");
for (const s of ["mälarport", "malarport 123", "hamnfest", "kars", "karin lund", "namn4711@foretag4711.example", "0700004711", "väktare konsert vecka 12", "ordn", "xyzzy", "ärende a", "vi", "och", "vi söker", "C-", "besökarna"]) await run("search " + s, { search: s });
await run("search status", { search: "hamnfest", status: "won", service: "guard" }); await run("search name", { search: "hamnfest" }, "name"); await run("search rare name", { search: "malarport 123" }, "name");
await run("period+status", { status: "won", since: "2026-03-01T00:00:00Z", before: "2026-03-02T00:00:00Z" });
await run("city rare", { city: "malmo", service: "training", kind: "order", status:"quoted" });
await c.end();
