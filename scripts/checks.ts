import { spawnSync } from "node:child_process";

/** One step of `npm run check` and `npm test`: a name and the tool that decides. */
export interface Check {
  name: string;
  command: readonly [string, ...string[]];
}

/** Types, lint, which folder imports which, unused code and dependencies. */
export const checks: readonly Check[] = [
  { name: "Route types", command: ["react-router", "typegen"] },
  { name: "Types", command: ["tsc", "--noEmit"] },
  { name: "Types of the service worker", command: ["tsc", "--noEmit", "-p", "tsconfig.worker.json"] },
  { name: "Lint", command: ["biome", "check", "--error-on-warnings"] },
  { name: "Imports", command: ["node", "scripts/check-imports.ts"] },
  { name: "Unused code and dependencies", command: ["knip"] },
];

/** Runs a check with its output shown; true when it passed. */
export function passes({ name, command: [tool, ...args] }: Check): boolean {
  console.log(`\n── ${name}`);
  const { status } = spawnSync(tool, args, { stdio: "inherit" });
  return status === 0;
}
