import { buildIfStale, install, run } from "./setup.mjs";

install();
buildIfStale();
process.exit(run("bench/main.ts", process.argv.slice(2)));
