import { spawn } from "node:child_process";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { onTestFinished, vi } from "vitest";
import { dataPaths } from "#app/site-map.ts";
import { freePort } from "#tests/free-port.ts";
import { newFolder } from "./postgres.ts";
import { serverPath } from "./servers.ts";

/** Starts an haproxy in front of nodes, configured as in docs/deploy.md; returns its URL. */
export async function startHaproxy(ports: readonly number[]): Promise<string> {
  const port = await freePort();
  const file = join(newFolder(), "haproxy.cfg");
  const settings = [
    "defaults",
    "  mode http",
    "  timeout connect 2s",
    "  timeout client 30s",
    "  timeout server 30s",
    // On a busy machine a check may take longer than its interval.
    "  timeout check 3s",
    "  option forwardfor",
    "  option redispatch",
    "frontend site",
    `  bind 127.0.0.1:${port}`,
    "  default_backend nodes",
    "backend nodes",
    `  option httpchk GET ${dataPaths.ready}`,
    `  default-server check inter 500ms fall 2 rise 2`,
    ...ports.map((each) => `  server node${each} 127.0.0.1:${each}`),
    // When no node is ready, any of them is better than none.
    "  option allbackups",
    ...ports.map((each) => `  server any${each} 127.0.0.1:${each} no-check backup`),
  ];
  writeFileSync(file, `${settings.join("\n")}\n`);
  const server = spawn(serverPath("haproxy"), ["-q", "-f", file], { stdio: "ignore" });
  onTestFinished(() => {
    server.kill("SIGKILL");
  });
  const url = `http://127.0.0.1:${port}`;
  const responds = () =>
    fetch(url + dataPaths.live).then(
      ({ ok }) => ok,
      () => false,
    );
  await vi.waitUntil(responds, { timeout: 20_000, interval: 100 });
  return url;
}
