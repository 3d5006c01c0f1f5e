import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { expect, onTestFinished, test, vi } from "vitest";
import { parse } from "yaml";
import { freePort } from "#tests/free-port.ts";
import { killDatabase } from "#tests/pages/site-database.ts";
import { removeData, startSite } from "#tests/site.ts";
import { serverPath } from "./servers.ts";

const program = "prometheus-blackbox-exporter";
const settings = "--config.file=deploy/prometheus/blackbox.yml";

/** What prometheus.yml asks the exporter for: the module and the address. */
const asked: { module: string; path: string }[] = parse(
  readFileSync("deploy/prometheus/prometheus.yml", "utf8"),
)
  .scrape_configs.find((job: { job_name: string }) => job.job_name === "site-outside")
  .static_configs.map(
    ({ targets: [target], labels }: { targets: string[]; labels: Record<string, string> }) => ({
      module: labels.__param_module,
      path: new URL(String(target)).pathname,
    }),
  );

test("from outside a page and the storing of forms are seen apart: without its database the site has the one, and dead it has neither", async () => {
  const site = await startSite({ LOG_LEVEL: "silent" });
  onTestFinished(async () => {
    await site.stop();
    await removeData(site);
  });
  execFileSync(serverPath(program), [settings, "--config.check"], { stdio: "pipe" });
  const port = await freePort();
  const exporter = spawn(serverPath(program), [settings, `--web.listen-address=127.0.0.1:${port}`], {
    stdio: "ignore",
  });
  onTestFinished(async () => {
    exporter.kill();
    await once(exporter, "exit");
  });
  const probe = async () => {
    const found = asked.map(async ({ module, path }) => {
      const query = new URLSearchParams({ module, target: site.url + path });
      const response = await fetch(`http://127.0.0.1:${port}/probe?${query}`);
      return [module, /^probe_success (\d)$/m.exec(await response.text())?.[1]];
    });
    return Object.fromEntries(await Promise.all(found));
  };
  const become = (what: object) =>
    vi.waitFor(async () => expect(await probe()).toEqual(what), { timeout: 60_000, interval: 200 });
  await become({ form: "1", storage: "1" });
  const restart = await killDatabase(site);
  await become({ form: "1", storage: "0" });
  const postgres = await restart();
  await become({ form: "1", storage: "1" });
  await postgres.stop();
  site.process.kill("SIGKILL");
  await become({ form: "0", storage: "0" });
});
