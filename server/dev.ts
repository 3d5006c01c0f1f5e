import { createServer as createHttpServer } from "node:http";
import { relative, resolve } from "node:path";
import { createServer, type ViteDevServer } from "vite";
import { type Configuration, readConfiguration } from "./configuration.ts";
import { startProblem, startProblemCode } from "./start-problem.ts";
import { watchTypes } from "./watch-types.ts";

/**
 * The process of `npm run dev`: Vite serves the client files and reloads what changes; the backend is the real one. It
 * also runs by itself (`node --inspect-brk server/dev.ts`); then nothing starts it again.
 */
const configuration = readSettings();
// Vite's hot reload answers on the site's own port.
const server = createHttpServer();
const vite = await createServer({
  appType: "custom",
  clearScreen: false,
  server: {
    middlewareMode: true,
    ws: { server },
    // PostgreSQL writes its files all the time.
    watch: { ignored: [`${resolve("data")}/**`, `${resolve(configuration.DATA_DIR)}/**`] },
  },
}).catch((error: Error) => {
  // A route without its module, or a mistake in vite.config.ts.
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
});
endWithDatabase(vite);
restartOnChange(vite);
try {
  const { startDevelopment } = await vite.ssrLoadModule("/server/development.ts");
  await startDevelopment(vite, server, configuration);
} catch (error) {
  // Vite itself prints the mistakes that it finds in a source.
  if (!(error instanceof Error && vite.config.logger.hasErrorLogged(error))) console.error(error);
  process.exit(1);
}
tellStarter("answers");
watchTypes(vite.watcher);

function readSettings(): Configuration {
  try {
    return readConfiguration(process.env);
  } catch (error) {
    process.stderr.write(`${startProblem(error, null)}\n`);
    process.exit(startProblemCode);
  }
}

/** Tells scripts/dev.mjs, unless it was killed: then Node would throw, and PostgreSQL would be left. */
function tellStarter(message: "answers" | "restart"): void {
  if (process.connected) process.send?.(message);
}

/** Makes every way in which this process is ended one that stops the site and PostgreSQL first (shutdown.ts). */
function endWithDatabase({ ws }: ViteDevServer): void {
  // A second Vite, which React Router's plugin starts, would end the process at once.
  process.removeAllListeners("SIGTERM");
  // The terminal was closed, so that nobody reads the output any more, or scripts/dev.mjs was killed.
  for (const event of ["SIGHUP", "disconnect"]) process.on(event, () => process.kill(process.pid, "SIGTERM"));
  for (const output of [process.stdout, process.stderr]) output.on("error", () => undefined);
  // The server waits for open connections, and those of the hot reload never end by themselves.
  // A second signal finds them closed.
  for (const signal of ["SIGINT", "SIGTERM"]) process.on(signal, () => ws.close().catch(() => undefined));
}

/**
 * Asks scripts/dev.mjs for a new process when a file has changed that this one holds: what server/development.ts imports,
 * directly or not, and what is read at the start alone. Everything else Vite reloads.
 */
function restartOnChange({ config, environments, watcher }: ViteDevServer): void {
  const entry = resolve("server/development.ts");
  const startFiles = [
    resolve("server/dev.ts"),
    resolve("package-lock.json"),
    ...config.configFileDependencies,
  ];
  const isHeld = (file: string) => {
    const modules = [...(environments.ssr?.moduleGraph.getModulesByFile(file) ?? [])];
    // The set grows while it is walked.
    const visited = new Set(modules);
    for (const { importers } of visited) for (const importer of importers) visited.add(importer);
    return [...visited].some((module) => module.file === entry);
  };
  watcher.on("all", (_event, file) => {
    const isStartFile = startFiles.includes(file) || file.startsWith(resolve("supabase"));
    if (!isStartFile && !isHeld(file)) return;
    const again = process.send ? "the server starts again" : "start this process again";
    console.log(`${relative("", file)} has changed: ${again}.`);
    tellStarter("restart");
  });
}
