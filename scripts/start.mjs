import { processSettings } from "./process-settings.mjs";
import { become, buildIfStale, install } from "./setup.mjs";

install();
buildIfStale();
become("build/server/main.js", [], { NODE_ENV: "production", ...processSettings });
