import { buildIfStale, install, run } from "./setup.mjs";

const started = Date.now();
const parts = process.argv.slice(2);
install();
if (parts[0] !== "quick") buildIfStale();
process.exit(run("scripts/test.ts", parts, { TESTS_STARTED: String(started) }));
