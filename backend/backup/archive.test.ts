import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { packFolder, unpackFile } from "./archive.ts";

const key = "a-key-of-the-backups-that-nobody-guesses";
let folder: string;
let from: string;
let to: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "archive-"));
  [from, to] = [join(folder, "from"), join(folder, "to")];
  for (const each of [from, to]) await mkdir(each);
  await writeFile(join(from, "rows"), "1\n2\n");
});
afterEach(() => rm(folder, { recursive: true }));

for (const name of ["backup.tar.gz", "backup.tar.gz.enc"]) {
  it(`unpacks what was packed, and says in one line that a shorter file is damaged: ${name}`, async () => {
    const file = join(folder, name);
    await packFolder(from, file, name.endsWith(".enc") ? key : undefined);
    await unpackFile(file, to, key);
    expect(await readFile(join(to, "rows"), "utf8")).toBe("1\n2\n");
    const whole = await readFile(file);
    for (const length of [0, 10, whole.length - 20]) {
      await writeFile(file, whole.subarray(0, length));
      await expect(unpackFile(file, to, key)).rejects.toThrow(/^\S+ (is|can't be decrypted).*damaged.*\.$/);
    }
  });
}

it("fails when a file can't be written, as on a full disk, so that nothing is restored in part", async () => {
  const file = join(folder, "backup.tar.gz");
  await packFolder(from, file, undefined);
  await mkdir(join(to, "rows/in-its-place"), { recursive: true });
  await expect(unpackFile(file, to, undefined)).rejects.toThrow();
});
