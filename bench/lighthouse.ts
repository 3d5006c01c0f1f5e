import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags } from "#tests/browser.ts";
import { type Measurement, median } from "./report.ts";

const failuresAllowed = 5;
const flags = ["--headless=new", ...browserFlags];
const categories = {
  performance: "perf",
  accessibility: "a11y",
  "best-practices": "best",
  seo: "seo",
};
const blockingTime = "total-blocking-time";
/** Lighthouse counts a task as long from this time (ms). */
const longTask = 50;
const timings = [
  { audit: "first-contentful-paint", name: "FCP", column: "FCP", unit: "ms" },
  { audit: "largest-contentful-paint", name: "LCP", column: "LCP", unit: "ms" },
  { audit: blockingTime, name: "blocking time", column: "TBT", unit: "ms" },
  { audit: "cumulative-layout-shift", name: "CLS", column: "CLS", unit: "" },
  { audit: "mainthread-work-breakdown", name: "main-thread work", column: "work", unit: "ms" },
] as const;

/** Another page that is measured in the same run, since on a busy machine only the comparison is meaningful. */
export interface Peer {
  name: string;
  url: string;
}

/** How much later than the better reference's the first paint may be: only our HTML carries the page's data. */
const dataInHtml = 1.1;

/** A layout shift that nobody sees. */
const unseenShift = 0.005;

interface Subject {
  url: string;
  /** Whether the audit "is-crawlable" is skipped. */
  noindex: boolean;
  scripts: "run" | "blocked";
}

type Result = NonNullable<Awaited<ReturnType<typeof lighthouse>>>;
type Report = Result["lhr"];

/** A run of Lighthouse: its report, and the longest task before the first paint in CPU time (ms, slowed down). */
interface Run {
  report: Report;
  taskCpu: number;
}

/**
 * Runs Lighthouse with its mobile preset (simulated slow 4G) and returns medians of `runs`: of the page, of the same page
 * with its scripts blocked, of its references (references.ts) and of other peers, in turn. Largest paint, blocking time and
 * score may be no worse than those of the better reference, the first paint a tenth later. A run in which Lighthouse could not record a trace is repeated; throws
 * when that happens more than five times.
 */
export async function lighthousePage(
  browser: string,
  url: string,
  noindex: boolean,
  references: readonly Peer[],
  peers: readonly Peer[],
  runs: number,
): Promise<Measurement[]> {
  const page: Subject = { url, noindex, scripts: "run" };
  const others = [...references, ...peers];
  const subjects = [
    page,
    { ...page, scripts: "blocked" as const },
    ...others.map((peer): Subject => ({ url: peer.url, noindex: false, scripts: "run" })),
  ];
  const results = new Map<Subject, Run[]>(subjects.map((subject) => [subject, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [subject, done] of results) done.push(await runLighthouse(browser, subject));
  const [own = [], withoutScripts = [], ...ofOthers] = [...results.values()].map((done) =>
    done.map(({ report }) => report),
  );
  const failed = new Set(own.flatMap(failedAudits));
  if (failed.size > 0) console.log(`Lighthouse audits below full score: ${[...failed].join(", ")}`);
  const ofReferences = ofOthers.slice(0, references.length);
  const better = (audit: string) => Math.min(...ofReferences.map((reports) => timeOf(reports, audit)));
  const budgets: Record<string, Measurement["budget"]> = {
    "first-contentful-paint": { atMost: dataInHtml * better("first-contentful-paint") },
    "largest-contentful-paint": { atMost: better("largest-contentful-paint") },
    // One task that Lighthouse counts just so is no difference.
    [blockingTime]: { atMost: Math.max(longTask, better(blockingTime)) },
    "cumulative-layout-shift": { atMost: unseenShift },
  };
  const bestScore = Math.max(...ofReferences.map((reports) => scoreOf(reports, "performance").value));
  return [
    ...Object.entries(categories).map(([name, column]) => ({
      ...scoreOf(own, name),
      column,
      budget: { atLeast: name === "performance" ? bestScore : 100 },
    })),
    ...timings.flatMap(({ audit, name, column, unit }): Measurement[] => [
      {
        name: `Lighthouse ${name}`,
        column,
        value: timeOf(own, audit),
        unit,
        ...(budgets[audit] ? { budget: budgets[audit] } : {}),
      },
      { name: "  with scripts blocked", value: timeOf(withoutScripts, audit), unit },
      ...ofOthers.map((reports, index) => ({
        name: `  ${others[index]?.name}`,
        value: timeOf(reports, audit),
        unit,
      })),
    ]),
    {
      name: "Longest task before the first paint",
      column: "task",
      value: median((results.get(page) ?? []).map(({ taskCpu }) => taskCpu)),
      unit: "ms",
      note: "CPU time",
    },
    {
      name: "  as Lighthouse counts it",
      value: median(own.map(longestBeforePaint)),
      unit: "ms",
      note: `with its waiting for a core; 0: none of ${longTask} ms`,
    },
    ...ofOthers.map((reports, index) =>
      scoreOf(reports, "performance", `${others[index]?.name} performance`),
    ),
  ];
}

function scoreOf(reports: readonly Report[], category: string, name = `Lighthouse ${category}`): Measurement {
  const scores = reports.map(({ categories: all }) => (all[category]?.score ?? 0) * 100);
  return { name, value: median(scores), unit: "" };
}

function timeOf(reports: readonly Report[], audit: string): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
}

/** The longest task before the first paint (ms), with Lighthouse's fourfold CPU slowdown. */
function longestBeforePaint({ audits }: Report): number {
  const paint = audits["first-contentful-paint"]?.numericValue ?? Number.NaN;
  const { details } = audits["long-tasks"] ?? {};
  const tasks = details?.type === "table" ? details.items : [];
  const early = tasks.filter(({ startTime }) => Number(startTime) < paint);
  return Math.max(0, ...early.map(({ duration }) => Number(duration)));
}

async function runLighthouse(browser: string, subject: Subject): Promise<Run> {
  for (let failed = 0; ; failed += 1) {
    const { lhr, artifacts } = await lighthouseResult(browser, subject);
    if (!lhr.runtimeError) {
      const slowdown = lhr.configSettings.throttling.cpuSlowdownMultiplier;
      return { report: lhr, taskCpu: slowdown * longestCpuBeforePaint(artifacts.Trace.traceEvents) };
    }
    if (failed === failuresAllowed) throw new Error(`${subject.url}: ${lhr.runtimeError.message}`);
  }
}

type TraceEvent = Result["artifacts"]["Trace"]["traceEvents"][number];

/**
 * The CPU time (ms) of the longest task between the navigation and the first paint. A task's duration, which Lighthouse
 * counts, includes its waiting for a core: browser, server and Lighthouse share this machine's.
 */
function longestCpuBeforePaint(events: readonly TraceEvent[]): number {
  const paint = events.findLast(({ name }) => name === "firstContentfulPaint");
  if (!paint) return Number.NaN;
  const ofThread = events.filter(({ pid, tid }) => pid === paint.pid && tid === paint.tid);
  // Each SVG image is a document with a navigation of its own, without an address.
  const start = ofThread.findLast(
    ({ name, ts, args }) => name === "navigationStart" && ts < paint.ts && args.data?.documentLoaderURL,
  );
  if (!start) return Number.NaN;
  const tasks = ofThread.filter(({ name, ts }) => name === "RunTask" && ts > start.ts && ts < paint.ts);
  // The field is missing in Lighthouse's type.
  return Math.max(...tasks.map((task) => ("tdur" in task ? Number(task.tdur) : 0))) / 1000;
}

async function lighthouseResult(browser: string, { url, noindex, scripts }: Subject): Promise<Result> {
  const chrome = await launch({ chromePath: browser, chromeFlags: flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: Object.keys(categories),
      // The screenshot is not needed and takes a second.
      disableFullPageScreenshot: true,
      skipAudits: noindex ? ["is-crawlable"] : null,
      blockedUrlPatterns: scripts === "blocked" ? ["*.js", "*.mjs"] : null,
      logLevel: "error",
    });
    if (!result) throw new Error("Lighthouse returned no result.");
    return result;
  } finally {
    chrome.kill();
  }
}

function failedAudits(report: Report): string[] {
  return Object.values(report.categories)
    .flatMap((category) => category.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
