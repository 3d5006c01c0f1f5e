import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { languageCookieName } from "#app/i18n/locale.ts";
import { freePort } from "#tests/free-port.ts";
import { ask } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { removeData, startSite } from "#tests/site.ts";
import { writeNginxConfiguration } from "./nginx.ts";
import { newFolder } from "./postgres.ts";
import { serverPath } from "./servers.ts";

/** The proxies of deploy/ as they are, but for ports, folders and certificates, in front of a real site. */

async function startBehind(environment: Record<string, string> = {}) {
  const site = await startSite({ TRUST_PROXY: "1", ...environment });
  onTestFinished(async () => {
    await site.stop();
    await removeData(site);
  });
  return site;
}

/** Starts a proxy in the foreground, and waits until it answers. */
async function startProxy(program: string, args: readonly string[], url: string, env = process.env) {
  const child = spawn(serverPath(program), args, { stdio: ["ignore", "ignore", "inherit"], env });
  onTestFinished(async () => {
    if (child.exitCode !== null) return;
    child.kill("SIGTERM");
    await once(child, "exit");
  });
  await vi.waitUntil(() => fetch(url).then(Boolean, () => false), { timeout: 20_000, interval: 100 });
}

/** How many clients the site has counted, for the action with the most. */
const countedClients = async (site: { dataDir: string }) => {
  const query = "select count(distinct client)::int as clients from private.rate_counts group by action";
  return Math.max(...(await ask(site, query)).map((row) => Number(Object(row).clients)));
};

test("nginx: its own check passes; what the site lets a cache keep is kept, the admin never, and visitors' addresses are counted", async () => {
  const folder = newFolder();
  const site = await startBehind();
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const sitePort = new URL(site.url).port;
  const file = writeNginxConfiguration(folder, { port, redirectPort: await freePort(), sitePort });
  execFileSync(serverPath("nginx"), ["-t", "-q", "-e", "stderr", "-c", file], { stdio: "pipe" });
  await startProxy("nginx", ["-e", "stderr", "-c", file], `${url}/robots.txt`);

  const cacheOf = async (path: string, cookie = "") => {
    const { headers } = await fetch(url + path, { headers: { cookie }, redirect: "manual" });
    return { control: headers.get("cache-control") ?? "", cache: headers.get("x-cache") };
  };
  for (const path of ["/", "/?lang=en", "/pris?lang=sv", "/logo/logo-on-night.svg", "/robots.txt"]) {
    const { control } = await cacheOf(path);
    const mayKeep = control.includes("public");
    expect([path, control, (await cacheOf(path)).cache]).toEqual([path, control, mayKeep ? "HIT" : "MISS"]);
  }
  expect((await cacheOf("/?lang=sv", "a=b")).control).toContain("public");
  expect((await cacheOf("/?lang=sv", "a=b")).cache).toBe("HIT");
  const english = await fetch(url, { headers: { cookie: `${languageCookieName}=en` } });
  expect(english.headers.get("content-language")).toBe("en");
  for (let time = 0; time < 2; time += 1) expect((await cacheOf(adminPaths.overview)).cache).not.toBe("HIT");

  const forgedId = { headers: { "x-request-id": "chosen-by-a-visitor" } };
  expect((await fetch(`${url}${adminPaths.overview}`, forgedId)).headers.get("x-request-id")).toMatch(
    /^[0-9a-f]{32}$/,
  );
  // Whatever a visitor writes into the header, nginx appends what it sees.
  for (const forged of ["203.0.113.7", "203.0.113.8"]) {
    const { status } = await postContactRequest(url, {}, forged);
    expect(status).toBe(200);
  }
  expect(await countedClients(site)).toBe(1);
});

test("Caddy: its own check passes, and it forwards pages and forms with the client's IP address", async () => {
  const folder = newFolder();
  const site = await startBehind();
  const port = await freePort();
  const file = join(folder, "Caddyfile");
  writeFileSync(file, `{\n\tadmin off\n}\n${readFileSync("deploy/Caddyfile", "utf8")}`);
  const env = {
    ...process.env,
    SITE_HOST: `http://127.0.0.1:${port}`,
    SITE_UPSTREAM: new URL(site.url).host,
    XDG_DATA_HOME: folder,
    XDG_CONFIG_HOME: folder,
  };
  const options = ["--adapter", "caddyfile", "--config", "deploy/Caddyfile"];
  execFileSync(serverPath("caddy"), ["validate", ...options], { env, stdio: "ignore" });
  await startProxy(
    "caddy",
    ["run", "--adapter", "caddyfile", "--config", file],
    `http://127.0.0.1:${port}/robots.txt`,
    env,
  );
  const forgedId = { headers: { "x-request-id": "chosen-by-a-visitor" } };
  const { status, headers } = await fetch(`http://127.0.0.1:${port}/pris`, forgedId);
  expect([status, headers.get("x-request-id")]).toEqual([200, expect.stringMatching(/^[0-9a-f-]{36}$/)]);
  for (const forged of ["203.0.113.7", "203.0.113.8"]) {
    const { status } = await postContactRequest(`http://127.0.0.1:${port}`, {}, forged);
    expect(status).toBe(200);
  }
  expect(await countedClients(site)).toBe(1);
});
