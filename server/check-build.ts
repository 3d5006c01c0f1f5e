import * as build from "virtual:react-router/server-build";
import { createRequestHandler, RouterContextProvider } from "react-router";
import { Assets } from "./assets.ts";
import { readConfiguration } from "./configuration.ts";
import { configurationContext, siteUrlContext } from "./context.ts";
import { deferHydration } from "./deferred-hydration.ts";

/** Run by the build: fails it when a page no longer has the form that the deferred hydration rewrites. */
const context = new RouterContextProvider();
context.set(configurationContext, readConfiguration({}));
context.set(siteUrlContext, "http://localhost");
const response = await createRequestHandler(build)(new Request("http://localhost/not-a-page"), context);
deferHydration(Buffer.from(await response.arrayBuffer()), await Assets.read("build/client"));
