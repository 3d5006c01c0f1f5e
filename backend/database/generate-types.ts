import { execFileSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "./embedded.ts";
import { migrate } from "./migrate.ts";

// Writes types.ts from supabase/schema and supabase/migrations, through a temporary database. Run by `npm run db:types`.
const dataDir = await mkdtemp(path.join(tmpdir(), "types-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  await migrate(postgres.connection);
  const { host, user, password, database } = postgres.connection;
  const url = `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host)}`;
  execFileSync(
    process.execPath,
    [
      "node_modules/kysely-codegen/dist/cli/bin.js",
      `--url=${url}`,
      "--dialect=postgres",
      "--include-pattern={public,auth}.*",
      "--default-schema=public",
      "--out-file=backend/database/types.ts",
    ],
    { stdio: "inherit" },
  );
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
