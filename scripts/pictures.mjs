import { buildIfStale, install, run } from "./setup.mjs";

install();
buildIfStale();
process.exit(run("scripts/pictures.ts"));
