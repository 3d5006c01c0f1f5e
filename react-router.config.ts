import type { Config } from "@react-router/dev/config";

export default {
  ssr: true,
  // Lazy route discovery would reload the page after a deploy and wipe what a visitor was typing.
  routeDiscovery: { mode: "initial" },
} satisfies Config;
