import * as build from "virtual:react-router/server-build";
import { startApplication } from "./application.ts";
import { Assets } from "./assets.ts";
import { ConfigurationError, readConfiguration } from "./configuration.ts";

try {
  const configuration = readConfiguration(process.env);
  await startApplication(configuration, { build, assets: await Assets.read("build/client") });
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
