import { existsSync } from "node:fs";
import { delimiter, join } from "node:path";
import { installPackages } from "#tests/debian-package.ts";

/** The programs that the tests of tests/faults start, and their Debian packages. */
const packages: Record<string, string> = {
  pgbouncer: "pgbouncer",
  haproxy: "haproxy",
  nginx: "nginx",
  caddy: "caddy",
  buildah: "buildah",
  debootstrap: "debootstrap",
  "systemd-analyze": "systemd",
  promtool: "prometheus",
  "prometheus-blackbox-exporter": "prometheus-blackbox-exporter",
  varnishd: "varnish",
  faketime: "faketime",
  memcached: "memcached",
  "swift-proxy-server": "swift-proxy",
  "swift-account-server": "swift-account",
  "swift-container-server": "swift-container",
  "swift-object-server": "swift-object",
  "swift-ring-builder": "swift",
};

/** The path of a server's program. Throws when it is not installed. */
export function serverPath(program: string): string {
  const path = find(program);
  if (!path) throw new Error(`${program} is not installed: run "npm run test:faults" as root on Debian.`);
  return path;
}

/** Installs the missing programs. Ends the process with an error message when that is not possible. */
export function installServers(): void {
  const missing = () => Object.keys(packages).filter((program) => !find(program));
  const names = missing().map((program) => packages[program] ?? program);
  if (names.length === 0 || (installPackages(...names) && missing().length === 0)) return;
  const list = missing().map((program) => `${program} (${packages[program]})`);
  // biome-ignore lint/suspicious/noConsole: says on the command line what to install
  console.error(`The fault tests need programs that are not installed: ${list.join(", ")}.`);
  process.exit(1);
}

function find(program: string): string | undefined {
  const folders = [...(process.env.PATH ?? "").split(delimiter), "/usr/sbin"];
  return folders.map((folder) => join(folder, program)).find((path) => existsSync(path));
}
