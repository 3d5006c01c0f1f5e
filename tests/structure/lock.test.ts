import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().optional(),
      integrity: z.string().optional(),
      resolved: z.string().optional(),
      cpu: z.array(z.string()).optional(),
      os: z.array(z.string()).optional(),
      libc: z.array(z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});
const { packages } = lockFile.parse(JSON.parse(readFileSync("package-lock.json", "utf8")));
const locked = Object.entries(packages).filter(([path]) => path !== "");
const nameOf = (path: string) => path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);

it("locks the packages of every platform: npm ci refuses a lock that leaves one out", () => {
  const names = new Set(locked.map(([path]) => nameOf(path)));
  const wanted = locked.flatMap(([, { optionalDependencies = {} }]) => Object.keys(optionalDependencies));
  expect(wanted.length).toBeGreaterThan(50);
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
});

it("names no registry's address, so that it installs from any", () => {
  expect(locked.filter(([, { resolved }]) => resolved)).toEqual([]);
});

it("knows the content of every package that servers and developers' Linux machines install", () => {
  const isForThem = ({ os, cpu, libc }: (typeof locked)[number][1]) =>
    (os?.includes("linux") ?? true) &&
    (cpu?.some((name) => name === "x64" || name === "arm64") ?? true) &&
    (libc?.includes("glibc") ?? true);
  expect(locked.filter(([, entry]) => isForThem(entry) && !entry.integrity).map(([path]) => path)).toEqual(
    [],
  );
});
