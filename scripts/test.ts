import { mkdtempSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { findBrowser } from "#tests/browser.ts";
import { installEngines } from "#tests/engines/programs.ts";
import { installServers } from "#tests/faults/servers.ts";
import makeTemplate from "#tests/site-template.ts";
import { type Check, checks, finish, passes, quickChecks } from "./checks.ts";
import { openRunFolder } from "./run-folder.ts";

/**
 * Runs all checks and tests, fastest first, prints how long each part took, and ends with the line `N passed, N failed`.
 * With `quick` only types, lint and unit tests; with `faults` only the tests that start real servers and break
 * them (tests/faults), or those in the files named after it; with `browsers` only the journeys in Firefox and WebKit
 * (tests/engines), of which all tests together run the ones with `@every-engine`. Interrupted, it ends the servers that its tests have started.
 */
const started = Number(process.env.TESTS_STARTED ?? Date.now());
const run = openRunFolder();
const reports = mkdtempSync(join(run.path, "reports-"));
for (const signal of ["SIGINT", "SIGTERM"])
  process.on(signal, () => {
    run.end();
    process.exit(1);
  });
const parts: (Count & { name: string; milliseconds: number })[] = [];
const failures: string[] = [];

if (Date.now() - started > 1_000) note("install", started, { passed: 0, failed: 0 });
const [suite, ...files] = process.argv.slice(2);
if (suite === "faults") {
  await build();
  installServers();
  await part("faults", () => vitest("faults", files));
} else if (suite === "browsers") {
  await build();
  await part("browsers", () => otherEngines(files));
} else {
  // The build and most of the checks use one core.
  await Promise.all([
    ...(suite === "quick" ? [] : [build()]),
    part("checks", () => check(suite === "quick" ? quickChecks : checks)),
    part("unit", () => vitest("unit")),
  ]);
  if (suite !== "quick") {
    await part("database", () => vitest("database"));
    // Made once for the three parts that start sites. Where it can't be made, each of them says why.
    const removeTemplate = await makeTemplate().catch(() => async () => undefined);
    await part("process", () => vitest("process"));
    await part("browser", () => playwright("browser journeys", { CHROMIUM_PATH: findBrowser() }));
    await part("other engines", () => otherEngines(["--grep", "@every-engine"]));
    await removeTemplate();
  }
}

// Again at the end, since a truncated log keeps its last lines.
if (failures.length > 0) console.log(`\n${failures.join("\n")}`);
console.log(`\n${parts.map(line).join("\n")}\n${"in all".padEnd(18)} ${seconds(Date.now() - started)}`);
const sum = (of: keyof Count) => parts.reduce((total, part) => total + part[of], 0);
console.log(`\n${sum("passed")} passed, ${sum("failed")} failed`);
run.end();
process.exitCode = sum("failed") === 0 ? 0 : 1;

/** Builds when a source is newer than the build. Ends the process when that fails, since nothing can be tested then. */
async function build(): Promise<void> {
  if (!process.env.BUILD_IS_STALE) return;
  await part("build", async () => {
    if (!(await passes({ name: "Build", command: ["node", "scripts/build.ts"] }))) process.exit(1);
    return { passed: 0, failed: 0 };
  });
}

interface Count {
  passed: number;
  failed: number;
}

async function part(name: string, run: () => Promise<Count>): Promise<void> {
  const startedAt = Date.now();
  note(name, startedAt, await run());
}

function note(name: string, startedAt: number, count: Count): void {
  parts.push({ name, milliseconds: Date.now() - startedAt, ...count });
}

function line({ name, milliseconds, passed, failed }: (typeof parts)[number]): string {
  return `${name.padEnd(18)} ${seconds(milliseconds)}  ${passed} passed, ${failed} failed`;
}

function seconds(milliseconds: number): string {
  return `${(milliseconds / 1000).toFixed(0).padStart(4)} s`;
}

async function check(suiteChecks: readonly Check[]): Promise<Count> {
  let passed = 0;
  for (const each of suiteChecks) if (await passes(each)) passed += 1;
  return { passed, failed: suiteChecks.length - passed };
}

async function vitest(project: string, files: readonly string[] = []): Promise<Count> {
  console.log(`\n── Tests: ${project}`);
  const report = join(reports, `${project}.json`);
  const status = await finish("vitest", [
    ...["run", "--project", project, "--reporter=default"],
    ...["--reporter=json", `--outputFile.json=${report}`],
    ...files,
  ]);
  return readReport(report, status, (json) => {
    for (const { name, assertionResults } of json.testResults)
      for (const { status, fullName, failureMessages } of assertionResults) {
        if (failureMessages.length === 0) continue;
        const outcome = status === "failed" ? "FAILED" : "FLAKY, passed at the second try";
        failures.push(`${outcome}: ${name} > ${fullName}\n  ${failureMessages[0]?.slice(0, 500)}`);
      }
    return { passed: json.numPassedTests, failed: json.numFailedTests };
  });
}

/** Journeys in Firefox and WebKit. Where they can't be installed, not being root on Debian, that is a failure with its reason. */
async function otherEngines(options: readonly string[]): Promise<Count> {
  const missing = installEngines();
  if (missing.length === 0)
    return playwright("Firefox and WebKit", {}, ["--config", "playwright.engines.config.ts", ...options]);
  failures.push(`FAILED: no Firefox or WebKit to test in: install ${missing.join(", ")}`);
  return { passed: 0, failed: 1 };
}

async function playwright(
  name: string,
  environment: Record<string, string>,
  options: readonly string[] = [],
): Promise<Count> {
  console.log(`\n── Tests: ${name}`);
  const report = join(reports, `${name}.json`);
  const status = await finish("playwright", ["test", "--reporter=list,json", ...options], {
    ...environment,
    PLAYWRIGHT_JSON_OUTPUT_NAME: report,
  });
  return readReport(report, status, ({ stats }) => ({
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
  }));
}

/** Reads a report. A run without a failed test that crashed, or ran no test, counts as one failure. */
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
  testResults: {
    name: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
  stats: { expected: number; flaky: number; unexpected: number };
}
