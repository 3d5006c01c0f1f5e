import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

/** The project's own text files below the given folders, from git. */
export function sources(...folders: string[]): { path: string; text: string }[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], {
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((path) => /\.(tsx?|css|sql|md|svg|mjs)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
