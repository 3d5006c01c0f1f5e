import { execFile } from "node:child_process";
import { once } from "node:events";
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { basename, dirname, join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { runConfined, runProgram } from "./run-program.ts";

const run = promisify(execFile);

/** A program that does `work`, the body of an async function of `input`. */
async function programOf(work: string): Promise<string> {
  const folder = join(await temporaryFolder(), "program");
  await mkdir(folder);
  await cp(join(import.meta.dirname, "process-message.ts"), join(folder, "process-message.ts"));
  const file = join(folder, "program.mjs");
  const source = `import { processMessage } from "./process-message.ts"; processMessage(async (input) => { ${work} });`;
  await writeFile(file, source);
  return file;
}

async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "site-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  return folder;
}

/** What an attacker would try after breaking into a decoder; returns the names of the attempts that succeeded. */
const attempts = `async (aims) => {
  const { readFile, readdir, writeFile } = await import("node:fs/promises");
  const { connect } = await import("node:net");
  const { execFileSync } = await import("node:child_process");
  const attempts = {
    readKey: () => readFile(aims.key),
    listData: () => readdir(aims.data),
    writeData: () => writeFile(aims.data + "/left", "x"),
    readEnvironment: () => readFile("/proc/" + aims.pid + "/environ"),
    connect: () => new Promise((resolve, reject) => connect(aims.port, "127.0.0.1", resolve).on("error", reject)),
    runProgram: async () => execFileSync("cat", [aims.key]),
  };
  const names = await Promise.all(Object.entries(attempts).map(([name, attempt]) => attempt().then(() => name, () => [])));
  return names.flat();
}`;

/** The targets: a data folder with a key, a server, and this process with its environment. */
async function openAims() {
  const data = await temporaryFolder();
  const key = join(data, "secrets.key");
  await writeFile(key, "k".repeat(32), { mode: 0o600 });
  const server = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => void server.close());
  const address = server.address();
  const port = typeof address === "object" ? String(address?.port) : "";
  return { data, key, pid: String(process.pid), port };
}

/** Makes the attempts in a separate process after `before`, without Node's permissions. */
async function attempt(aims: object, before = ""): Promise<unknown> {
  const file = join(await temporaryFolder(), "attempts.mjs");
  const source = `console.log(JSON.stringify(await (${attempts})(${JSON.stringify(aims)}))); process.exit();`;
  await writeFile(file, `if (!process.env.IS_CONFINED) { ${before} }\n${source}`);
  const { stdout } = await run(process.execPath, [file]);
  return JSON.parse(stdout);
}

test("a program that reads a stranger's file has none of the site's keys and passwords", async () => {
  const file = await programOf("return Object.keys(process.env)");
  vi.stubEnv("SECRETS_KEY", "k".repeat(32));
  vi.stubEnv("MALLOC_ARENA_MAX", "2");
  onTestFinished(() => void vi.unstubAllEnvs());
  const names = await runProgram(file, {}, 10_000);
  expect(names).toContain("MALLOC_ARENA_MAX");
  expect(names).not.toContain("SECRETS_KEY");
  expect(names).not.toContain("HOME");
});

test("a program that reads a stranger's file reaches neither the secrets key, the data folder, the site's environment nor the network", async () => {
  const aims = await openAims();
  // Unconfined, everything succeeds.
  expect(await attempt(aims)).toHaveLength(6);
  const file = await programOf(`return (${attempts})(input)`);
  expect(await runProgram(file, aims, 10_000)).toEqual([]);
});

test("a program finds Node's libraries where only LD_LIBRARY_PATH leads to them", async (context) => {
  const loaded = "process.report.getReport().sharedObjects";
  const { stdout } = await run(process.execPath, ["-p", `JSON.stringify(${loaded})`]);
  const library = JSON.parse(stdout).find((path: string) => path.includes("libatomic"));
  context.skip(!library, "this Node needs no library of a package of its own");
  const folder = await temporaryFolder();
  const copy = join(folder, basename(library));
  await cp(library, copy, { dereference: true });
  vi.stubEnv("LD_LIBRARY_PATH", folder);
  onTestFinished(() => void vi.unstubAllEnvs());
  expect(await runProgram(await programOf(`return ${loaded}`), {}, 10_000)).toContain(copy);
});

test("a program finds packages where node_modules is a link to another folder", async () => {
  const [installed, shared] = [await temporaryFolder(), await temporaryFolder()];
  await mkdir(join(shared, "answer"));
  await writeFile(join(shared, "answer/package.json"), '{ "type": "module", "exports": "./index.js" }');
  await writeFile(join(shared, "answer/index.js"), 'export default "found"');
  await symlink(shared, join(installed, "node_modules"));
  await cp(dirname(await programOf('return (await import("answer")).default')), join(installed, "build"), {
    recursive: true,
  });
  // The program's folders are those below the working directory.
  const { stdout } = await run(
    process.execPath,
    [
      "-e",
      `import(${JSON.stringify(join(import.meta.dirname, "run-program.ts"))})
      .then(({ runProgram }) => runProgram("build/program.mjs", {}, 10_000)).then(console.log)`,
    ],
    { cwd: installed },
  );
  expect(stdout).toBe("found\n");
});

test("what breaks out of Node's permissions is held by the kernel, where it can", async (context) => {
  const { stdout } = await run(process.execPath, [runConfined]);
  const { files, network } = JSON.parse(stdout);
  context.skip(
    !files || !network,
    "this kernel has no Landlock, or the processor's seccomp filter is not known",
  );
  const module = pathToFileURL(join(import.meta.dirname, "confine.ts")).href;
  const confined = `
    const { confine } = await import(${JSON.stringify(module)});
    confine([import.meta.dirname, ${JSON.stringify(dirname(process.execPath))}]);
    process.execve(process.execPath, [process.execPath, import.meta.filename], { IS_CONFINED: "yes", PATH: process.env.PATH });`;
  expect(await attempt(await openAims(), confined)).toEqual([]);
});

test("a program that fails, runs too long or answers with anything else gives undefined or null", async () => {
  expect(await runProgram(await programOf("throw new Error()"), {}, 10_000)).toBeNull();
  expect(await runProgram(await programOf("process.exit(1)"), {}, 10_000)).toBeUndefined();
  expect(await runProgram(await programOf("process.stdout.write('x')"), {}, 10_000)).toBeUndefined();
  expect(await runProgram(await programOf("for (;;);"), {}, 1_500)).toBeUndefined();
});
