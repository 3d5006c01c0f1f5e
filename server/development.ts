import { createRequest } from "@remix-run/node-fetch-server";
import type { ServerBuild } from "react-router";
import type { ViteDevServer } from "vite";
import { isSignInPath } from "#backend/auth/gateway.ts";
import { startApplication } from "./application.ts";
import { readConfiguration } from "./configuration.ts";
import { isForeign } from "./origin.ts";
import { clientIpOf } from "./request-limits.ts";
import { answerForm, submitterOf } from "./script-forms.ts";
import { sendAnswer } from "./send-answer.ts";

/** Starts the product from its sources: no page cache, errors shown in the browser. */
export async function startDevelopment(vite: ViteDevServer): Promise<void> {
  const configuration = readConfiguration(process.env);
  await startApplication(configuration, {
    mode: "development",
    clientFiles: null,
    sendFile: null,
    build: async () => (await vite.ssrLoadModule("virtual:react-router/server-build")) as ServerBuild,
    listener: ({ handle, facts, requestContext, signIn, log }) => ({
      onRequest: (request, response) =>
        vite.middlewares(request, response, () => {
          if (isForeign(request, configuration.SITE_URL)) {
            response.writeHead(403).end();
            return;
          }
          const clientIp = clientIpOf(request, configuration.TRUST_PROXY);
          const submit = submitterOf(request);
          const answer = isSignInPath(request.url ?? "/") ? signIn : handle;
          const answering = submit
            ? answerForm(submit, requestContext(clientIp, request.url ?? "/"), facts(), {}, request, response)
            : answer(createRequest(request, response), clientIp).then((rendered) =>
                sendAnswer(response, rendered),
              );
          answering.catch((error: unknown) => {
            log.error({ err: error }, "answer failed");
            response.writeHead(500).end();
          });
        }),
    }),
  });
}
