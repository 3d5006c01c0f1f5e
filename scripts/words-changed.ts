import { execFileSync } from "node:child_process";

const folders = ["app/content/pages", "app/content/prose", "app/content/cities", "app/content/stories"];

/**
 * When each file of page words last changed, by path, as ISO 8601: the `lastmod` of the sitemap. Empty without a git
 * history (no git, a copy without it, a shallow clone): nothing is better than a guess.
 */
export function wordsChanged(): Record<string, string> {
  try {
    if (git("rev-parse", "--is-shallow-repository").trim() !== "false") return {};
    const changed: Record<string, string> = {};
    let moment = "";
    for (const line of git("log", "--format=@%cI", "--name-only", "--", ...folders).split("\n")) {
      if (line.startsWith("@")) moment = line.slice(1);
      else if (line) changed[line] ??= moment;
    }
    return changed;
  } catch {
    return {};
  }
}

function git(...command: string[]): string {
  return execFileSync("git", command, { encoding: "utf8", stdio: ["ignore", "pipe", "ignore"] });
}
