import { execFileSync, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, onTestFinished, test, vi } from "vitest";
import { adminPaths } from "#app/site-map.ts";
import { serverPath } from "#scripts/fault-servers.ts";
import { freePort } from "#tests/free-port.ts";
import { ask } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { removeData, startSite } from "#tests/site.ts";
import { newFolder } from "./postgres.ts";

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

test("nginx: its own check passes; public pages are kept without cookies and never with, the admin never, and visitors' addresses are counted", async () => {
  const folder = newFolder();
  const site = await startBehind();
  const [plain, tls] = [await freePort(), await freePort()];
  const certificate = [
    "req",
    "-x509",
    "-newkey",
    "rsa:2048",
    "-nodes",
    "-days",
    "1",
    "-subj",
    "/CN=localhost",
  ];
  execFileSync(
    "openssl",
    [...certificate, "-keyout", join(folder, "privkey.pem"), "-out", join(folder, "fullchain.pem")],
    {
      stdio: "ignore",
    },
  );
  mkdirSync(join(folder, "cache"));
  const example = readFileSync("deploy/nginx.conf", "utf8")
    .replaceAll("/var/cache/nginx/site", join(folder, "cache"))
    .replaceAll("/etc/ssl/site", folder)
    .replaceAll("127.0.0.1:3000", new URL(site.url).host)
    .replaceAll("listen [::]:", "# ")
    .replaceAll("listen 80;", `listen 127.0.0.1:${plain};`)
    // Spoken without TLS here: what is tested is what is kept.
    .replaceAll("listen 443 ssl http2;", `listen 127.0.0.1:${tls};`);
  const file = join(folder, "nginx.conf");
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join(" ");
  writeFileSync(
    file,
    `daemon off; pid ${folder}/pid; error_log ${folder}/error.log; user root;
     events {} http { access_log off; ${temporary} ${example} }`,
  );
  execFileSync(serverPath("nginx"), ["-t", "-q", "-e", join(folder, "error.log"), "-c", file]);
  await startProxy(
    "nginx",
    ["-e", join(folder, "error.log"), "-c", file],
    `http://127.0.0.1:${tls}/robots.txt`,
  );

  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(`http://127.0.0.1:${tls}${path}`, { headers, redirect: "manual" });
  const cacheOf = async (path: string, headers: Record<string, string> = {}) =>
    (await get(path, headers)).headers.get("x-cache");
  // What the site lets a cache keep is kept, and nothing else is.
  for (const path of ["/", "/pris", "/logo/logo-on-night.svg", "/robots.txt"]) {
    const control = (await get(path)).headers.get("cache-control") ?? "";
    const mayKeep =
      /\bmax-age=[1-9]|s-maxage=[1-9]/.test(control) && !/private|no-cache|no-store/.test(control);
    expect([path, control, await cacheOf(path)]).toEqual([path, control, mayKeep ? "HIT" : "MISS"]);
    expect(await cacheOf(path, { cookie: "tryggora-language=en" })).toBe("BYPASS");
  }
  const english = await get("/", { cookie: "tryggora-language=en" });
  expect(english.headers.get("content-language") ?? (await english.text())).toMatch(/^en|lang="en"/);
  for (let time = 0; time < 2; time += 1) expect(await cacheOf(adminPaths.overview)).not.toBe("HIT");

  // Whatever a visitor writes into the header, nginx appends what it sees.
  for (const forged of ["203.0.113.7", "203.0.113.8"]) {
    const { status } = await postContactRequest(`http://127.0.0.1:${tls}`, {}, forged);
    expect(status).toBe(200);
  }
  expect(await countedClients(site)).toBe(1);
});

test("Caddy: its own check passes, and it passes pages and forms on with the address that it sees", async () => {
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
  expect((await fetch(`http://127.0.0.1:${port}/pris`)).status).toBe(200);
  for (const forged of ["203.0.113.7", "203.0.113.8"]) {
    const { status } = await postContactRequest(`http://127.0.0.1:${port}`, {}, forged);
    expect(status).toBe(200);
  }
  expect(await countedClients(site)).toBe(1);
});
