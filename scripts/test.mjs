import { install, isBuildStale, run } from "./setup.mjs";

const started = Date.now();
const parts = process.argv.slice(2);
install();
const stale = isBuildStale() ? "yes" : "";
process.exit(run("scripts/test.ts", parts, { TESTS_STARTED: String(started), BUILD_IS_STALE: stale }));
