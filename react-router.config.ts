import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Several server programs come out of one build (vite.config.ts).
  serverBuildFile: "[name].js",
  // Lazy route discovery would reload the page after a deploy and wipe what a visitor was typing.
  routeDiscovery: { mode: "initial" },
  // A page hydrates with one module a route (app/document/react-router-internals.ts).
  splitRouteModules: false,
} satisfies Config;
