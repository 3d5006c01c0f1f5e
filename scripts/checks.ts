import { spawn } from "node:child_process";

/** One step of `npm run check` and `npm test`: a name and a command. */
export interface Check {
  name: string;
  command: readonly [string, ...string[]];
}

export const checks: readonly Check[] = [
  // With the pages that only the development server has.
  { name: "Route types", command: ["env", "NODE_ENV=development", "react-router", "typegen"] },
  { name: "Types", command: ["tsc", "--noEmit"] },
  { name: "Types of the service worker", command: ["tsc", "--noEmit", "-p", "tsconfig.worker.json"] },
  { name: "Lint", command: ["biome", "check", "--error-on-warnings"] },
  { name: "Imports", command: ["node", "scripts/check-imports.ts"] },
  { name: "Structure and sizes", command: ["node", "scripts/house.ts"] },
  { name: "Unused code and dependencies", command: ["knip"] },
];

/** The fastest: types and lint. */
export const quickChecks = checks.slice(0, 4);

/** Runs a check and shows its output. Returns whether it passed. */
export async function passes({ name, command: [tool, ...args] }: Check): Promise<boolean> {
  console.log(`\n── ${name}`);
  return (await finish(tool, args)) === 0;
}

/** Runs a command and shows its output. Returns its exit code. */
export function finish(
  tool: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<number | null> {
  const child = spawn(tool, args, { stdio: "inherit", env: { ...process.env, ...environment } });
  return new Promise((done, failed) => child.on("error", failed).on("exit", done));
}
