import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Several server programs come out of one build (vite.config.ts).
  serverBuildFile: "[name].js",
  // A page hydrates with one module a route (app/document/react-router-internals.ts).
  splitRouteModules: false,
} satisfies Config;
