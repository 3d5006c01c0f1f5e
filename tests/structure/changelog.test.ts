import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readRelease } from "#backend/release.ts";

test("CHANGELOG.md begins with this version, and names the one that it upgrades from", async () => {
  const { version, upgradesFrom } = await readRelease();
  const [, first = "", second] = readFileSync("CHANGELOG.md", "utf8").split(/^## /m);
  expect(first.split(/[\s,]/)[0]).toBe(version);
  expect(/^Upgrades from: ([\w.]+)\./m.exec(first)?.[1]).toBe(
    upgradesFrom === version ? "nothing" : upgradesFrom,
  );
  // Only the first release upgrades from nothing.
  expect(second === undefined).toBe(upgradesFrom === version);
});
