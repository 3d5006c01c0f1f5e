import { spawn } from "node:child_process";
import { once } from "node:events";
import { watch } from "node:fs";
import { join } from "node:path";
import { environment, install, projectNode, root, run, sources, startProblem } from "./setup.mjs";

/**
 * `npm run dev`: runs the development server (server/dev.ts), and runs it again when it asks for that. One that fails is
 * started again after the next change of a file, but a setting that is wrong at the beginning ends this process as well.
 * Unless DATA_DIR or DATABASE_URL say otherwise, it has the demo's data in a folder of its own; `-- --fresh` makes them
 * anew. `-- --inspect` opens Node's debugger. However this process ends, the server notices, and ends with its database.
 */
const args = process.argv.slice(2);
const inspection = args.filter((argument) => argument.startsWith("--inspect"));
const isDemo = !process.env.DATA_DIR && !process.env.DATABASE_URL;
const settings = { NODE_ENV: "development", ...(isDemo && { DATA_DIR: "data/dev" }) };
let fresh = args.filter((argument) => argument === "--fresh");
let isStopping = false;
let child;
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => {
    isStopping = true;
    if (!child?.kill(signal)) process.exit(1);
  });

for (let hasAnswered = false; ; ) {
  install();
  const status = isDemo ? run("scripts/demo/development.ts", fresh, settings) : 0;
  fresh = [];
  if (status !== 0) {
    await afterFailure(status, hasAnswered);
    continue;
  }
  let isAsked = false;
  child = spawn(projectNode, [...inspection, "server/dev.ts"], {
    cwd: root,
    env: environment(settings),
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  child.on("message", (message) => {
    if (message === "answers" && isDemo && !hasAnswered)
      run("scripts/demo/development.ts", ["sign-ins"], settings);
    if (message === "answers") hasAnswered = true;
    if (message === "restart") isAsked = child.kill("SIGINT");
  });
  const [code] = await once(child, "exit");
  if (isStopping || (code === 0 && !isAsked)) process.exit(code ?? 1);
  if (isAsked) continue;
  await afterFailure(code, hasAnswered);
}

/** Waits until a source, the schema or the lock file has changed; ends where a setting has kept the first start from working. */
async function afterFailure(code, hasAnswered) {
  if (code === startProblem && !hasAnswered) process.exit(code);
  console.error("It is started again when a file has changed.");
  const changed = new AbortController();
  for (const path of [...sources, "supabase"])
    watch(join(root, path), { recursive: true, signal: changed.signal }, () => changed.abort());
  await once(changed.signal, "abort");
}
