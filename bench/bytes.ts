import { chromium } from "@playwright/test";
import { browserFlags } from "#tests/browser.ts";
import type { Measurement } from "./report.ts";

const kinds = ["Document", "Stylesheet", "Script", "Font", "Image", "Other"] as const;
type Kind = (typeof kinds)[number];
type Bytes = Record<Kind, number>;

/**
 * Measures the bytes over the network by kind, without headers, on a phone without interaction: until the load event
 * ("before idle"), and until the page is hydrated and the network idle.
 */
export async function measureBytes(browserPath: string, url: string): Promise<Measurement[]> {
  const browser = await chromium.launch({
    executablePath: browserPath,
    args: browserFlags,
  });
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const network = await page.context().newCDPSession(page);
    await network.send("Network.enable");
    const kindOf = new Map<string, Kind>();
    const total = Object.fromEntries(kinds.map((kind) => [kind, 0])) as Bytes;
    const headerBytes = new Map<string, number>();
    network.on("Network.responseReceived", ({ requestId, type, response }) => {
      kindOf.set(requestId, kinds.find((kind) => kind === type) ?? "Other");
      headerBytes.set(requestId, response.encodedDataLength);
    });
    network.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
      total[kindOf.get(requestId) ?? "Other"] += encodedDataLength - (headerBytes.get(requestId) ?? 0);
    });
    await page.goto(url, { waitUntil: "load" });
    const beforeIdle = { ...total };
    await page.waitForLoadState("networkidle");
    await page.waitForFunction(() => document.documentElement.hasAttribute("data-hydrated"));
    await page.waitForLoadState("networkidle");
    return [
      {
        name: "HTML (br)",
        column: "HTML",
        value: beforeIdle.Document / 1024,
        unit: "KB",
        budget: { atMost: 25 },
      },
      { name: "Font", column: "font", value: total.Font / 1024, unit: "KB", budget: { atMost: 40 } },
      { name: "Stylesheets before idle", value: beforeIdle.Stylesheet / 1024, unit: "KB" },
      { name: "Images before idle (first screen)", value: beforeIdle.Image / 1024, unit: "KB" },
      {
        name: "Script before idle",
        column: "script",
        value: beforeIdle.Script / 1024,
        unit: "KB",
        budget: { atMost: 0 },
      },
      {
        name: "Script after idle (br)",
        column: "later",
        value: total.Script / 1024,
        unit: "KB",
        budget: { atMost: 115 },
      },
      { name: "Everything after idle", value: sum(total) / 1024, unit: "KB" },
    ];
  } finally {
    await browser.close();
  }
}

function sum(bytes: Bytes): number {
  return Object.values(bytes).reduce((total, value) => total + value, 0);
}
