import { createServer } from "vite";
import { readNote, writeNote } from "./folder.ts";

/** Fills a demo's folder: `node scripts/demo/fill-folder.ts FOLDER SITE_URL`. Vite runs it, since emails are JSX. */
const [, , folder = "", siteUrl = ""] = process.argv;
const vite = await createServer({
  configFile: false,
  logLevel: "warn",
  appType: "custom",
  server: { middlewareMode: true, hmr: false, ws: false, watch: null },
  optimizeDeps: { noDiscovery: true },
});
try {
  const { fillDemo } = (await vite.ssrLoadModule("/scripts/demo/fill.ts")) as typeof import("./fill.ts");
  const signIns = await fillDemo({ dataDir: folder, siteUrl, log: (line) => console.log(`  ${line}`) });
  const note = readNote(folder);
  if (note) writeNote(folder, { ...note, signIns });
} finally {
  await vite.close();
}
