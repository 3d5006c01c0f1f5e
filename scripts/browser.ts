import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";
import { installPackages } from "./debian-package.ts";

/** A whole browser, as visitors have. */
const whole = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];
/** The same engine without windows: tests take two thirds of the time in it. */
const shell = "/usr/bin/chromium-headless-shell";

/** How the tests and the bench start it: without its own network requests. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/** Has the widths of Arial, the fallback of our typeface (app/ui/fonts.css). */
const letters = { folder: "/usr/share/fonts/truetype/liberation", name: "fonts-liberation" };

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, one on the machine, else Debian's package (as root),
 * else the test library's own download; with fonts as on visitors' devices. Throws when there is none.
 */
export function findBrowser(): string {
  installLetters();
  const found = firstOf([process.env.CHROMIUM_PATH, shell, ...whole, chromium.executablePath()]);
  if (found) return found;
  installPackages("chromium-headless-shell");
  const installed = firstOf([shell]);
  if (installed) return installed;
  execFileSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
  return chromium.executablePath();
}

/**
 * The path of a whole browser for the bench, which measures what visitors have: BENCH_BROWSER, one on the machine,
 * else Debian's package (as root). Throws when there is none: a smaller one hides blocking time.
 */
export function findWholeBrowser(): string {
  installLetters();
  const asked = [process.env.BENCH_BROWSER, ...whole];
  const found = firstOf(asked);
  if (found) return found;
  installPackages("chromium");
  const installed = firstOf(whole);
  if (!installed) throw new Error("The bench needs Chromium or Chrome: name it in BENCH_BROWSER.");
  return installed;
}

export function browserVersion(path: string): string {
  return execFileSync(path, ["--version"], { encoding: "utf8" }).trim();
}

function firstOf(paths: readonly (string | undefined)[]): string | undefined {
  return paths.find((path) => path && existsSync(path));
}

function installLetters(): void {
  if (!existsSync(letters.folder)) installPackages(letters.name);
}
