import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { commitFile } from "#backend/release.ts";
import { currentCommit } from "./commit.ts";

/** Builds the product, and compresses the client files. */
const run = (...command: string[]) =>
  execFileSync(process.execPath, command, {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });

// Does not print the list of its 700 files.
run("node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "warn");
run("scripts/build-scripts.ts");

for (const entry of readdirSync("build/client", { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !/\.(js|css|svg|json|txt|webmanifest)$/.test(entry.name)) continue;
  const name = join(entry.parentPath, entry.name);
  const bytes = readFileSync(name);
  writeFileSync(
    `${name}.br`,
    brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }),
  );
  writeFileSync(`${name}.gz`, gzipSync(bytes, { level: 9 }));
}
writeFileSync(commitFile, currentCommit());
writeFileSync("build/complete", "");
