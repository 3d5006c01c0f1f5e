import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findBrowser } from "./browser.ts";
import { checks, passes } from "./checks.ts";

/** Runs everything that must hold, cheapest first, and closes with the line `N passed, N failed`. */
const reports = mkdtempSync(join(tmpdir(), "test-reports-"));
let passed = 0;
let failed = 0;

for (const check of checks) count(passes(check) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });
for (const project of ["unit", "database", "process"]) count(vitest(project));
count(playwright());

console.log(`\n${passed} passed, ${failed} failed`);
process.exitCode = failed === 0 ? 0 : 1;

interface Count {
  passed: number;
  failed: number;
}

function count(result: Count): void {
  passed += result.passed;
  failed += result.failed;
}

function vitest(project: string): Count {
  console.log(`\n── Tests: ${project}`);
  const report = join(reports, `${project}.json`);
  const { status } = spawnSync(
    "vitest",
    ["run", "--project", project, "--reporter=default", "--reporter=json", `--outputFile.json=${report}`],
    { stdio: "inherit" },
  );
  return readReport(report, status, (json) => ({ passed: json.numPassedTests, failed: json.numFailedTests }));
}

function playwright(): Count {
  console.log("\n── Tests: browser journeys");
  const report = join(reports, "browser.json");
  const { status } = spawnSync("playwright", ["test", "--reporter=list,json"], {
    stdio: "inherit",
    env: { ...process.env, CHROMIUM_PATH: findBrowser(), PLAYWRIGHT_JSON_OUTPUT_NAME: report },
  });
  return readReport(report, status, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/** A run that ended badly without a failed test (it crashed, or ran nothing) counts as one failure. */
function readReport(file: string, status: number | null, read: (json: ReportFile) => Count): Count {
  let counted: Count = { passed: 0, failed: 0 };
  try {
    counted = read(JSON.parse(readFileSync(file, "utf8")));
  } catch (error) {
    console.error(`No report: ${error instanceof Error ? error.message : error}`);
  }
  const silentFailure = counted.failed === 0 && (status !== 0 || counted.passed === 0);
  return silentFailure ? { ...counted, failed: 1 } : counted;
}

interface ReportFile {
  numPassedTests: number;
  numFailedTests: number;
  stats: { expected: number; flaky: number; unexpected: number };
}
