import { mallocSettings, nodeArguments } from "./process-settings.mjs";
import { become, buildIfStale, install } from "./setup.mjs";

install();
buildIfStale();
become([...nodeArguments, "build/server/main.js"], { NODE_ENV: "production", ...mallocSettings });
