import { checks, passes } from "./checks.ts";

const failed = checks.filter((check) => !passes(check)).map((check) => check.name);
console.log(failed.length === 0 ? "\nAll checks passed." : `\nFailed: ${failed.join(", ")}`);
process.exitCode = failed.length === 0 ? 0 : 1;
