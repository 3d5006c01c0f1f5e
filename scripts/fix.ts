import { finish } from "./checks.ts";

/** `npm run fix`: formats, makes the generated types anew, and takes over changed snapshots. Look at the diff afterwards. */
const steps: readonly [string, ...string[]][] = [
  ["env", "NODE_ENV=development", "react-router", "typegen"],
  ["node", "backend/database/generate-types.ts"],
  ["biome", "check", "--write"],
  ["vitest", "run", "--project", "unit", "--reporter", "dot", "--update"],
];

for (const [tool, ...args] of steps) {
  console.log(`\n── ${tool} ${args.join(" ")}`);
  if ((await finish(tool, args)) !== 0) process.exitCode = 1;
}
