import { execFileSync } from "node:child_process";
import { mkdtemp, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { readRelease } from "#backend/release.ts";
import { packSample } from "#tests/release-sample.ts";

/**
 * `npm run release:sample`: writes tests/releases/VERSION.tar.gz, the demo's database as this version makes it. Each later
 * version is tested to migrate it.
 */
const { version } = await readRelease();
const file = `tests/releases/${version}.tar.gz`;
const dataDir = await mkdtemp(join(tmpdir(), "release-sample-"));
try {
  const fill = ["scripts/demo/fill-folder.ts", dataDir, "http://localhost:3000"];
  execFileSync(process.execPath, fill, { stdio: "inherit" });
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => undefined });
  try {
    await packSample(postgres.connection, file);
  } finally {
    await postgres.stop();
  }
} finally {
  await rm(dataDir, { recursive: true, force: true });
}
console.log(`${file}: ${Math.round((await stat(file)).size / 1_000)} kB`);
