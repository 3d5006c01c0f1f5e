import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { configurationContext, type RenderedPage, siteUrlContext, takePageContext } from "#app/context.ts";
import { Assets } from "./assets.ts";
import { readConfiguration } from "./configuration.ts";
import { deferHydration } from "./deferred-hydration.ts";

/** Run by the build: fails it when a page no longer has the form that the deferred hydration rewrites. */
const context = new RouterContextProvider();
context.set(configurationContext, readConfiguration({}));
context.set(siteUrlContext, "http://localhost");
let rendered: RenderedPage | undefined;
context.set(takePageContext, (page) => {
  rendered = page;
});
await createRequestHandler(build)(new Request("http://localhost/not-a-page"), context);
if (!rendered) throw new Error("Deferred hydration: the page was not taken.");
deferHydration(rendered, await Assets.read("build/client"), {
  source: "/not-a-page?lang=sv",
  isKept: () => false,
});
