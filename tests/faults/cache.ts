import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { setTimeout as delay } from "node:timers/promises";
import { onTestFinished, vi } from "vitest";
import { freePort } from "#tests/free-port.ts";
import { writeNginxConfiguration } from "./nginx.ts";
import { newFolder } from "./postgres.ts";
import { serverPath } from "./servers.ts";

/** A cache in front of a site, with the configuration of deploy/. */
export interface Cache {
  url: string;
  /** Sets the cache's clock to this many seconds after the start. */
  setClock(seconds: number): Promise<void>;
}

export const caches = ["nginx", "varnish"] as const;

/** Starts a cache in front of the site at a URL; stopped when the test is done. */
export async function startCache(kind: (typeof caches)[number], siteUrl: string): Promise<Cache> {
  const folder = newFolder();
  const port = await freePort();
  const { program, args, environment, setClock } = await (kind === "nginx" ? nginx : varnish)(
    folder,
    port,
    new URL(siteUrl).port,
  );
  const child = spawn(serverPath(program), args, {
    stdio: ["ignore", "pipe", "pipe"],
    env: { ...process.env, ...environment },
  });
  const said = outputOf(child);
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  const url = `http://127.0.0.1:${port}`;
  await vi.waitUntil(
    async () => {
      if (child.exitCode !== null) throw new Error(`${kind} ended: ${said()}`);
      return fetch(`${url}/health/live`).then(
        ({ status }) => status === 200,
        () => false,
      );
    },
    { timeout: 30_000 },
  );
  return { url, setClock };
}

function outputOf(child: ChildProcess): () => string {
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      output += chunk;
    });
  return () => output;
}

/** Its clock is advanced by a preloaded library. */
async function nginx(folder: string, port: number, sitePort: string) {
  const clock = join(folder, "clock");
  await writeFile(clock, "+0");
  const environment = {
    LD_PRELOAD: fakeClock(),
    FAKETIME_TIMESTAMP_FILE: clock,
    FAKETIME_NO_CACHE: "1",
    // Timers run at their usual speed.
    FAKETIME_DONT_FAKE_MONOTONIC: "1",
  };
  const main = Object.keys(environment)
    .map((name) => `env ${name};`)
    .join(" ");
  const file = writeNginxConfiguration(folder, { port, redirectPort: await freePort(), sitePort, main });
  return {
    program: "nginx",
    args: ["-c", file],
    environment,
    setClock: (seconds: number) => writeFile(clock, `+${seconds}`),
  };
}

/** How much faster varnish's clock runs. */
const haste = 20;

/** Varnish does not run with that library, so its periods of a minute are shortened, and the test waits for them. */
async function varnish(folder: string, port: number, sitePort: string) {
  const minute = `${60 / haste}s`;
  const text = (await readFile("deploy/varnish.vcl", "utf8"))
    .replace('"3000"', `"${sitePort}"`)
    .replaceAll("/srv/site", resolve("."))
    .replace("set req.grace = 60s;", `set req.grace = ${minute};`)
    .replace("set beresp.grace = 1d;", `set beresp.ttl = ${minute}; set beresp.grace = 1d;`);
  const file = join(folder, "site.vcl");
  await writeFile(file, text);
  await mkdir(join(folder, "work"));
  let now = 0;
  return {
    program: "varnishd",
    args: [
      ...["-F", "-j", "none", "-n", join(folder, "work"), "-s", "malloc,64m"],
      ...["-a", `127.0.0.1:${port}`, "-f", file],
    ],
    environment: {},
    setClock: async (seconds: number) => {
      await delay(((seconds - now) / haste) * 1_000);
      now = seconds;
    },
  };
}

function fakeClock(): string {
  const found = ["x86_64", "aarch64"]
    .map((machine) => `/usr/lib/${machine}-linux-gnu/faketime/libfaketime.so.1`)
    .find((path) => existsSync(path));
  if (!found) throw new Error('faketime is not installed: run "npm run test:faults" as root on Debian.');
  return found;
}
