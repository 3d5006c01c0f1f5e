import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages } from "./debian-package.ts";

/** Full browsers, as visitors have. */
const fullBrowsers = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
/** The same engine without a window: tests take two thirds of the time in it. */
const headlessShell = "/usr/bin/chromium-headless-shell";

/** The flags that tests and the bench start a browser with: without its own network requests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** A font with the metrics of Arial, the fallback of our typeface (app/ui/fonts.css). */
const font = { folder: "/usr/share/fonts/truetype/liberation", name: "fonts-liberation" };

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, one on the machine, Debian's package (installed as root),
 * or Playwright's download. Installs the fallback font as well. Throws when there is none.
 */
export function findBrowser(): string {
  installFont();
  const path = firstExisting([
    process.env.CHROMIUM_PATH,
    headlessShell,
    ...fullBrowsers,
    chromium.executablePath(),
  ]);
  if (path) return path;
  installPackages("chromium-headless-shell");
  if (existsSync(headlessShell)) return headlessShell;
  execFileSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
  return chromium.executablePath();
}

/**
 * The path of a full browser for the bench: BENCH_BROWSER, one on the machine, or Debian's package (installed as root).
 * Throws when there is none, since the headless shell hides blocking time.
 */
export function findFullBrowser(): string {
  installFont();
  const path = firstExisting([process.env.BENCH_BROWSER, ...fullBrowsers]);
  if (path) return path;
  installPackages("chromium");
  const installed = firstExisting(fullBrowsers);
  if (!installed) throw new Error("The bench needs Chromium or Chrome: set BENCH_BROWSER to its path.");
  return installed;
}

/** The name and version of a browser, as it prints them. */
export function browserVersion(path: string): string {
  return execFileSync(path, ["--version"], { encoding: "utf8" }).trim();
}

function firstExisting(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

function installFont(): void {
  if (!existsSync(font.folder)) installPackages(font.name);
}
