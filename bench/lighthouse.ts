import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags } from "#scripts/browser.ts";
import { type Figure, median } from "./report.ts";

const runs = 5;
const flags = ["--headless=new", ...browserFlags];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const blockingTime = "total-blocking-time";
const timings = [
  { audit: "first-contentful-paint", name: "FCP", unit: "ms", atMost: 900 },
  { audit: "largest-contentful-paint", name: "LCP", unit: "ms", atMost: 1000 },
  { audit: blockingTime, name: "blocking time", unit: "ms", atMost: 50 },
  { audit: "cumulative-layout-shift", name: "CLS", unit: "", atMost: 0.005 },
] as const;

/** Another site, measured in the same run: on a busy machine figures only mean something in comparison. */
export interface Peer {
  name: string;
  url: string;
}

interface Subject {
  url: string;
  /** A page that search engines leave out is not checked for being listed. */
  noindex: boolean;
  scripts: "run" | "blocked";
}

type Report = NonNullable<Awaited<ReturnType<typeof lighthouse>>>["lhr"];

/**
 * Lighthouse with its mobile preset (simulated slow 4G), medians of five runs: the page, the same page with its
 * scripts blocked, and the peers, in turn. A run whose trace Lighthouse could not record is repeated; throws when
 * that happens more than five times for one of them.
 */
export async function lighthousePage(
  browser: string,
  url: string,
  noindex: boolean,
  peers: readonly Peer[],
): Promise<Figure[]> {
  const page: Subject = { url, noindex, scripts: "run" };
  const subjects = [
    page,
    { ...page, scripts: "blocked" as const },
    ...peers.map((peer): Subject => ({ url: peer.url, noindex: false, scripts: "run" })),
  ];
  const reports = new Map<Subject, Report[]>(subjects.map((subject) => [subject, []]));
  for (let run = 0; run < runs; run += 1)
    for (const [subject, kept] of reports) kept.push(await reportOf(browser, subject));
  const [own = [], still = [], ...others] = reports.values();
  const faults = new Set(own.flatMap(failedAudits));
  if (faults.size > 0) console.log(`Lighthouse audits below full score: ${[...faults].join(", ")}`);
  return [
    ...categories.map((name) => ({ ...scoreOf(own, name), budget: { atLeast: 100 } })),
    ...timings.flatMap(({ audit, name, unit, atMost }) => [
      { name: `Lighthouse ${name}`, value: timeOf(own, audit), unit, budget: { atMost } },
      { name: "  with scripts blocked", value: timeOf(still, audit), unit },
      ...others.map((them, index) => ({
        name: `  ${peers[index]?.name}`,
        value: timeOf(them, audit),
        unit,
      })),
    ]),
    {
      name: "Blocking time that scripts add",
      value: timeOf(own, blockingTime) - timeOf(still, blockingTime),
      unit: "ms",
      budget: { atMost: 100 },
    },
    ...others.map((them, index) => scoreOf(them, "performance", `${peers[index]?.name} performance`)),
  ];
}

function scoreOf(
  reports: readonly Report[],
  category: (typeof categories)[number],
  name = `Lighthouse ${category}`,
): Figure {
  const scores = reports.map(({ categories: all }) => (all[category]?.score ?? 0) * 100);
  return { name, value: median(scores), unit: "" };
}

function timeOf(reports: readonly Report[], audit: string): number {
  return median(reports.map(({ audits }) => audits[audit]?.numericValue ?? Number.NaN));
}

async function reportOf(browser: string, subject: Subject): Promise<Report> {
  for (let failed = 0; ; failed += 1) {
    const report = await runLighthouse(browser, subject);
    if (!report.runtimeError) return report;
    if (failed === runs) throw new Error(`${subject.url}: ${report.runtimeError.message}`);
  }
}

async function runLighthouse(browser: string, { url, noindex, scripts }: Subject): Promise<Report> {
  const chrome = await launch({ chromePath: browser, chromeFlags: flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      skipAudits: noindex ? ["is-crawlable"] : null,
      blockedUrlPatterns: scripts === "blocked" ? ["*.js", "*.mjs"] : null,
      logLevel: "error",
    });
    if (!result) throw new Error("Lighthouse gave no result.");
    return result.lhr;
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
