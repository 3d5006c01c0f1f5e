import { existsSync } from "node:fs";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { adminPages } from "#app/admin/navigation.ts";
import { offerHref } from "#app/admin/urls.ts";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { idOf } from "#scripts/demo/story.ts";
import { startProblemCode } from "#server/start-problem.ts";
import { type DemoSite, runDemo, startDemo } from "#tests/demo-site.ts";
import { freePort } from "#tests/free-port.ts";
import { startSite } from "#tests/site.ts";

let demo: DemoSite;
let folder: string;
let cookie: string;

beforeAll(async () => {
  demo = await startDemo();
  folder = demo.folder;
  const { cookieHeader } = await demo.signIn("admin");
  cookie = cookieHeader;
}, 120_000);
afterAll(async () => {
  await demo.stop();
  await demo.remove();
});

const read = async (path: string) => {
  const response = await fetch(new URL(path, demo.url), { headers: { cookie } });
  return {
    status: response.status,
    robots: response.headers.get("x-robots-tag"),
    html: await response.text(),
  };
};

test("the terminal has the addresses, the password and a code of each role", () => {
  const output = demo.output();
  for (const word of ["/admin", "the password", "administrator", "sales", "editor"])
    expect(output).toContain(word);
  expect(output.match(/\s\d{6}\s/g)?.length).toBeGreaterThanOrEqual(4);
});

const lists = [
  ...adminPages.map(({ path }) => path),
  ...["", "/tider", "/stangda-dagar", "/kalendrar"].map((part) => `${adminPaths.demoSettings}${part}`),
  adminPaths.demoBooking,
  adminPaths.notices,
  `${adminPaths.demos}?urval=tidigare`,
  `${adminPaths.leads}?status=won`,
  `${adminPaths.leads}?status=lost`,
  `${adminPaths.leads}?status=spam`,
];

test.each(lists)("%s has something to see, and the mark", async (path) => {
  const { status, robots, html } = await read(path);
  expect(status).toBe(200);
  expect(html).not.toContain('class="state"');
  expect(html).toContain("Påhittad data");
  expect(robots).toContain("noindex");
});

test.each([
  ["skolan", "Skickad"],
  ["vinterfest", "Öppnad"],
  ["tidningen", "Godkänd"],
  ["dubbel", "Nej tack"],
  ["stiftelsen", "Tillbakadragen"],
  ["gymmet", "Gick ut"],
  ["fiskhamnen-2", "Ersatt"],
])("the request %s has an offer that is: %s", async (key, state) => {
  const { html } = await read(`${adminPaths.leads}/${idOf("lead", key)}`);
  expect(html).toMatch(new RegExp(`class="chip chip--\\w+">${state}<`));
});

test("a mall and its property company are one customer", async () => {
  const { html } = await read(`${adminPaths.customers}/foretag/${idOf("lead", "lyktan")}`);
  for (const name of ["Fastighets AB Lyktan", "Gallerian Tegelbruket", "Ta isär"])
    expect(html).toContain(name);
});

test("there are tags, each with its requests", async () => {
  const { html } = await read(adminPaths.tags);
  for (const name of ["Handel", "Återkommande", "Evenemang"]) expect(html).toContain(`value="${name}"`);
  expect((await read(`${adminPaths.leads}/${idOf("lead", "lyktan")}`)).html).toContain(
    "Ta bort etiketten Handel",
  );
});

test("there are assignments in every state", async () => {
  const pages = await Promise.all(
    ["", "?visa=tidigare"].map((query) => read(`${adminPaths.orders}${query}`)),
  );
  const html = pages.map((page) => page.html).join("");
  const states = ["Ej bemannat", "1 av 2 bemannade", "På plats", "Utfört", "Fakturerat", "Inställt"];
  for (const state of states) expect(html).toContain(`>${state}<`);
});

test("an offer can be written for an order that came today", async () => {
  const { status, html } = await read(offerHref(idOf("lead", "nattklubb"), "sv"));
  expect(status).toBe(200);
  expect(html).toContain("Klubb Norrsken, Stockholm");
});

test.each([
  ["/", "Påhittad data"],
  ["/?lang=en", "Invented data"],
  ["/1-bolt", "Påhittad data"],
])("the public page %s says that its data are invented, and is not indexed", async (path, mark) => {
  const { robots, html } = await read(path);
  expect(html).toContain(mark);
  expect(robots).toContain("noindex");
});

test("production does not start it, and serves its data to nobody", async () => {
  const refused = runDemo({ NODE_ENV: "production", DATA_DIR: folder });
  expect(await refused.ended).toBe(startProblemCode);
  expect(refused.output()).toContain("not for production");
  await expect(startSite({ SITE_URL: "https://www.foretag.example" }, folder)).rejects.toThrow(
    "invented data",
  );
});

test("interrupted while it is filled it ends with its PostgreSQL", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "demo-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  const { child, output, ended } = runDemo({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  await vi.waitUntil(() => output().includes("Colleagues"), { timeout: 60_000 });
  child.kill("SIGINT");
  expect(await ended).toBe(startProblemCode);
  expect(output()).toContain("it was interrupted");
  expect(existsSync(join(dataDir, "postgresql/postmaster.pid"))).toBe(false);
}, 90_000);

test("started again on the same day it goes on with the same data", async () => {
  await demo.stop();
  demo = await startDemo(folder);
  expect(demo.output()).toContain("Goes on with the data of today");
});
