import { once } from "node:events";
import { createServer, type IncomingMessage, request as send } from "node:http";
import type { AddressInfo } from "node:net";
import { json as readJson } from "node:stream/consumers";
import type { Page } from "@playwright/test";
import { z } from "zod";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { test as base, expect } from "#tests/fixtures.ts";
import { freePort } from "#tests/free-port.ts";
import { hydrated } from "#tests/pages/hydrated-page.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addAccount, type TestAccount } from "#tests/staff.ts";
import { startTextSender } from "#tests/text-sender.ts";
import { expectSoundPage } from "./check-page.ts";

const key = "sb_publishable_hosted";
const ours = ["mfa_phone_enabled", "mfa_webauthn_enabled", "captcha_site_key"];
const withoutKey = /^\/auth\/v1\/(?:\.well-known\/|authorize|callback|verify)/;

/**
 * A hosted sign-in: a site's own, behind a gateway like a hosted one's (another origin, which answers preflights,
 * asks for the project's key, and has none of our additions to the settings).
 */
async function hostSignIn() {
  const port = await freePort();
  const asked: string[] = [];
  const gateway = createServer(async (request, response) => {
    const headers = {
      "access-control-allow-origin": request.headers.origin ?? "*",
      "access-control-allow-headers": request.headers["access-control-request-headers"] ?? "",
      "access-control-allow-methods": "GET, POST, PUT, DELETE",
      "access-control-expose-headers": "X-Supabase-Api-Version",
    };
    const path = request.url ?? "/";
    if (request.method === "OPTIONS") return void response.writeHead(204, headers).end();
    if (!withoutKey.test(path) && request.headers.apikey !== key)
      return void response.writeHead(401, headers).end();
    asked.push(`${request.method} ${path.replace(/\?.*/, "")}`);
    const { host: _, connection: __, ...forwarded } = request.headers;
    const passed = request.pipe(
      send({ host: "127.0.0.1", port, method: request.method, path, headers: forwarded }),
    );
    const [answer] = (await once(passed, "response")) as [IncomingMessage];
    if (path === "/auth/v1/settings") {
      const known = Object.entries(z.record(z.string(), z.unknown()).parse(await readJson(answer)));
      const theirs = Object.fromEntries(known.filter(([name]) => !ours.includes(name)));
      return void response.writeHead(200, headers).end(JSON.stringify({ ...theirs, sms_provider: "twilio" }));
    }
    answer.pipe(response.writeHead(answer.statusCode ?? 502, { ...answer.headers, ...headers }));
  }).listen(0, "127.0.0.1");
  await once(gateway, "listening");
  const url = `http://localhost:${(gateway.address() as AddressInfo).port}`;
  // Its tokens have the gateway's address, too.
  const texts = await startTextSender();
  const home = await startSite({ PORT: String(port), SITE_URL: url, TRUST_PROXY: "1", SMS_URL: texts.url });
  return { url, home, asked, gateway, texts };
}

type Hosted = Awaited<ReturnType<typeof hostSignIn>> & { site: RunningSite };

const test = base.extend<object, { hosted: Hosted }>({
  hosted: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads what a fixture needs from this pattern.
    async ({}, use) => {
      const signIn = await hostSignIn();
      const postgres = await startEmbeddedPostgres({ dataDir: signIn.home.dataDir, log: () => undefined });
      const { host, user, password, database } = postgres.connection;
      const site = await startSite({
        SUPABASE_URL: signIn.url,
        SUPABASE_PUBLISHABLE_KEY: key,
        DATABASE_URL: `postgres://${user}:${password}@localhost/${database}?host=${encodeURIComponent(host ?? "")}`,
      });
      await use({ ...signIn, site });
      await site.stop();
      await removeData(site);
      await postgres.stop();
      await signIn.home.stop();
      signIn.gateway.close();
      await signIn.texts.close();
      await removeData(signIn.home);
    },
    { scope: "worker", timeout: 60_000 },
  ],
  baseURL: async ({ hosted }, use) => use(hosted.site.url.replace("127.0.0.1", "localhost")),
});

/** They share a site: one worker runs them all. */
test.describe.configure({ mode: "default" });

async function signIn(page: Page, staff: TestAccount) {
  await page.getByLabel("Lösenord", { exact: true }).fill(staff.password);
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
  await page.getByLabel("Sexsiffrig kod").fill(staff.code());
  await page.getByRole("button", { name: "Fortsätt", exact: true }).click();
}

test("a hosted sign-in opens the same admin by the same screens, and closes it", async ({ page, hosted }) => {
  const staff = await addAccount((query, values) => ask(hosted.home, query, values), { role: "sales" });
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/logga-in\?/);
  await hydrated(page);
  await page.getByLabel("E-post", { exact: true }).fill(staff.email);
  await page.getByLabel("Lösenord", { exact: true }).fill("fel-lösenord-helt");
  await page.getByRole("button", { name: "Logga in", exact: true }).click();
  await expect(page.locator(".error-summary")).toContainText("E-postadressen eller lösenordet stämmer inte.");
  await signIn(page, staff);
  await expect(page).toHaveURL(/\/admin$/);
  await expect(page.getByText("Anna Lind").first()).toBeAttached();
  await expectSoundPage(page);
  await page.goto("/konto");
  await expect(page.getByText(`Inloggad som ${staff.email}`)).toBeVisible();
  await page.getByRole("button", { name: "Logga ut", exact: true }).click();
  await expect(page.getByText("Du är utloggad.")).toBeVisible();
  await page.goto("/admin");
  await expect(page).toHaveURL(/\/logga-in\?/);
  expect(hosted.asked).toEqual(expect.arrayContaining(["POST /auth/v1/token", "POST /auth/v1/logout"]));
});

test("a hosted sign-in that can send text messages takes a telephone as second factor", async ({
  page,
  hosted,
}) => {
  const { home, texts } = hosted;
  const staff = await addAccount((query, values) => ask(home, query, values), { role: "sales" });
  await page.goto("/logga-in?next=/konto");
  await page.getByLabel("E-post", { exact: true }).fill(staff.email);
  await signIn(page, staff);
  await page.getByRole("link", { name: "Lägg till en telefon" }).click();
  const number = `+46703${Math.floor(100_000 + Math.random() * 899_999)}`;
  await page.getByLabel("Mobilnummer").fill(number);
  await page.getByRole("button", { name: "Skicka koden", exact: true }).click();
  await expect.poll(() => texts.codeTo(number)).toBeDefined();
  await page.getByLabel("Sexsiffrig kod").fill(texts.codeTo(number) ?? "");
  await page.getByRole("button", { name: "Slå på", exact: true }).click();
  await expect(page.getByText("Spara reservkoderna")).toBeVisible();
});

test("the site itself speaks no sign-in where a hosted one is configured", async ({ hosted }) => {
  const answers = ["/auth/v1/settings", "/auth/v1/.well-known/jwks.json", "/auth/v1/health"].map((path) =>
    fetch(`${hosted.site.url}${path}`),
  );
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([404, 404, 404]);
});
