import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { migrate } from "#backend/database/migrate.ts";
import { writeFileSync } from "node:fs";
const pg = await startEmbeddedPostgres({ dataDir: "/tmp/k/data2", log: console.log });
const site = await migrate(pg.connection, process.argv[2] ?? "supabase");
writeFileSync("/tmp/k/conn2.json", JSON.stringify({ owner: pg.connection, site }));
console.log(pg.connection);
process.exit(0);
