import { createServer } from "node:http";
import { resolve } from "node:path";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { brand } from "#app/content/brand.ts";
import type { Assets } from "./assets.ts";
import { startBackend } from "./backend.ts";
import type { Configuration } from "./configuration.ts";
import { configurationContext, databaseContext, reportErrorContext, senderContext } from "./context.ts";
import { answer } from "./http.ts";
import { openLog } from "./log.ts";
import { PageCache } from "./page-cache.ts";
import { commonHeaders } from "./security-headers.ts";
import { stopOnSignals } from "./shutdown.ts";

interface Program {
  build: ServerBuild;
  assets: Assets;
}

/** Pages kept compressed in memory: about fifty in two languages, and room for articles. */
const cachedPages = 400;

/**
 * Starts the whole product in this process: database, queue, then HTTP. Resolves when it answers, after
 * printing where; throws when a part can't start.
 */
export async function startApplication(configuration: Configuration, program: Program): Promise<void> {
  const log = openLog(configuration.LOG_LEVEL);
  const cache = new PageCache(cachedPages);
  const backend = await startBackend(configuration, log, () => cache.empty());
  const handler = createRequestHandler(program.build, "production");
  const siteUrl = configuration.SITE_URL;

  const site = {
    assets: program.assets,
    cache,
    headers: commonHeaders(siteUrl?.startsWith("https:") ?? false),
    siteUrl,
    trustedProxies: configuration.TRUST_PROXY,
    handle: (request: Request, sender: string) => {
      const context = new RouterContextProvider();
      context.set(databaseContext, backend.database);
      context.set(configurationContext, configuration);
      context.set(senderContext, sender);
      context.set(reportErrorContext, (error, path) => log.error({ err: error, path }, "request failed"));
      return handler(request, context);
    },
  };
  const server = createServer((request, response) => {
    answer(site, request, response).catch((error: unknown) => {
      log.error({ err: error }, "answer failed");
      if (!response.headersSent) response.writeHead(500, site.headers);
      response.end();
    });
  });
  await new Promise<void>((listening, failed) => {
    server.once("error", failed);
    server.listen(configuration.PORT, configuration.HOST, listening);
  });
  stopOnSignals(log, server, backend);
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : configuration.PORT;
  console.log(`${brand.name} answers at ${siteUrl ?? `http://localhost:${port}`}`);
  console.log(`Data: ${configuration.DATABASE_URL ? "the database of DATABASE_URL" : resolve(configuration.DATA_DIR)}`);
  console.log(`Mails: ${backend.mailPlace}`);
}
