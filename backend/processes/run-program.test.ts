import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { runProgram } from "./run-program.ts";

test("a program that reads a stranger's file has none of the site's keys and passwords", async () => {
  const folder = await mkdtemp(join(tmpdir(), "program-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const file = join(folder, "program.mjs");
  await writeFile(
    file,
    'process.once("message", () => process.send(Object.keys(process.env), () => process.exit()));',
  );
  vi.stubEnv("SECRETS_KEY", "k".repeat(32));
  vi.stubEnv("MALLOC_ARENA_MAX", "2");
  onTestFinished(() => void vi.unstubAllEnvs());
  const names = await runProgram(file, {}, 10_000);
  expect(names).toContain("MALLOC_ARENA_MAX");
  expect(names).not.toContain("SECRETS_KEY");
  expect(names).not.toContain("HOME");
});
