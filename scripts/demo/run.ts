import { spawn } from "node:child_process";
import { relative, resolve } from "node:path";
import { createInterface } from "node:readline";
import { mallocSettings, nodeArguments } from "#scripts/process-settings.mjs";
import { type Configuration, readConfiguration } from "#server/configuration.ts";
import { startProblem, startProblemCode } from "#server/start-problem.ts";
import { assertFree } from "./assert-free.ts";
import { prepareDemo, readNote, stateOf } from "./folder.ts";
import { demoRefusal } from "./refusal.ts";
import { codeLines, demoBox } from "./sign-ins.ts";

/**
 * `npm run demo`: starts the built product on a folder of its own (./data/demo, or DATA_DIR) with an invented company's
 * life, on PORT (3000). `-- --fresh` makes the data anew, `-- code` prints the current codes of a running one.
 */
const folder = resolve(process.env.DATA_DIR || "data/demo");
const fromHere = relative("", folder);
const shownFolder = fromHere.startsWith("..") ? folder : fromHere || ".";
const args = process.argv.slice(2);
let configuration: Configuration | null = null;
try {
  if (args.includes("code")) printCodes();
  else await start();
} catch (error) {
  console.error(startProblem(error, configuration));
  process.exit(startProblemCode);
}

function printCodes(): void {
  const note = readNote(folder);
  if (!note?.filledAt) throw new Error(`There is no demo in ${shownFolder}: npm run demo makes one.`);
  console.log(codeLines(note.signIns, note.filledAt, new Date()).join("\n"));
}

async function start(): Promise<void> {
  const refusal = demoRefusal(process.env, shownFolder, stateOf(folder));
  if (refusal) throw new Error(refusal);
  // Of the shell's settings only these: no email, text message or backup of the demo leaves this machine.
  const { PORT, HOST = "127.0.0.1", LOG_LEVEL = "warn", PATH, HOME, TMPDIR } = process.env;
  const environment = { PORT, HOST, LOG_LEVEL, PATH, HOME, TMPDIR, DATA_DIR: folder };
  configuration = readConfiguration(environment);
  await assertFree(configuration);
  const siteUrl = `http://localhost:${configuration.PORT}`;
  const anew = args.includes("--fresh");
  const { signIns, filledAt } = await prepareDemo({
    folder,
    siteUrl,
    anew,
    log: (line) => console.log(line),
  });
  const site = spawn(process.execPath, [...nodeArguments, "build/server/main.js"], {
    env: { ...environment, ...mallocSettings, NODE_ENV: "production" },
    stdio: ["ignore", "pipe", "inherit"],
  });
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => site.kill(signal));
  site.on("exit", (code) => process.exit(code ?? 1));
  for await (const line of createInterface(site.stdout)) {
    const [, url] = / answers at (http\S+)/.exec(line) ?? [];
    if (url) console.log(demoBox({ siteUrl: url, folder: shownFolder, signIns, filledAt, now: new Date() }));
    else if (line.startsWith("{")) console.log(line);
    if (url && process.stdin.isTTY)
      process.stdin.on("data", () => console.log(codeLines(signIns, filledAt, new Date()).join("\n")));
  }
}
