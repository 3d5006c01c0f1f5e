import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { wordsChanged } from "./scripts/words-changed.ts";

/**
 * Sonner inserts its styles by script, which the Content-Security-Policy refuses; the toaster imports the
 * package's own stylesheet instead, and the inserting call goes.
 */
function sonnerWithoutInlineStyles(): Plugin {
  const call = /^__insertCSS\(".*"\);?$/m;
  return {
    name: "sonner-without-inline-styles",
    transform: {
      filter: { id: /node_modules\/sonner\/dist\/index\.mjs/ },
      handler(code) {
        if (!call.test(code)) this.error("Sonner no longer inserts its styles as this plugin expects.");
        return { code: code.replace(call, ""), map: null };
      },
    },
  };
}

export default defineConfig({
  plugins: [sonnerWithoutInlineStyles(), reactRouter()],
  define: { __WORDS_CHANGED__: JSON.stringify(wordsChanged()) },
  // Small files stay files: a data: address would be repeated in every page's inlined styles.
  // Every browser that runs these modules knows modulepreload; its stand-in would be dead weight.
  build: { assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            // Few files: what every page needs comes in one, and React's renderer, the biggest to evaluate, alone.
            codeSplitting: {
              groups: [
                { name: "react-dom", test: /node_modules\/(react-dom|scheduler)\// },
                { name: "router", test: /node_modules\/(react|react-router|cookie|set-cookie-parser)\// },
                {
                  name: "site",
                  test: /\/app\/(chrome|language|measure|offline|ui|leads\/contact-request)\/(?!toaster|not-found-screen|schema|rules|vitals|ask-consent|keep-page\.|tabs|receipt)/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      build: {
        target: "node22",
        rollupOptions: {
          input: {
            main: "./server/main.ts",
            "check-build": "./server/check-build.ts",
            "draw-share-image": "./app/search/draw-process.server.ts",
          },
        },
      },
    },
  },
});
