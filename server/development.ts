import type { Server } from "node:http";
import { stripVTControlCharacters } from "node:util";
import { createRequest } from "@remix-run/node-fetch-server";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { isSignInPath } from "#backend/auth/gateway.ts";
import { readVersion } from "#backend/release.ts";
import { startApplication } from "./application.ts";
import type { Configuration } from "./configuration.ts";
import { openReadableLog } from "./development-log.ts";
import { isForeign } from "./origin.ts";
import { clientIpOf } from "./request-limits.ts";
import { commonHeaders } from "./security-headers.ts";
import { sendWebResponse } from "./send-response.ts";
import { startProblem, startProblemCode } from "./start-problem.ts";

/**
 * Starts the product from its sources on a server, without the page cache and the limits of the built server. What keeps
 * it from starting ends the process with one line, as `npm start` does; an error of the program is thrown.
 */
export async function startDevelopment(
  vite: ViteDevServer,
  server: Server,
  configuration: Configuration,
): Promise<void> {
  const headers = new Headers(commonHeaders(configuration.SITE_URL));
  try {
    await startApplication(configuration, {
      mode: "development",
      version: await readVersion("development"),
      server,
      openLog: openReadableLog,
      clientFiles: null,
      sendFile: null,
      build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
      listener:
        ({ handle, signIn, log }) =>
        (request, response) => {
          response.setHeaders(headers);
          vite.middlewares(request, response, () => {
            if (isForeign(request, configuration)) {
              response.writeHead(403).end();
              return;
            }
            const url = request.url ?? "/";
            const clientIp = clientIpOf(request, configuration.TRUST_PROXY);
            const respond = async () => {
              const handler = isSignInPath(url) ? signIn : handle;
              await sendWebResponse(response, await handler(createRequest(request, response), clientIp));
            };
            respond().catch((error: Error) => {
              // Vite itself prints the mistakes that it finds in a source.
              if (!vite.config.logger.hasErrorLogged(error)) log.error({ err: error }, "response failed");
              response.writeHead(500, { "content-type": "text/plain; charset=utf-8" });
              response.end(stripVTControlCharacters(error.message));
            });
          });
        },
    });
  } catch (error) {
    if (error instanceof TypeError || error instanceof ReferenceError || error instanceof RangeError)
      throw error;
    process.stderr.write(`${startProblem(error, configuration)}\n`);
    process.exit(startProblemCode);
  }
}
