import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

/** Builds the product, checks it, and writes the compressed twins of the client's files. */
const run = (...command: string[]) =>
  execFileSync(process.execPath, command, {
    stdio: "inherit",
    env: { ...process.env, NODE_ENV: "production" },
  });

run("node_modules/@react-router/dev/bin.cjs", "build");
run("scripts/build-worker.ts");
run("build/server/check-build.js");
slimManifest();

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
writeFileSync("build/complete", "");

/**
 * The list of routes that every page loads names for each route the files that all pages have loaded already, and
 * says what it has not: both go.
 */
function slimManifest(): void {
  const folder = "build/client/assets";
  const name = readdirSync(folder).find((file) => /^manifest-[\da-f]{8}\.js$/.test(file));
  const text = name && readFileSync(join(folder, name), "utf8");
  const [, start, json, end] = /^(window\.__reactRouterManifest=)(\{.*\})(;?)\s*$/s.exec(text ?? "") ?? [];
  if (!name || !json) throw new Error("The list of routes has another form than expected.");
  const manifest: Manifest = JSON.parse(json);
  const everywhere = new Set([...manifest.entry.imports, ...(manifest.routes.root?.imports ?? [])]);
  for (const route of Object.values(manifest.routes)) {
    route.imports = route.imports?.filter((file) => !everywhere.has(file));
    for (const [key, value] of Object.entries(route)) if (value === false) delete route[key];
  }
  writeFileSync(join(folder, name), `${start}${JSON.stringify(manifest)}${end}`);
}

interface Manifest {
  entry: { imports: string[] };
  routes: Record<string, { imports?: string[] | undefined; [key: string]: unknown }>;
}
