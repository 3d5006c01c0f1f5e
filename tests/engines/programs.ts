import { existsSync } from "node:fs";
import { installPackages } from "#tests/debian-package.ts";

/** The browsers that are tried besides Chromium, and what shows them: programs of Debian by their packages. */
const programs = {
  "firefox-esr": "/usr/bin/firefox-esr",
  "webkit2gtk-driver": "/usr/bin/WebKitWebDriver",
  xvfb: "/usr/bin/Xvfb",
} as const;

/** The path of an installed program. Throws when it is not there: `installEngines` comes first. */
export function engineProgram(name: keyof typeof programs): string {
  const path = programs[name];
  if (!existsSync(path))
    throw new Error(`${name} is not installed: run "npm run test:browsers" as root on Debian.`);
  return path;
}

/** Installs the missing programs, as root on Debian. Returns the packages that are missing then. */
export function installEngines(): string[] {
  const missing = () => Object.entries(programs).flatMap(([name, path]) => (existsSync(path) ? [] : [name]));
  const names = missing();
  if (names.length > 0) installPackages(...names);
  return missing();
}
