import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRelease } from "#backend/release.ts";

test("a database of every released version is kept, from which a test upgrades", () => {
  const headings = [...readFileSync("CHANGELOG.md", "utf8").matchAll(/^## ([\d.]+), (.*)$/gm)];
  expect(headings.length).toBeGreaterThan(0);
  for (const [, version, date] of headings)
    expect([version, existsSync(`tests/releases/${version}.tar.gz`)]).toEqual([
      version,
      date !== "not released yet",
    ]);
});

test("CHANGELOG.md begins with this version, below what is next, and names the one that it upgrades from", async () => {
  const { version, upgradesFrom } = await readRelease();
  const [, ...parts] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);
  const [first = "", second] = parts.filter((part) => !part.startsWith("Next\n"));
  expect(first.split(/[\s,]/)[0]).toBe(version);
  expect(/^Upgrades from: ([\w.]+)\./m.exec(first)?.[1]).toBe(
    upgradesFrom === version ? "nothing" : upgradesFrom,
  );
  // Only the first release upgrades from nothing.
  expect(second === undefined).toBe(upgradesFrom === version);
});
