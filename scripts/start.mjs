import { mallocSettings, nodeArguments } from "./process-settings.mjs";
import { buildIfStale, install, keepRunning } from "./setup.mjs";

install();
buildIfStale();
await keepRunning([...nodeArguments, "build/server/main.js"], { NODE_ENV: "production", ...mallocSettings });
