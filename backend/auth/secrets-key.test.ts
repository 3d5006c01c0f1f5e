import { mkdtemp, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { openConfiguredBox } from "./secrets-key.ts";

let dataDir: string;
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "secrets-"));
});
afterEach(() => rm(dataDir, { recursive: true, force: true }));

test("without a configured key one is created, readable by its owner only, and used at every start", async () => {
  const boxes = await Promise.all(Array.from({ length: 5 }, () => openConfiguredBox({ dataDir })));
  const sealed = boxes.map((box) => box.seal("hemligt", "rad"));
  for (const box of [...boxes, await openConfiguredBox({ dataDir })])
    expect(sealed.map((text) => box.open(text, "rad"))).toEqual(Array(5).fill("hemligt"));
  expect(await readdir(dataDir)).toEqual(["secrets.key"]);
  expect((await stat(join(dataDir, "secrets.key"))).mode & 0o777).toBe(0o600);
  expect((await readFile(join(dataDir, "secrets.key"), "utf8")).trim()).toMatch(/^[0-9a-f]{64}$/);
});

test("a configured key replaces the file's and earlier ones, which still decrypt", async () => {
  const [old, older, newest] = ["o".repeat(32), "p".repeat(32), "n".repeat(32)];
  const boxes = [
    await openConfiguredBox({ dataDir }),
    await openConfiguredBox({ dataDir, key: old }),
    await openConfiguredBox({ dataDir, key: older }),
  ];
  const box = await openConfiguredBox({ dataDir, key: newest, previous: `${old}, ${older}` });
  for (const earlier of boxes) {
    const sealed = earlier.seal("hemligt", "rad");
    expect(box.isCurrent(sealed)).toBe(false);
    expect(box.open(sealed, "rad")).toBe("hemligt");
  }
  expect(box.isCurrent(box.seal("hemligt", "rad"))).toBe(true);
  const [sealed] = [boxes[1]?.seal("hemligt", "rad") ?? ""];
  const without = await openConfiguredBox({ dataDir, key: newest });
  expect(() => without.open(sealed, "rad")).toThrow(/was not given/);
});

test("an empty file stops the start instead of being used as a weak key", async () => {
  await writeFile(join(dataDir, "secrets.key"), "");
  await expect(openConfiguredBox({ dataDir })).rejects.toThrow(/does not contain a key/);
});
