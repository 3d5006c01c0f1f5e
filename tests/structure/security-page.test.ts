import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

it("every test that docs/security.md names is there", () => {
  const page = readFileSync("docs/security.md", "utf8");
  const links = [...page.matchAll(/\[([^\]]+)\]\(([^)]+)\)/g)];
  const tests = links.filter(([, , file = ""]) => /\.(test|spec)\.tsx?$/.test(file));
  expect(tests.length).toBeGreaterThan(50);
  const missing = links.filter(([, name = "", link = ""]) => {
    if (link.includes("://")) return false;
    const file = join("docs", link);
    if (!existsSync(file)) return true;
    return /\.(test|spec)\.tsx?$/.test(file) && !readFileSync(file, "utf8").includes(name);
  });
  expect(missing.map(([link]) => link)).toEqual([]);
});
