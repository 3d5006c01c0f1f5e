import { buildIfStale, install, run } from "./setup.mjs";

install();
buildIfStale();
process.exit(run("scripts/test.ts", process.argv.slice(2)));
