import { defineConfig } from "vitest/config";
import { minifiedLoader } from "./scripts/minify-loader.ts";

export default defineConfig({
  test: {
    projects: [
      {
        define: { __LOADER__: JSON.stringify(minifiedLoader()) },
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: ["**/*.database.test.ts", "tests/process/**", "node_modules/**", "build/**"],
        },
      },
      {
        test: {
          name: "database",
          include: ["**/*.database.test.ts"],
          exclude: ["node_modules/**", "build/**"],
          globalSetup: ["./tests/database-setup.ts"],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built product as a whole: started, killed, started again.
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          fileParallelism: false,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
