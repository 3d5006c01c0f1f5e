import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { startProblemCode } from "#server/start-problem.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "keep-"));
});
afterAll(() => rm(folder, { recursive: true }));

/** Keeps a program running that writes down each of its starts, as `npm start` does with the site. */
async function keep(name: string, program: string) {
  const [file, starts] = [join(folder, `${name}.mjs`), join(folder, `${name}.starts`)];
  await writeFile(
    file,
    `import { appendFileSync, readFileSync } from "node:fs";
     appendFileSync(${JSON.stringify(starts)}, "x");
     const starts = readFileSync(${JSON.stringify(starts)}).length;
     ${program}`,
  );
  const script = `import { keepRunning } from "./scripts/setup.mjs"; await keepRunning([${JSON.stringify(file)}]);`;
  const child = spawn(process.execPath, ["--input-type=module", "--eval", script], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  const count = async () => (await readFile(starts, "utf8").catch(() => "")).length;
  const ended = Promise.all([once(child, "exit"), text(child.stderr)]);
  return { child, count, ended: ended.then(([[code], said]) => ({ code, said })) };
}

test("what ends by itself, or is killed, is started again after a line that says so", async () => {
  const { ended, count } = await keep(
    "twice",
    `if (starts === 1) process.exit(1);
     process.exit(0);`,
  );
  expect(await ended).toEqual({
    code: 0,
    said: "The site has ended (exit code 1): it is started again in 1 s.\n",
  });
  expect(await count()).toBe(2);
});

test("a start problem, which has its own line, is not tried again", async () => {
  const { ended, count } = await keep(
    "problem",
    `process.stderr.write("Port 80 is in use.\\n"); process.exit(${startProblemCode});`,
  );
  expect(await ended).toEqual({ code: startProblemCode, said: "Port 80 is in use.\n" });
  expect(await count()).toBe(1);
});

test("SIGTERM reaches it, and what then ends is not started again", async () => {
  const { child, ended, count } = await keep(
    "stopped",
    `process.on("SIGTERM", () => process.exit(0)); setInterval(() => {}, 1_000);`,
  );
  await vi.waitUntil(async () => (await count()) === 1, { timeout: 20_000 });
  child.kill("SIGTERM");
  expect(await ended).toMatchObject({ said: "" });
  expect(await count()).toBe(1);
});
