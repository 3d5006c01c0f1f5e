import { spawnSync } from "node:child_process";
import { copyFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "./postgres.ts";

test("the npm of Debian 13, which docs/deploy.md begins with, finds that what is locked fits", () => {
  const folder = newFolder();
  for (const file of ["package.json", "package-lock.json"]) copyFileSync(file, join(folder, file));
  const install = ["ci", "--dry-run", "--include=dev", "--no-audit", "--no-fund", "--loglevel=error"];
  const { status, stderr } = spawnSync("npx", ["--yes", "npm@9.2.0", ...install], {
    cwd: folder,
    encoding: "utf8",
  });
  expect([status, stderr]).toEqual([0, ""]);
});
