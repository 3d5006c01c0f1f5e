import { createRequest } from "@remix-run/node-fetch-server";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { isSignInPath } from "#backend/auth/gateway.ts";
import { readVersion } from "#backend/release.ts";
import { startApplication } from "./application.ts";
import { readConfiguration } from "./configuration.ts";
import { isForeign } from "./origin.ts";
import { clientIpOf } from "./request-limits.ts";
import { sendWebResponse } from "./send-response.ts";

/** Starts the product from its sources, without the page cache and the limits of the built server. */
export async function startDevelopment(vite: ViteDevServer): Promise<void> {
  const configuration = readConfiguration(process.env);
  await startApplication(configuration, {
    mode: "development",
    version: await readVersion("development"),
    clientFiles: null,
    sendFile: null,
    build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    listener:
      ({ handle, signIn, log }) =>
      (request, response) =>
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
          respond().catch((error: unknown) => {
            log.error({ err: error }, "answer failed");
            response.writeHead(500).end();
          });
        }),
  });
}
