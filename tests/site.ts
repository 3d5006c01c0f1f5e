import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { rm } from "node:fs/promises";
import { mallocSettings, nodeArguments } from "#scripts/process-settings.mjs";
import { newDataFolder, templateVariable } from "./data-folder.ts";

/** The built product, running in its own process as `npm start` runs it. */
export interface RunningSite {
  url: string;
  dataDir: string;
  process: ChildProcess;
  /** Its output so far. */
  output(): string;
  /** Stops it gracefully; returns its exit code. */
  stop(): Promise<number | null>;
}

const node = process.execPath;

/**
 * Starts the built product on a free port, or the one built in another folder; throws with its output when it does not
 * start.
 */
export async function startSite(
  environment: Record<string, string>,
  dataDir?: string,
  cwd = ".",
): Promise<RunningSite> {
  const folder = dataDir ?? newDataFolder();
  // The bench has no template, and measures the product as it is.
  const isQuick = process.env[templateVariable] && environment.QUICK_SITE !== "no";
  const preload = isQuick ? ["--import", "./tests/quick-site.mjs"] : [];
  const child = spawn(node, [...nodeArguments, ...preload, "build/server/main.js"], {
    cwd,
    env: {
      ...process.env,
      ...mallocSettings,
      NODE_ENV: "production",
      HOST: "127.0.0.1",
      PORT: "0",
      LOG_LEVEL: "warn",
      // Overrides the machine's configuration: an empty value counts as absent.
      DATABASE_URL: "",
      SITE_URL: "",
      SMTP_URL: "",
      DATA_DIR: folder,
      ...environment,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const url = await new Promise<string>((up, failed) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      const port = /http:\/\/localhost:(\d+)/.exec(output)?.[1];
      if (port && output.includes("Mails:")) up(`http://127.0.0.1:${port}`);
    };
    child.stdout.on("data", read);
    child.stderr.on("data", read);
    child.once("exit", (code) => failed(new Error(`The site ended with ${code}:\n${output}`)));
  });
  return {
    url,
    dataDir: folder,
    process: child,
    output: () => output,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return child.exitCode;
      const ended = once(child, "exit");
      child.kill("SIGTERM");
      const [code] = await ended;
      return code;
    },
  };
}

/** Starts two nodes of the product on one data folder; `end` stops them and removes it. */
export async function startTwoNodes(environment: Record<string, string>) {
  const one = await startSite(environment);
  const two = await startSite(environment, one.dataDir);
  const end = async () => {
    await two.stop();
    await one.stop();
    await removeData(one);
  };
  return { one, two, end };
}

/** Removes a site's data folder after it was stopped. The children of a PostgreSQL that a test killed may still write. */
export async function removeData(site: RunningSite): Promise<void> {
  await rm(site.dataDir, { recursive: true, force: true, maxRetries: 5 });
}
