import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Two server programs come out of one build: the product and the build's own check (vite.config.ts).
  serverBuildFile: "[name].js",
  // Lazy route discovery would reload the page after a deploy and wipe what a visitor was typing.
  routeDiscovery: { mode: "initial" },
  // A page hydrates with one module a route (server/deferred-hydration.ts).
  splitRouteModules: false,
} satisfies Config;
