import { spawnSync } from "node:child_process";
import { expect, it } from "vitest";
import { startProblemCode } from "#server/start-problem.ts";

it("a wrong value stops the start with one line that names the variable and an example", () => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ["build/server/main.js"], {
    env: { ...process.env, PORT: "three thousand" },
    encoding: "utf8",
  });
  expect(status).toBe(startProblemCode);
  expect(stdout).toBe("");
  expect(stderr).toBe(
    'PORT must be a whole number from 0 to 65535, but is "three thousand". Example: PORT=3000\n',
  );
});
