import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** The last commit of the first complete version. */
export const firstVersion = "f825294ca46f2b8f892803e9a51ae9228b58150e";

/**
 * Builds an earlier version of the product from git, with its own dependencies, and returns its folder, which is
 * cached for the next run. Throws one line in a clone without that commit.
 */
export function buildVersion(commit: string): string {
  const folder = join(tmpdir(), `version-${commit}`);
  if (existsSync(join(folder, "build/complete"))) return folder;
  mkdirSync(folder, { recursive: true });
  let files: Buffer;
  try {
    files = execFileSync("git", ["archive", commit], { maxBuffer: 2 ** 30 });
  } catch (cause) {
    throw new Error(`The history has no commit ${commit}: fetch it whole (git fetch --unshallow).`, {
      cause,
    });
  }
  execFileSync("tar", ["-x", "-C", folder], { input: files });
  execFileSync("npm", ["run", "build"], { cwd: folder, stdio: "pipe" });
  return folder;
}
