import * as build from "virtual:react-router/server-build";
import { locales } from "#app/i18n/locale.ts";
import { startApplication } from "./application.ts";
import { Assets } from "./assets.ts";
import { ConfigurationError, readConfiguration } from "./configuration.ts";
import { answer, keyOf, renew } from "./http.ts";
import { commonHeaders } from "./security-headers.ts";

try {
  const configuration = readConfiguration(process.env);
  const { MEASUREMENT_TAG_URL: tag, CAPTCHA_SCRIPT_URL: captcha } = configuration;
  const assets = await Assets.read("build/client");
  await startApplication(configuration, {
    mode: "production",
    build,
    listener: ({ handle, facts, requestContext, signIn, cache, redirects, reports, log }) => {
      const site = {
        assets,
        cache,
        redirects,
        reports,
        handle,
        facts,
        requestContext,
        // A hosted sign-in answers at its own address.
        signIn: configuration.SUPABASE_URL ? null : signIn,
        signInOrigin: configuration.SUPABASE_URL && new URL(configuration.SUPABASE_URL).origin,
        headers: commonHeaders(configuration.SITE_URL?.startsWith("https:") ?? false),
        siteUrl: configuration.SITE_URL,
        tagOrigin: tag && new URL(tag).origin,
        captchaOrigin: captcha && new URL(captcha).origin,
        trustedProxies: configuration.TRUST_PROXY,
      };
      const fail = (error: unknown) => log.error({ err: error }, "answer failed");
      return {
        onRequest: (request, response) => {
          answer(site, request, response).catch((error: unknown) => {
            fail(error);
            if (!response.headersSent) response.writeHead(500, site.headers);
            response.end();
          });
        },
        // The first visitor finds the home page rendered.
        onListening: () => {
          for (const locale of locales) {
            const home = keyOf(`/?lang=${locale}`, undefined);
            if (home) renew(site, home).catch(fail);
          }
        },
      };
    },
  });
} catch (error) {
  if (!(error instanceof ConfigurationError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
