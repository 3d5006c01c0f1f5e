import { readFile } from "node:fs/promises";
import * as build from "virtual:react-router/server-build";
import { compactManifest } from "#app/document/react-router-internals.ts";
import { readVersion } from "#backend/release.ts";
import { startApplication } from "./application.ts";
import { Assets } from "./assets.ts";
import { type Configuration, readConfiguration } from "./configuration.ts";
import { watchEventLoop } from "./event-loop-watch.ts";
import { handleRequest } from "./http.ts";
import { commonHeaders } from "./security-headers.ts";
import { startProblem, startProblemCode } from "./start-problem.ts";
import { needsNoResponse } from "./time-limit.ts";

let validConfiguration: Configuration | null = null;
try {
  const configuration = readConfiguration(process.env);
  validConfiguration = configuration;
  const assets = await Assets.read("build/client");
  const script = await readFile("build/server/inline-script.js", "utf8");
  await startApplication(configuration, {
    mode: "production",
    version: await readVersion(),
    build: { ...build, assets: compactManifest(build.assets) },
    clientFiles: { stylesheet: (path) => assets.stylesheet(path), script },
    sendFile: assets.send.bind(assets),
    listener: (parts) => {
      // Before the site answers, since a first request may already block the event loop.
      watchEventLoop();
      const headers = commonHeaders(configuration.SITE_URL);
      const site = { ...parts, assets, headers };
      return (request, response) => {
        handleRequest(site, request, response).catch((error: unknown) => {
          if (needsNoResponse(error)) return;
          parts.log.error({ err: error }, "response failed");
          if (!response.headersSent) response.writeHead(500, site.headers);
          response.end();
        });
      };
    },
  });
} catch (error) {
  process.stderr.write(`${startProblem(error, validConfiguration)}\n`);
  process.exit(startProblemCode);
}
