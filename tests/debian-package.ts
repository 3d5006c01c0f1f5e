import { spawnSync } from "node:child_process";

/** Installs Debian packages if this is root and apt exists. Returns whether it was tried. */
export function installPackages(...names: string[]): boolean {
  if (process.getuid?.() !== 0 || spawnSync("apt-get", ["--version"]).status !== 0) return false;
  // biome-ignore lint/suspicious/noConsole: says what the command is waiting for
  console.log(`Installing ${names.join(", ")} for the tests …`);
  // Another run may be installing at the same time.
  const options = ["-qq", "-o", "DPkg::Lock::Timeout=300"];
  spawnSync("apt-get", [...options, "update"], { stdio: "inherit" });
  spawnSync("apt-get", [...options, "install", "-y", "--no-install-recommends", ...names], {
    stdio: "inherit",
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  });
  return true;
}
