import { become, install } from "./setup.mjs";

install();
become(["server/dev.ts"], { NODE_ENV: "development" });
