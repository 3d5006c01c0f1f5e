import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { request as send } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { reportsPath } from "#app/content-security-policy.server.ts";
import routes from "#app/routes.ts";
import { dataPaths } from "#app/site-map.ts";
import { brand } from "#brand/company.ts";
import { slowness } from "#tests/machine-speed.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";

/** Attacks on what responds before any page, on one site. */
let site: RunningSite;
const port = () => Number(new URL(site.url).port);

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "info", TRUST_PROXY: "1", QUICK_SITE: "no" });
});
afterAll(async () => {
  await site.stop();
  await removeData(site);
});

/** The status of a request whose target is sent exactly as it is. */
async function statusOf(path: string, method = "GET", headers: Record<string, string> = {}) {
  const request = send({ host: "127.0.0.1", port: port(), path, method, headers, agent: false });
  request.end();
  const [response] = await once(request, "response");
  response.resume();
  return response.statusCode;
}

/** The process's processor time so far, in ms, and its memory, in MB (Linux). */
async function used() {
  const stat = (await readFile(`/proc/${site.process.pid}/stat`, "utf8")).split(") ")[1]?.split(" ") ?? [];
  const status = await readFile(`/proc/${site.process.pid}/status`, "utf8");
  return {
    milliseconds: (Number(stat[11]) + Number(stat[12])) * 10,
    megabytes: Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1]) / 1024,
  };
}

test("405 refused IP addresses and 60 made-up URLs leave the pages in the cache", async () => {
  const compressed = { headers: { "accept-encoding": "br" } };
  const lengthOf = async () =>
    Number((await fetch(`${site.url}/pris`, compressed)).headers.get("content-length"));
  const quick = await lengthOf();
  // The cached bytes are smaller than what the first visitor gets.
  const kept = await vi.waitUntil(
    async () => {
      const length = await lengthOf();
      return length < quick ? length : undefined;
    },
    { timeout: 20_000 },
  );
  const before = await used();
  for (let count = 0; count < 405; count += 1) {
    expect(await statusOf(`/pris#${count}`)).toBe(400);
  }
  for (let count = 0; count < 60; count += 1) expect(await statusOf(`/finns-inte-${count}`)).toBe(404);
  const after = await used();
  // Each of the first cost 130 ms, like rendering and compressing a page thoroughly.
  expect(after.milliseconds - before.milliseconds).toBeLessThan(405 * 10 * slowness());
  expect(await lengthOf()).toBe(kept);
});

test.each([4, 1_000])(
  "two hundred connections that ask %i times and never read hold no memory, and the site answers",
  async (times) => {
    await (await fetch(site.url)).text();
    const before = await used();
    const sockets: Socket[] = [];
    for (let count = 0; count < 200; count += 1) {
      const socket = connect(port(), "127.0.0.1").pause();
      socket.on("error", () => {});
      socket.write("GET / HTTP/1.1\r\nHost: site\r\n\r\n".repeat(times));
      sockets.push(socket);
    }
    await Promise.all(sockets.map((socket) => once(socket, "connect")));
    // It is requested after them, so its response comes after their requests were read.
    for (let count = 0; count < 20; count += 1)
      expect((await fetch(`${site.url}${dataPaths.health}`)).status).toBe(200);
    expect((await used()).megabytes - before.megabytes).toBeLessThan(150);
    for (const socket of sockets) socket.destroy();
    expect((await fetch(site.url)).status).toBe(200);
  },
);

type AnyRoute = (typeof routes)[number];
const everyPath = (list: readonly AnyRoute[], above = ""): string[] =>
  list.flatMap(({ path = "", children = [] }) => [
    `${above}/${path}`,
    ...everyPath(children, path ? `${above}/${path}` : above),
  ]);

test("no route accepts a request from a page of another site, but for browsers' reports", async () => {
  const paths = [...new Set(everyPath(routes))]
    .map((path) =>
      encodeURI(
        path.replace("//", "/").replaceAll(/:\w+/g, "11111111-1111-4111-8111-111111111111").replace("*", "x"),
      ),
    )
    // A report carries no visitor's rights, and is not always sent with the page's origin.
    .filter((path) => path !== reportsPath);
  expect(paths.length).toBeGreaterThan(60);
  const foreign: Record<string, string>[] = [
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: site.url, "sec-fetch-site": "cross-site" },
  ];
  const letIn: string[] = [];
  for (const path of [
    ...paths,
    "/auth/v1/recover",
    "/auth/v1/token?grant_type=password",
    "/rest/v1/rpc/is_admin",
  ])
    for (const headers of foreign)
      if ((await statusOf(path, "POST", { ...headers, "content-length": "0" })) !== 403)
        letIn.push(`${path} ${JSON.stringify(headers)}`);
  expect(letIn).toEqual([]);
});

test("a script that posts to a page without a form is refused with JSON, a browser with a page", async () => {
  const post = (path: string, accept: string) =>
    fetch(site.url + path, {
      method: "POST",
      headers: { "content-type": "application/json", accept },
      body: "{}",
    });
  for (const path of ["/", "/vaktare", "/finns-inte", "/logga-in"]) {
    const response = await post(path, "application/json");
    expect(response.headers.get("cache-control"), path).toBe("no-store");
    expect([response.status >= 400, await response.json()]).toEqual([true, { ok: false, reason: "failed" }]);
  }
  expect((await post("/vaktare", "text/html")).headers.get("content-type")).toMatch(/^text\/html/);
});

test("a page of ours may send requests, and so may clients without an Origin", async () => {
  const event = { method: "POST", body: '{"name":"x","path":"/"}' };
  const ours: Record<string, string>[] = [
    {},
    { origin: site.url },
    { origin: site.url, "sec-fetch-site": "same-origin" },
  ];
  for (const headers of ours)
    expect((await fetch(`${site.url}/events`, { ...event, headers })).status).toBe(204);
});

test("security.txt names a contact, is valid for a month, and links to a policy in both languages", async () => {
  const response = await fetch(`${site.url}/.well-known/security.txt`);
  expect(response.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  const fields = (await response.text())
    .trim()
    .split("\n")
    .map((line) => [line.slice(0, line.indexOf(": ")), line.slice(line.indexOf(": ") + 2)] as const);
  expect(fields.map(([name]) => name)).toEqual([
    "Contact",
    "Expires",
    "Preferred-Languages",
    "Canonical",
    "Policy",
    "Policy",
  ]);
  const valuesOf = (wanted: string) => fields.filter(([name]) => name === wanted).map(([, value]) => value);
  expect(valuesOf("Contact")).toEqual([`mailto:${brand.securityEmail}`]);
  const days = (Date.parse(valuesOf("Expires")[0] ?? "") - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(28);
  expect(days).toBeLessThanOrEqual(30);
  for (const policy of valuesOf("Policy")) {
    const { pathname, search } = new URL(policy);
    const page = await fetch(site.url + pathname + search);
    expect(page.status).toBe(200);
    expect(await page.text()).toContain(`mailto:${brand.securityEmail}`);
  }
});

test("two Host lines are refused", async () => {
  const socket = connect(port(), "127.0.0.1");
  socket.write("GET /pris HTTP/1.1\r\nHost: site\r\nHost: evil.example\r\n\r\n");
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 400 /);
});

test("a client that leaves while it sends is no error in the log", async () => {
  for (const path of ["/logga-in", "/auth/v1/otp"]) {
    const socket = connect(port(), "127.0.0.1");
    const head = "Host: site\r\nContent-Type: application/json\r\nContent-Length: 9";
    socket.write(`POST ${path} HTTP/1.1\r\n${head}\r\n\r\n{`);
    // A later answer shows that the earlier request is being handled, then that its end was noticed.
    for (let time = 0; time < 3; time += 1) await statusOf("/sok?q=vakt");
    socket.resetAndDestroy();
    for (let time = 0; time < 3; time += 1) await statusOf("/sok?q=vakt");
  }
  expect(site.output()).not.toMatch(/"level":50/);
});

test("all that is printed after the start is JSON, and no library's line quotes an address", async () => {
  const printed = () => site.output().slice(site.output().indexOf("Set up:")).split("\n").slice(1);
  // React Router warns of an address that it can't decode, and quotes it.
  for (const path of [
    "/%E0%A4%A-hemligt",
    "/pris/%E0%A4%A-hemligt.data",
    "/nyheter/%E0%A4%A-hemligt?kod=hemlig",
  ])
    await statusOf(path);
  const lines = printed().filter(Boolean);
  for (const line of lines) expect(() => JSON.parse(line), line).not.toThrow();
  expect(lines.some((line) => line.includes("could not be decoded"))).toBe(true);
  expect(lines.join()).not.toMatch(/hemlig|%E0/);
});
