import { execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import { extract } from "tar";
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from "vitest";
import { unavailableMessages } from "#app/content/shared/unavailable.server.ts";
import { brand } from "#brand/company.ts";
import { ask } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor, type TestAccount } from "#tests/staff.ts";

let site: RunningSite;
let account: TestAccount;
let cookie: string;

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "info", ACCESS_LOG: "true" });
  account = await addAccount((query, values) => ask(site, query, values), {
    role: "admin",
    name: "Sigrid Hjortronkvist",
  });
  cookie = (await signInWithSecondFactor(site.url, account)).cookieHeader;
}, 60_000);
afterAll(async () => {
  await site.stop();
  await removeData(site);
});

/** Runs a command of the product as an operator does; gives what it printed, and whether it failed. */
async function run(command: string, args: string[], settings: Record<string, string> = {}) {
  const env = { ...process.env, DATA_DIR: site.dataDir, ...settings };
  return promisify(execFile)(process.execPath, [`scripts/${command}.ts`, ...args], { env }).then(
    ({ stdout }) => ({ failed: false, said: stdout.trim() }),
    (error: { stderr: string }) => ({ failed: true, said: error.stderr.trim() }),
  );
}

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(site.url + path, { headers, redirect: "manual" });

test("in maintenance visitors get a page, keep what they wrote, and send it afterwards; the staff works on", async () => {
  expect((await get("/")).status).toBe(200);
  onTestFinished(async () => void (await run("maintenance", ["off"])));
  expect((await run("maintenance", ["on"])).said).toMatch(/^The site is closed to visitors since \S+Z\./);
  await vi.waitUntil(async () => (await get("/")).status === 503, { timeout: 5_000 });

  for (const locale of ["sv", "en"] as const) {
    const response = await get(`/bli-kontaktad?lang=${locale}`);
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "60"]);
    const page = await response.text();
    expect(page).toContain(`<html lang="${locale}"`);
    for (const text of [unavailableMessages[locale].maintenance.title, brand.phone])
      expect(page).toContain(text);
  }
  const byScript = await postContactRequest(site.url);
  expect([byScript.status, await byScript.json()]).toEqual([503, { ok: false, reason: "unavailable" }]);
  const fields = { companyName: "Mälarport AB", email: "platschef@malarport.example", contactType: "email" };
  const plain = await fetch(`${site.url}/bli-kontaktad`, {
    method: "POST",
    headers: { accept: "text/html", "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams(fields),
  });
  const form = parse(await plain.text()).querySelector("form");
  const kept = form
    ?.querySelectorAll("input")
    .map((input) => [input.getAttribute("name"), input.getAttribute("value")]);
  expect([plain.status, kept]).toEqual([503, Object.entries(fields)]);
  const client = await fetch(`${site.url}/rest/v1/contact_requests`, { method: "POST", body: "{}" });
  expect(client.status).toBe(503);
  expect(await ask(site, "select from contact_requests")).toEqual([]);

  for (const path of ["/logga-in", "/health/ready", "/robots.txt"])
    expect((await get(path)).status, path).toBe(200);
  expect(await (await get("/health")).json()).toMatchObject({ database: true, maintenance: true });
  expect((await get("/admin", { cookie })).status).toBe(200);
  expect(await (await get("/admin/drift?lang=en", { cookie })).text()).toContain("closed to visitors since");
  expect((await get("/bli-kontaktad", { cookie })).status).toBe(200);

  expect((await run("maintenance", [])).said).toContain("closed to visitors");
  expect((await run("maintenance", ["of"])).failed).toBe(true);
  expect((await run("maintenance", ["off"])).said).toBe("The site is open to visitors.");
  await vi.waitUntil(async () => (await get("/")).status === 200, { timeout: 5_000 });
  expect((await postContactRequest(site.url)).status).toBe(200);
}, 60_000);

test("the command for accounts signs somebody out of the running site, and says in one line what it refuses", async () => {
  expect((await get("/admin", { cookie })).status).toBe(200);
  expect(await run("account", ["end-sessions", account.email])).toEqual({
    failed: false,
    said: "Sessions ended: 1. The password still signs in.",
  });
  expect((await get("/admin", { cookie })).status).toBe(302);
  expect((await run("account", ["unlock", account.email])).said).toMatch(
    /^Unlocked: it was not closed, wrong codes forgotten: 0\./,
  );
  expect((await run("account", ["reset-factor", account.email])).said).toMatch(
    /^Second factors removed: 1\./,
  );
  for (const [args, said] of [
    [["setup-code"], /^There is an administrator, so no set-up code is valid\./],
    [["unlock", "ingen@example.se"], /^There is no account with this email address\.$/],
    [["unlock"], /^Which\? account unlock EMAIL/],
    [["toString", account.email], /^Which\? account unlock EMAIL/],
  ] as const)
    expect(await run("account", [...args])).toEqual({ failed: true, said: expect.stringMatching(said) });
}, 60_000);

test("a support bundle has version, settings, findings, counts and the log, and nothing about a person", async () => {
  const person = {
    companyName: "Blåklocksgruvan AB",
    contactName: "Torbjörn Ekollonsson",
    email: "torbjorn.ekollonsson@blaklocksgruvan.example",
    phone: "070-987 65 43",
    message: "Vi vill bevaka Kvarntorpshöjden.",
  };
  expect((await postContactRequest(site.url, person)).status).toBe(200);
  const folder = await mkdtemp(join(tmpdir(), "bundle-"));
  onTestFinished(() => rm(folder, { recursive: true }));
  const log = join(folder, "site.log");
  await writeFile(log, site.output());
  const settings = {
    MAIL_FROM: "sigrid@foretag.example",
    SECRETS_KEY: "hemligt-hemligt-hemligt-hemligt-hemligt",
  };
  const { failed, said } = await run("support-bundle", [log], settings);
  expect({ failed, said }).toEqual({
    failed: false,
    said: expect.stringMatching(/^\S+support-\S+\.tar\.gz: version\.json/),
  });
  await extract({ file: said.split(": ")[0] ?? "", cwd: folder });
  const names = ["database.json", "doctor.txt", "log.txt", "settings.txt", "version.json"];
  expect((await readdir(folder)).filter((name) => name !== "site.log").sort()).toEqual(names);
  const text = (await Promise.all(names.map((name) => readFile(join(folder, name), "utf8")))).join("\n");
  for (const part of [
    "contact_requests",
    "18.4",
    "SECRETS_KEY=(set)",
    "ok       Node",
    '"level":',
    "oldestDue",
  ])
    expect(text).toContain(part);
  // In whatever spelling: names, addresses, telephone numbers, texts, secrets, and the code for the set-up.
  const told = text.toLowerCase().replaceAll(/[\s-]/g, "");
  for (const secret of [
    ...Object.values(person),
    "ekollonsson",
    "blåklocksgruvan",
    "blaklocksgruvan",
    "709876543",
    "hjortronkvist",
    account.email,
    account.userId,
    "sigrid@",
    "hemligt",
    /code ([A-Z0-9]{4}-[A-Z0-9]{4})/.exec(site.output())?.[1] ?? "no code",
  ])
    expect(told).not.toContain(secret.toLowerCase().replaceAll(/[\s-]/g, ""));
  expect(text).not.toMatch(/[^/\s]@/);
}, 60_000);

test("in a folder without a database a support bundle says so, and makes none", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "bundle-"));
  onTestFinished(() => rm(dataDir, { recursive: true }));
  const { said } = await run("support-bundle", [], { DATA_DIR: dataDir });
  expect(await readdir(dataDir)).toEqual([expect.stringMatching(/^support-/)]);
  await extract({ file: said.split(": ")[0] ?? "", cwd: dataDir });
  expect(await readFile(join(dataDir, "database.json"), "utf8")).toContain("has no database");
}, 60_000);

test("a command that is interrupted ends with the PostgreSQL that it has started", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "interrupted-"));
  onTestFinished(() => rm(dataDir, { recursive: true, force: true }));
  await chmod(dataDir, 0o755);
  const env = { ...process.env, DATA_DIR: dataDir };
  // Without a name it lists the backups, and makes a new database, which takes longest.
  const restore = spawn(process.execPath, ["scripts/restore.ts"], { env, stdio: "ignore" });
  const pidFile = join(dataDir, "postgresql/postmaster.pid");
  await vi.waitUntil(() => existsSync(pidFile), { timeout: 30_000, interval: 5 });
  restore.kill("SIGINT");
  restore.kill("SIGINT");
  await once(restore, "exit");
  expect(existsSync(pidFile)).toBe(false);
}, 60_000);

test("what a killed trial restore has left is removed, also where backups are switched off", async () => {
  const folder = await mkdtemp(join(tmpdir(), "trial-"));
  const other = await startSite({ TMPDIR: folder });
  onTestFinished(async () => {
    await other.stop();
    await removeData(other);
    await rm(folder, { recursive: true });
  });
  const left = join(folder, "restore-check");
  await mkdir(left);
  await ask(other, "select graphile_worker.add_job('check-restore')");
  await vi.waitUntil(() => !existsSync(left), { timeout: 60_000 });
}, 120_000);
