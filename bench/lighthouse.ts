import { launch } from "chrome-launcher";
import lighthouse from "lighthouse";
import { browserFlags } from "#scripts/browser.ts";
import { type Figure, median } from "./report.ts";

const runs = 5;
const flags = ["--headless=new", ...browserFlags];
const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
const timings = [
  { audit: "first-contentful-paint", name: "FCP", unit: "ms", atMost: 800 },
  { audit: "largest-contentful-paint", name: "LCP", unit: "ms", atMost: 1000 },
  { audit: "total-blocking-time", name: "TBT", unit: "ms", atMost: 20 },
  { audit: "cumulative-layout-shift", name: "CLS", unit: "", atMost: 0.005 },
] as const;

/**
 * Lighthouse on its mobile preset (simulated slow 4G), medians of five runs. A page that search engines are told
 * to leave out is not asked whether they may list it. A run whose trace Lighthouse could not record is done again;
 * throws when that happens more than five times.
 */
export async function lighthousePage(browser: string, url: string, noindex: boolean): Promise<Figure[]> {
  const values = new Map<string, number[]>();
  const faults = new Set<string>();
  const keep = (name: string, value: number) => values.set(name, [...(values.get(name) ?? []), value]);
  let measured = 0;
  let failed = 0;
  while (measured < runs) {
    const report = await runLighthouse(browser, url, noindex);
    if (report.runtimeError) {
      failed += 1;
      if (failed > runs) throw new Error(`${url}: ${report.runtimeError.message}`);
      continue;
    }
    measured += 1;
    for (const category of categories) keep(category, (report.categories[category]?.score ?? 0) * 100);
    for (const { audit } of timings) keep(audit, report.audits[audit]?.numericValue ?? Number.NaN);
    for (const audit of failedAudits(report)) faults.add(audit);
  }
  if (faults.size > 0) console.log(`Lighthouse audits below full score: ${[...faults].join(", ")}`);
  return [
    ...categories.map((name) => ({
      name: `Lighthouse ${name}`,
      value: median(values.get(name) ?? []),
      unit: "",
      budget: { atLeast: 100 },
    })),
    ...timings.map(({ audit, name, unit, atMost }) => ({
      name: `Lighthouse ${name}`,
      value: median(values.get(audit) ?? []),
      unit,
      budget: { atMost },
    })),
  ];
}

async function runLighthouse(browser: string, url: string, noindex: boolean) {
  const chrome = await launch({ chromePath: browser, chromeFlags: flags });
  try {
    const result = await lighthouse(url, {
      port: chrome.port,
      onlyCategories: [...categories],
      skipAudits: noindex ? ["is-crawlable"] : null,
      logLevel: "error",
    });
    if (!result) throw new Error("Lighthouse gave no result.");
    return result.lhr;
  } finally {
    chrome.kill();
  }
}

function failedAudits(report: {
  categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
  audits: Record<string, { score: number | null }>;
}): string[] {
  return Object.values(report.categories)
    .flatMap((category) => category.auditRefs)
    .filter(({ id, weight }) => weight > 0 && (report.audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
}
