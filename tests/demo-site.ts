import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StaffRole } from "#app/domain/staff-roles.ts";
import { readNote } from "#scripts/demo/folder.ts";
import { currentCode } from "#scripts/demo/sign-ins.ts";
import { freePort } from "./free-port.ts";
import { signInWithSecondFactor, type TestSession } from "./staff.ts";

/** `npm run demo` in a folder of its own, running. */
export interface DemoSite {
  url: string;
  folder: string;
  /** What it has printed. */
  output(): string;
  /** Signs the first colleague with a role in, with what the terminal shows of them. */
  signIn(role: StaffRole): Promise<TestSession>;
  stop(): Promise<void>;
  /** Removes its folder, after it was stopped. */
  remove(): Promise<void>;
}

/** Starts the demo on a free port, in a new folder or one that a demo has left. Throws with its output if it ends. */
export async function startDemo(given?: string): Promise<DemoSite> {
  const folder = given ?? (await mkdtemp(join(tmpdir(), "demo-")));
  const port = await freePort();
  const { child, output, ended } = runDemo({ DATA_DIR: folder, PORT: String(port) });
  const hasStarted = new Promise<void>((resolve) =>
    child.stdout?.on("data", () => output().includes("└") && resolve()),
  );
  await Promise.race([
    hasStarted,
    ended.then((code) => Promise.reject(new Error(`the demo ended with ${code}:\n${output()}`))),
  ]);
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    folder,
    output,
    async signIn(role) {
      const note = readNote(folder);
      const shown = note?.signIns.find((signIn) => signIn.role === role);
      const filledAt = note?.filledAt;
      if (!shown || !filledAt) throw new Error(`the demo has no ${role}`);
      const { email, password, secret } = shown;
      const code = () => currentCode(shown, filledAt, new Date()).code;
      return signInWithSecondFactor(url, { userId: "", email, password, totpSecret: secret, code });
    },
    async stop() {
      child.kill("SIGTERM");
      await ended;
    },
    remove: () => rm(folder, { recursive: true, force: true, maxRetries: 5 }),
  };
}

/** Runs the command with an environment; `ended` gives its exit code. */
export function runDemo(environment: Readonly<Record<string, string>>): {
  child: ChildProcess;
  output: () => string;
  ended: Promise<number | null>;
} {
  const { NODE_ENV: _test, ...own } = process.env;
  const child = spawn(process.execPath, ["scripts/demo/run.ts"], {
    env: { ...own, DATABASE_URL: "", SITE_URL: "", ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let text = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      text += chunk;
    });
  return {
    child,
    output: () => text,
    ended: once(child, "exit").then(([code]: (number | null)[]) => code ?? null),
  };
}
