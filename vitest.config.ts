import { defineConfig } from "vitest/config";

/** As in playwright.config.ts: what passes only at the second try is listed at the end, a fault to be mended. */
const retry = 1;
/** Far longer than anything takes: the default of a second is too short on a busy machine. */
const patient = { poll: { timeout: 20_000 } };

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: "unit",
          include: ["**/*.test.{ts,tsx}"],
          exclude: [
            "**/*.database.test.ts",
            "tests/process/**",
            "tests/faults/**",
            "node_modules/**",
            "build/**",
          ],
          // No test changes what another file's would see: modules are read once for each worker, not for each file.
          isolate: false,
          expect: patient,
          // Far more than any takes, for a machine that is busy.
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: "database",
          include: ["**/*.database.test.ts"],
          exclude: ["node_modules/**", "build/**"],
          // They wait for PostgreSQL more than they reckon.
          maxWorkers: 3,
          isolate: false,
          globalSetup: ["./tests/database-setup.ts"],
          expect: patient,
          retry,
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built product as a whole: started, killed, started again. Each file has its own ports and data folders;
        // those that only read pages share one site.
        test: {
          name: "process",
          include: ["tests/process/**/*.test.ts"],
          globalSetup: ["./tests/site-template.ts", "./tests/shared-site.ts"],
          maxWorkers: 3,
          retry,
          expect: patient,
          testTimeout: 120_000,
          hookTimeout: 60_000,
        },
      },
      {
        // The built product on real servers (tests/faults/servers.ts) that are killed, frozen, filled and
        // promoted: `npm run test:faults`. One file at a time, since they count seconds.
        test: {
          name: "faults",
          include: ["tests/faults/**/*.test.ts"],
          maxWorkers: 1,
          expect: patient,
          testTimeout: 180_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
