import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";

interface Source {
  path: string;
  text: string;
}

/** The project's own text files below the given folders, from git. */
export function sources(...folders: string[]): Source[] {
  return allFiles(...folders).filter(({ path }) => /\.(tsx?|css|sql|md|svg|mjs)$/.test(path));
}

/** All files below the given folders but pictures and fonts, from git. */
export function allFiles(...folders: string[]): Source[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard", ...folders], {
    encoding: "utf8",
  });
  return listed
    .split("\n")
    .filter((path) => path && !/\.(png|ico|ttf|woff2)$/.test(path))
    .map((path) => ({ path, text: readFileSync(path, "utf8") }));
}
