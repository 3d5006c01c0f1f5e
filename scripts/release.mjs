import { buildIfStale, install, run } from "./setup.mjs";

install();
buildIfStale();
process.exit(run("scripts/release.ts", process.argv.slice(2)));
