import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { build } from "vite";
import { offlinePath } from "#app/offline/rules.ts";

/**
 * Builds the service worker into the client's files. It is told what to fetch when it is installed; the two
 * offline pages belong to the server's build, so that a new one brings a new worker.
 */
const revision = createHash("sha256").update(readFileSync("build/server/main.js")).digest("hex").slice(0, 16);
const hashed = readdirSync("build/client/assets").filter((name) => name.endsWith(".woff2"));
const precached = [
  ...["sv", "en"].map((locale) => ({ url: `${offlinePath}?lang=${locale}`, revision })),
  { url: "/logo/logo-on-night.svg", revision },
  ...hashed.map((name) => ({ url: `/assets/${name}`, revision: null })),
];

await build({
  configFile: false,
  publicDir: false,
  logLevel: "warn",
  define: { precached: JSON.stringify(precached), "process.env.NODE_ENV": '"production"' },
  build: {
    outDir: "build/client",
    emptyOutDir: false,
    rollupOptions: {
      input: "app/offline/service-worker.ts",
      output: { format: "iife", entryFileNames: "sw.js" },
    },
  },
});
