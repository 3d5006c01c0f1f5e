import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { chromium } from "@playwright/test";

/** The shell first: the same engine without the windows of a whole browser, which take turns with the page. */
const usual = [
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/usr/bin/google-chrome-stable",
];

/** How the tests and the bench start it: without what it does on the network by itself. */
export const browserFlags = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, one on the machine, else Debian's package
 * (as root), else the test library's own download. Throws when none can be had.
 */
export function findBrowser(): string {
  const found = [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  console.log("Installing a browser for the tests …");
  if (process.getuid?.() === 0 && spawnSync("apt-get", ["--version"]).status === 0) {
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell"], {
      stdio: "inherit",
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    const installed = usual.find((path) => existsSync(path));
    if (installed) return installed;
  }
  execFileSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
  return chromium.executablePath();
}
