import { once } from "node:events";
import type { RequestListener, Server } from "node:http";
import { resolve } from "node:path";
import type { ServerBuild } from "react-router";
import { hasOwnSession } from "#app/account/session.server.ts";
import { offerSetupCode } from "#app/account/setup/change-setup.server.ts";
import type { ClientFiles } from "#app/context.ts";
import { accountPaths } from "#app/domain/staff-paths.ts";
import { countOldAddresses } from "#app/redirects/change-counts.server.ts";
import { Redirects } from "#app/redirects/redirects.server.ts";
import { handleDataClient } from "#app/requests/contact-request/data-client.server.ts";
import { brand } from "#brand/company.ts";
import type { Assets } from "./assets.ts";
import { startBackend } from "./backend.ts";
import { ClientLimit } from "./client-limit.ts";
import type { Configuration } from "./configuration.ts";
import { type Log, logConsole, logUnhandledRejections, openLog } from "./log.ts";
import { openObserver } from "./observe/observer.ts";
import { operationsOf } from "./observe/operations.ts";
import { routeNames } from "./observe/routes.ts";
import { PageCache } from "./page-cache.ts";
import { RenderLimit } from "./render-limit.ts";
import { openServer } from "./request-limits.ts";
import { type Handle, openRouter } from "./router.ts";
import { stopOnSignals } from "./shutdown.ts";
import { configuredSignIn } from "./sign-in.ts";
import { respondWhileStarting } from "./starting.ts";
import { respondAsWorker } from "./worker-role.ts";

/** The running product, as the HTTP request handler uses it. */
export interface Parts {
  handle: Handle;
  /** Handles requests of Supabase clients: the auth API and the insert of a contact request. */
  signIn: Handle;
  /** Whether a Cookie header has a session of ours. */
  isSignedIn: (cookie: string | undefined) => Promise<boolean>;
  /** Since when the site is closed to visitors; null while it is open. */
  maintenance: () => Date | null;
  cache: PageCache;
  renders: RenderLimit;
  clients: ClientLimit;
  redirects: Redirects;
  configuration: Configuration;
  log: Log;
}

/** What differs between the built product and development. */
export interface Program {
  mode: "production" | "development";
  /** With the commit of the build (backend/release.ts). */
  version: string;
  build: ServerBuild | (() => Promise<ServerBuild>);
  clientFiles: ClientFiles | null;
  /** Sends the client file at a path, or returns false when there is none; null in development. */
  sendFile: Assets["send"] | null;
  /** The HTTP request handler of the site. */
  listener(parts: Parts): RequestListener;
  /** The server to listen with, instead of one with the limits of request-limits.ts. */
  server?: Server;
  /** Opens the log; that of log.ts if absent. */
  openLog?: typeof openLog;
}

/** The page cache's limit in bytes: about fifty pages in two languages, with room for articles. */
const cachedBytes = 16 * 1024 * 1024;

/**
 * Starts the whole product in this process. It listens on the port first, so that a second process on the same port
 * ends before it touches the database; then it starts the database, the queue and the pages, and answers 503 until they
 * are ready. Resolves when the site answers, after printing its URL and where data and emails are stored. Throws when
 * a part can't start; no embedded PostgreSQL is left running then. Signals are handled from the beginning.
 */
export async function startApplication(configuration: Configuration, program: Program): Promise<void> {
  const log = (program.openLog ?? openLog)(configuration.LOG_LEVEL);
  if (program.mode === "production") logConsole(log);
  logUnhandledRejections(log);
  log.info({ version: program.version }, "starting");
  const stopping = new AbortController();
  let onRequest: RequestListener = respondWhileStarting(configuration, program.sendFile);
  const respond: RequestListener = (request, response) => {
    if (stopping.signal.aborted) response.setHeader("connection", "close");
    onRequest(request, response);
  };
  const server = program.server?.on("request", respond) ?? openServer(respond);
  server.listen(configuration.PORT, configuration.HOST);
  await once(server, "listening");
  server.on("error", (err) => log.error({ err }, "a connection could not be accepted"));
  const siteUrl = siteUrlOf(configuration, server.address());
  const starting = startProduct(configuration, program, { log, siteUrl, stopping: stopping.signal });
  let product: Awaited<typeof starting> | undefined;
  stopOnSignals(log, server, configuration.STOP_SECONDS * 1000, {
    drain() {
      stopping.abort();
      return product ? configuration.DRAIN_SECONDS * 1000 : 0;
    },
    closeStreams: () => product?.closeStreams(),
    stop: async () => (await starting.catch(() => undefined))?.stop(),
  });
  try {
    product = await starting;
  } catch (error) {
    // stopOnSignals ends the process.
    if (stopping.signal.aborted) return;
    throw error;
  }
  if (stopping.signal.aborted) return;
  onRequest = configuration.ROLES === "worker" ? respondAsWorker(product.onRequest) : product.onRequest;
  const lines = [
    `${brand.name} answers at ${siteUrl}`,
    `Data: ${configuration.DATABASE_URL ? "the database of DATABASE_URL" : resolve(configuration.DATA_DIR)}`,
    ...(product.metricsUrl ? [`Metrics: ${product.metricsUrl}`] : []),
    `Mails: ${product.mailDestination}`,
    ...(product.setupCode
      ? [`Set up: ${new URL(accountPaths.setup, siteUrl).href} – code ${product.setupCode}`]
      : []),
  ];
  process.stdout.write(`${lines.join("\n")}\n`);
}

/** Starts all of the product behind the port. */
async function startProduct(
  configuration: Configuration,
  program: Program,
  { log, siteUrl, stopping }: { log: Log; siteUrl: string; stopping: AbortSignal },
) {
  // The process ends so that its supervisor starts another, which takes over the embedded PostgreSQL and the locked
  // jobs as after a crash.
  const onFatal = (reason: string) => {
    log.fatal(`The process ends: ${reason}.`);
    process.exit(1);
  };
  const built = typeof program.build === "function" ? null : program.build;
  const deployment = {
    version: program.version,
    build: built?.assets.version ?? "development",
    mode: program.mode,
    startedAt: new Date().toISOString(),
  };
  const observer = await openObserver(configuration, log, deployment);
  const cache = new PageCache(cachedBytes);
  const renders = new RenderLimit();
  const backend = await startBackend(configuration, log, {
    siteUrl,
    contentChanged: () => cache.empty(),
    onFatal,
    stopping,
    observer,
  });
  const operations = operationsOf({ backend, configuration, cache, renders, lastHour: observer.lastHour });
  observer.addGauges({
    operations,
    backupEvery: configuration.BACKUP_EVERY_MINUTES,
    version: deployment.version,
    queueFault: backend.queue.fault,
  });
  const signIn = configuredSignIn(configuration, backend, new URL(siteUrl), log);
  const setupCode = await offerSetupCode(backend.database).catch(async (error: unknown) => {
    await backend.stop();
    throw error;
  });
  const redirects = new Redirects({
    store: (counts) => countOldAddresses(backend.database, counts),
    log: (level, detail, message) => log[level](detail, message),
  });
  const shared = {
    database: backend.database,
    adminFeed: backend.adminFeed,
    presence: backend.presence,
    queue: backend.queue,
    operations,
    hasInventedData: backend.hasInventedData,
    references: backend.references,
    isShuttingDown: () => stopping.aborted,
    configuration,
    siteUrl,
    signIn,
    secrets: backend.secrets,
    redirects,
    clientFiles: program.clientFiles,
    deployment,
  };
  const listener = program.listener({
    handle: openRouter(program, shared, backend.facts, log),
    signIn: async (request, clientIp) => {
      const { pathname: path } = new URL(request.url);
      const reportError = (error: unknown) => log.error({ err: error, path }, "request failed");
      const context = { database: backend.database, clientIp, now: new Date(), reportError };
      return (await handleDataClient(request, context)) ?? signIn.fetch(request, clientIp);
    },
    isSignedIn: (cookie) => hasOwnSession(cookie, siteUrl, signIn),
    maintenance: backend.maintenance,
    cache,
    renders,
    clients: new ClientLimit(),
    redirects,
    configuration,
    log,
  });
  return {
    onRequest: observer.requests(listener, routeNames(built?.routes ?? {})),
    metricsUrl: observer.metricsUrl,
    mailDestination: backend.mailDestination,
    setupCode,
    /** Closes the event streams, which would never end by themselves. */
    closeStreams: () => backend.adminFeed.close(),
    async stop() {
      await redirects.flush();
      await backend.stop();
      await observer.stop();
    },
  };
}

/** SITE_URL, or else http://localhost with the port; never taken from a Host header. */
function siteUrlOf(configuration: Configuration, listening: ReturnType<Server["address"]>): string {
  const port = typeof listening === "object" && listening ? listening.port : configuration.PORT;
  return configuration.SITE_URL ?? `http://localhost:${port}`;
}
