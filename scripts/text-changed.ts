import { execFileSync } from "node:child_process";

const folders = ["app/content/pages", "app/content/prose", "app/content/cities", "app/content/stories"];

/**
 * The time of each page text's last commit, by path, as ISO 8601: the `lastmod` of the sitemap. Empty without a full git
 * history (no git, a copy without .git, a shallow clone), since no date is better than a wrong one.
 */
export function textChanged(): Record<string, string> {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return {};
    const changed: Record<string, string> = {};
    let committedAt = "";
    for (const line of git("log", "--format=@%cI", "--name-only", "--", ...folders).split("\n")) {
      if (line.startsWith("@")) committedAt = line.slice(1);
      else if (line) changed[line] ??= committedAt;
    }
    return changed;
  } catch {
    return {};
  }
}

function git(...command: string[]): string {
  return execFileSync("git", command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
