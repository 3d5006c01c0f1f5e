import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { build, type UserConfig } from "vite";
import { offlinePath } from "#app/offline/cacheable.ts";

/**
 * Builds the scripts outside the app's bundle: the service worker, into the client files, and the inline script of each
 * page, which the server reads at its start. The worker contains the list of files to precache; the two offline pages
 * have the server build's revision, so that a new build installs a new worker.
 */
const revision = createHash("sha256").update(readFileSync("build/server/main.js")).digest("hex").slice(0, 16);
const fonts = readdirSync("build/client/assets").filter((name) => name.endsWith(".woff2"));
const precached = [
  ...["sv", "en"].map((locale) => ({ url: `${offlinePath}?lang=${locale}`, revision })),
  { url: "/logo/logo-on-night.svg", revision },
  ...fonts.map((name) => ({ url: `/assets/${name}`, revision: null })),
];

await buildAlone("app/offline/service-worker.ts", "build/client", "sw.js", {
  precached: JSON.stringify(precached),
});
await buildAlone("app/document/inline-script.ts", "build/server", "inline-script.js");

async function buildAlone(input: string, outDir: string, name: string, define: UserConfig["define"] = {}) {
  await build({
    configFile: false,
    publicDir: false,
    logLevel: "error",
    define: { ...define, "process.env.NODE_ENV": '"production"' },
    build: {
      outDir,
      emptyOutDir: false,
      modulePreload: false,
      rollupOptions: {
        input,
        // Drops modules that nothing uses.
        treeshake: { moduleSideEffects: false },
        output: { format: "iife", entryFileNames: name },
      },
    },
  });
}
