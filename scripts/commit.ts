import { execFileSync } from "node:child_process";

/** The commit of the sources, with ".changed" when they differ from it; "unknown" where there is no git. */
export function currentCommit(): string {
  const git = (...args: string[]) => execFileSync("git", args, { encoding: "utf8", stdio: "pipe" }).trim();
  try {
    return git("rev-parse", "--short=8", "HEAD") + (git("status", "--porcelain") ? ".changed" : "");
  } catch {
    return "unknown";
  }
}
