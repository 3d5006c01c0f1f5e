import { checks, passes } from "./checks.ts";

const failed: string[] = [];
for (const check of checks) if (!(await passes(check))) failed.push(check.name);
console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
