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

/** Has the widths of Arial, which stands in for our typeface until that is there (app/ui/fallback-font.css). */
const letters = { folder: "/usr/share/fonts/truetype/liberation", name: "fonts-liberation" };

/**
 * The path of a Chromium for the browser tests: CHROMIUM_PATH, one on the machine, else Debian's package
 * (as root), else the test library's own download; with letters as visitors' devices have them. Throws when none can
 * be had.
 */
export function findBrowser(): string {
  if (!existsSync(letters.folder)) installPackage(letters.name);
  const found = [process.env.CHROMIUM_PATH, ...usual, chromium.executablePath()].find(
    (path) => path && existsSync(path),
  );
  if (found) return found;
  installPackage("chromium-headless-shell");
  const installed = usual.find((path) => existsSync(path));
  if (installed) return installed;
  execFileSync(process.execPath, ["node_modules/@playwright/test/cli.js", "install", "chromium"], {
    stdio: "inherit",
  });
  return chromium.executablePath();
}

/** Installs one of Debian's packages where that can be done: as root, with apt. */
function installPackage(name: string): void {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return;
  console.log(`Installing ${name} for the tests …`);
  spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
  spawnSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", name], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
}
