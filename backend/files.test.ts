import { existsSync } from "node:fs";
import { mkdtempDisposable, readdir, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { makeFolder, readOrCreateSecret } from "./files.ts";

test("a folder is made with those above it; below /proc, where none can be, that throws at once", async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "files-"));
  const folder = join(temporary.path, "one/two");
  makeFolder(folder, 0o700);
  makeFolder(folder);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect(() => makeFolder("/proc/site/data")).toThrow(/ENOENT|EACCES|EROFS/);
  expect(existsSync("/proc/site")).toBe(false);
});

test("a secret is created once, readable by its owner alone, and leaves no other file", async () => {
  await using temporary = await mkdtempDisposable(join(tmpdir(), "files-"));
  const file = join(temporary.path, "secret");
  expect(["first\n", "second"].map((secret) => readOrCreateSecret(file, secret))).toEqual(["first", "first"]);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect(await readdir(temporary.path)).toEqual(["secret"]);
  // Once the file exists it is only read, as on a full disk.
  const { ctimeMs } = await stat(temporary.path);
  readOrCreateSecret(file, "third");
  expect((await stat(temporary.path)).ctimeMs).toBe(ctimeMs);
});
