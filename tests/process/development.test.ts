import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { readFile, rm, stat, utimes } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { afterEach, expect, test, vi } from "vitest";
import { startProblemCode } from "#server/start-problem.ts";
import { newDataFolder } from "#tests/data-folder.ts";
import { freePort } from "#tests/free-port.ts";

const children: ChildProcess[] = [];
const folders: string[] = [];

afterEach(async () => {
  for (const child of children.splice(0)) child.kill("SIGKILL");
  for (const folder of folders.splice(0)) await rm(folder, { recursive: true, force: true });
});

/** Runs `npm run dev` without npm; `ended` gives its exit code and what it printed. */
function develop(environment: Record<string, string>) {
  const child = spawn(process.execPath, ["scripts/dev.mjs"], {
    env: { ...process.env, HOST: "127.0.0.1", DATABASE_URL: "", DATA_DIR: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  const said = { stdout: "", stderr: "" };
  child.stdout.on("data", (chunk) => {
    said.stdout += chunk;
  });
  child.stderr.on("data", (chunk) => {
    said.stderr += chunk;
  });
  return { child, said, ended: once(child, "close").then(([code]) => ({ code, ...said })) };
}

async function startDevelopment() {
  const port = await freePort();
  const dataDir = newDataFolder();
  folders.push(dataDir);
  const { child, said } = develop({ PORT: String(port), DATA_DIR: dataDir });
  const starts = () => said.stdout.split("Mails:").length - 1;
  await vi.waitUntil(() => starts() === 1, { timeout: 60_000 });
  const pidFile = join(dataDir, "postgresql/postmaster.pid");
  const postgres = async () => Number((await readFile(pidFile, "utf8")).split("\n", 1)[0]);
  return { child, said, starts, postgres, url: `http://127.0.0.1:${port}` };
}

/** Changes a file's time alone, to an earlier one, so that no build is out of date; returns a function that undoes it. */
async function touch(file: string): Promise<() => Promise<void>> {
  const { atime, mtime } = await stat(file);
  await utimes(file, atime, new Date(mtime.getTime() - 1_000));
  return () => utimes(file, atime, mtime);
}

function gone(pid: number) {
  const isRunning = () => {
    try {
      return process.kill(pid, 0);
    } catch {
      return false;
    }
  };
  return vi.waitUntil(() => !isRunning(), { timeout: 20_000 });
}

test("what keeps development from starting ends it with one line, as it does npm start", async () => {
  const other = createServer().listen(0, "127.0.0.1");
  await once(other, "listening");
  const address = other.address();
  const port = typeof address === "object" && address ? String(address.port) : "";
  const dataDir = newDataFolder();
  folders.push(dataDir);
  const expectLine = async (environment: Record<string, string>, line: string) => {
    const { code, stderr } = await develop(environment).ended;
    expect(stderr.startsWith(line), stderr).toBe(true);
    expect(stderr.match(/\n/g)).toHaveLength(1);
    expect(code).toBe(startProblemCode);
  };
  const taken = `Port ${port} is in use: `;
  await Promise.all([
    // As for a new developer, with the folder of the demo's data; a busy port is found before that is filled.
    expectLine({ PORT: port }, taken),
    expectLine({ PORT: "http", DATA_DIR: dataDir }, "PORT must be "),
    expectLine(
      { SMTP_ULR: "smtp://mail.example", DATA_DIR: dataDir },
      "SMTP_ULR is not a setting; SMTP_URL is.",
    ),
  ]);
  // One after the other: React Router's plugin removes the types of all routes and writes them anew, which fails when two
  // do it at once.
  await expectLine({ PORT: port, DATA_DIR: dataDir }, taken);
  await expectLine({ PORT: "0", DATA_DIR: "/proc/site/data" }, "DATA_DIR can't be written to (ENOENT at ");
  other.close();
});

test("it has production's policy, reloads on its own port, starts again by itself and leaves no PostgreSQL", async () => {
  const { child, said, starts, postgres, url } = await startDevelopment();
  const page = await fetch(url);
  expect(page.status).toBe(200);
  const policy = page.headers.get("content-security-policy") ?? "";
  expect(policy).toMatch(/; script-src 'self' 'nonce-[^' ]+'; style-src 'self' 'sha256-/);
  expect(policy).toContain("default-src 'self'");
  expect(page.headers.get("cross-origin-opener-policy")).toBe("same-origin");
  const reload = new WebSocket(url.replace("http", "ws"), "vite-ping");
  await once(reload, "open");
  expect(await (await fetch(`${url}/@vite/client`)).text()).not.toContain("24678");

  const undo = [await touch("app/pages/prices.tsx"), await touch("server/backend.ts")];
  await vi.waitUntil(() => starts() === 2, { timeout: 60_000 });
  expect(said.stdout.match(/^.* has changed: .*$/gm)).toEqual([
    "server/backend.ts has changed: the server starts again.",
  ]);

  const pid = await postgres();
  child.kill("SIGTERM");
  await once(child, "exit");
  await gone(pid);
  for (const each of undo) await each();
});

test("when its parent is killed while it starts, no PostgreSQL is left", async () => {
  const dataDir = newDataFolder();
  folders.push(dataDir);
  const { child } = develop({ PORT: "0", DATA_DIR: dataDir });
  const pidFile = join(dataDir, "postgresql/postmaster.pid");
  await vi.waitUntil(() => existsSync(pidFile), { timeout: 60_000 });
  const postgres = Number((await readFile(pidFile, "utf8")).split("\n", 1)[0]);
  child.kill("SIGKILL");
  await gone(postgres);
}, 90_000);

test("when its parent is killed, the server and its PostgreSQL end as well", async () => {
  const { child, postgres } = await startDevelopment();
  const pid = await postgres();
  child.kill("SIGKILL");
  await gone(pid);
});
