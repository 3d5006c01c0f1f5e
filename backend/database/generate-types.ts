import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedPostgres } from "./embedded.ts";
import { generatedTypes } from "./generated-types.ts";
import { migrate } from "./migrate.ts";

// Writes types.ts from supabase/schema and supabase/migrations, through a temporary database. Run by `npm run db:types`.
const dataDir = await mkdtemp(path.join(tmpdir(), "types-"));
const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
try {
  await migrate(postgres.connection);
  await writeFile("backend/database/types.ts", await generatedTypes(postgres.connection));
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}
