import { become, buildIfStale, install } from "./setup.mjs";

install();
const [, , ...args] = process.argv;
if (!args.includes("code")) buildIfStale();
become(["scripts/demo/run.ts", ...args]);
