import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { newFolder } from "./postgres.ts";
import { serverPath } from "./servers.ts";

test("systemd verifies the unit, and rates its exposure as low", () => {
  const file = join(newFolder(), "site.service");
  // systemd checks that the program exists.
  writeFileSync(
    file,
    readFileSync("deploy/site.service", "utf8").replace(
      "/srv/site/node_modules/node/bin/node",
      process.execPath,
    ),
  );
  const run = (...args: string[]) => spawnSync(serverPath("systemd-analyze"), args, { encoding: "utf8" });
  const verified = run("verify", "--man=no", file);
  expect([verified.status, verified.stderr]).toEqual([0, ""]);
  // 0: the service may do nothing; 100: everything. Without the lines that restrict it, it is 92. What remains allowed
  // is the network, and Node's compiler.
  const judged = run("security", "--offline=yes", "--threshold=20", file);
  expect(judged.status, judged.stdout).toBe(0);
});
