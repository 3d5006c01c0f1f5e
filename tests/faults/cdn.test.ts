import { expect, onTestFinished, test, vi } from "vitest";
import { accountPaths, adminPaths } from "#app/domain/staff-paths.ts";
import { type Locale, languageCookieName, locales } from "#app/i18n/locale.ts";
import { type Page, siteMap } from "#app/site-map.ts";
import { awayPage } from "#server/unavailable-page.ts";
import { ask, postgresOf } from "#tests/pages/site-database.ts";
import { removeData, startSite } from "#tests/site.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";
import { caches, startCache } from "./cache.ts";

/** The public pages that may be cached. */
const pages = Object.values<Page>(siteMap)
  .map(({ path }) => path)
  .filter((path) => ![siteMap.demo.path, siteMap.appRedirect.path].some((one) => one === path));

async function startBehind(kind: (typeof caches)[number]) {
  const site = await startSite({ LOG_LEVEL: "silent", TRUST_PROXY: "1", SHARED_CACHE: "by-language" });
  onTestFinished(() => removeData(site));
  onTestFinished(async () => void (await site.stop()));
  return { site, cache: await startCache(kind, site.url) };
}

const languageIn = (locale: string) => `${languageCookieName}=${locale}`;

/** Requests a page as a browser does; returns the response. */
async function get(url: string, headers: Record<string, string> = {}) {
  const response = await fetch(url, { headers, redirect: "manual" });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

/** Has every page cached, one after the other, so that none is refused by the render limit. */
async function warm(url: string) {
  for (const path of pages)
    for (const locale of locales)
      await vi.waitUntil(async () => (await get(`${url}${path}?lang=${locale}`)).status === 200, {
        timeout: 30_000,
      });
}

async function each<Value>(values: readonly Value[], work: (value: Value) => Promise<void>): Promise<void> {
  const waiting = [...values];
  const working = async () => {
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) await work(value);
  };
  await Promise.all(Array.from({ length: 8 }, working));
}

test.each(caches)(
  "behind %s every page comes in the right language, and no private page is kept",
  async (kind) => {
    const { site, cache } = await startBehind(kind);
    const account = await addAccount((query, values) => ask(site, query, values), { role: "admin" });
    const { cookieHeader } = await signInWithSecondFactor(site.url, account);
    /** Each way to request a page, with the language that the response should have. */
    const ways: { query: string; cookie: string; locale: Locale }[] = [
      { query: "", cookie: "", locale: "sv" },
      { query: "", cookie: languageIn("sv"), locale: "sv" },
      { query: "", cookie: languageIn("en"), locale: "en" },
      { query: "", cookie: `a=b; ${languageIn("en")}; ${cookieHeader}`, locale: "en" },
      { query: "", cookie: `${languageIn("de")}; not-${languageIn("en")}`, locale: "sv" },
      { query: "", cookie: `${languageIn("sv")}; ${languageIn("en")}`, locale: "en" },
      { query: "", cookie: `${languageIn("en")}=`, locale: "sv" },
      { query: "", cookie: cookieHeader, locale: "sv" },
      { query: "?lang=en", cookie: languageIn("sv"), locale: "en" },
      { query: "?lang=sv", cookie: languageIn("en"), locale: "sv" },
      { query: "?lang=de&x=1", cookie: languageIn("en"), locale: "en" },
    ];
    const asked = Array.from({ length: 4 }, () => ["br", "gzip", "identity"])
      .flat()
      .flatMap((encoding) => pages.flatMap((path) => ways.map((way) => ({ ...way, path, encoding }))));
    expect(asked.length).toBeGreaterThan(3_000);
    await warm(site.url);
    const wrong: string[] = [];
    const privately = [accountPaths.account, adminPaths.overview, accountPaths.signIn, adminPaths.leads];
    await each(asked, async ({ path, query, cookie, locale, encoding }) => {
      const { status, text, headers } = await get(`${cache.url}${path}${query}`, {
        cookie,
        "accept-encoding": encoding,
      });
      const isRight = text.includes(`<html lang="${locale}"`) && headers.get("content-language") === locale;
      if (status !== 200 || !isRight || headers.has("set-cookie"))
        wrong.push(`${status} ${path}${query} ${cookie.slice(0, 60)} ${encoding}`);
    });
    expect(wrong).toEqual([]);

    for (const path of privately)
      for (const cookie of [cookieHeader, "", cookieHeader]) {
        const through = await get(cache.url + path, { cookie });
        const direct = await get(site.url + path, { cookie });
        expect([through.status, through.headers.get("location")]).toEqual([
          direct.status,
          direct.headers.get("location"),
        ]);
        expect(through.headers.get("cache-control")).toBe("no-store");
        expect(through.text.includes(account.email)).toBe(direct.text.includes(account.email));
      }
    // A dead site still shows what is cached.
    site.process.kill("SIGKILL");
    for (const path of privately)
      expect((await get(cache.url + path, { cookie: cookieHeader })).status).toBeGreaterThanOrEqual(500);
  },
);

test.each(caches)(
  "behind %s, while the site is stopped a form is answered with how to send it again, and then is stored",
  async (kind) => {
    const { site, cache } = await startBehind(kind);
    const send = async (query: string, cookie: string) => {
      const response = await fetch(`${cache.url}${siteMap.contactRequest.path}${query}`, {
        method: "POST",
        redirect: "manual",
        headers: { accept: "text/html", cookie },
        body: new URLSearchParams({
          contactType: "email",
          email: "anna@example.se",
          companyName: "Exempel AB",
          locale: "sv",
        }),
      });
      return { status: response.status, headers: response.headers, text: await response.text() };
    };
    await site.stop();
    for (const [query, cookie, locale] of [
      ["", "", "sv"],
      ["", languageIn("en"), "en"],
      ["?lang=en", "", "en"],
      ["?lang=sv", languageIn("en"), "sv"],
    ] as const) {
      const { status, headers, text } = await send(query, cookie);
      expect([status, text]).toEqual([503, awayPage(locale, "unsent")]);
      expect(headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/i);
      expect([headers.get("retry-after"), headers.get("cache-control")]).toEqual(["5", "no-store"]);
      // A reload would send nothing, and what was typed would be lost.
      expect(headers.get("refresh")).toBeNull();
    }
    const page = await get(`${cache.url}${siteMap.demo.path}`, { cookie: languageIn("en") });
    expect([page.status, page.headers.get("refresh"), page.text]).toEqual([
      503,
      "5",
      awayPage("en", "outage"),
    ]);
    const { port } = new URL(site.url);
    const again = await startSite(
      { LOG_LEVEL: "silent", TRUST_PROXY: "1", SHARED_CACHE: "by-language", PORT: port },
      site.dataDir,
    );
    onTestFinished(async () => void (await again.stop()));
    await vi.waitUntil(async () => (await send("", "")).status < 400, { timeout: 30_000 });
    expect(await ask(again, "select company_name from contact_requests")).toEqual([
      { company_name: "Exempel AB" },
    ]);
  },
);

test.each(caches)(
  "behind %s a change is seen within two minutes, by a page's first visitor",
  async (kind) => {
    const { site, cache } = await startBehind(kind);
    const read = async (query: string) => (await get(`${cache.url}${siteMap.news.path}${query}`)).text;
    for (const query of ["", "?lang=sv"]) expect(await read(query)).not.toContain("Ny rubrik");
    await ask(site, `update news_articles set title_sv = 'Ny rubrik'`);
    await vi.waitUntil(async () => (await get(site.url + siteMap.news.path)).text.includes("Ny rubrik"), {
      timeout: 10_000,
    });
    expect(await read("")).not.toContain("Ny rubrik");
    // Within the second minute one visitor may get the old page, and the next one gets the new one.
    await cache.setClock(65);
    await read("");
    await vi.waitUntil(async () => (await read("")).includes("Ny rubrik"), { timeout: 5_000 });
    // After two minutes nobody gets the old page, even if nobody has requested it meanwhile.
    await cache.setClock(125);
    expect(await read("?lang=sv")).toContain("Ny rubrik");
  },
);

test.each(caches)(
  "behind %s the pages stay up for a day while the site is dead, then they end",
  async (kind) => {
    const { site, cache } = await startBehind(kind);
    const asked = pages.flatMap((path) =>
      locales.flatMap((locale) => [
        { address: `${path}?lang=${locale}`, cookie: "", locale },
        { address: path, cookie: languageIn(locale), locale },
      ]),
    );
    await warm(site.url);
    for (const { address, cookie } of asked)
      expect((await get(cache.url + address, { cookie })).status, address).toBe(200);
    process.kill(await postgresOf(site), "SIGKILL");
    site.process.kill("SIGKILL");
    for (const seconds of kind === "nginx" ? [30, 90, 3_600, 23 * 3_600] : [30, 90, 150]) {
      await cache.setClock(seconds);
      await each(asked, async ({ address, cookie, locale }) => {
        const { status, text } = await get(cache.url + address, { cookie });
        expect([status, text.includes(`<html lang="${locale}"`)], `${address} after ${seconds} s`).toEqual([
          200,
          true,
        ]);
      });
    }
    // Varnish's clock can't be put so far forward (cache.ts).
    if (kind === "varnish") return;
    await cache.setClock(25 * 3_600);
    await vi.waitUntil(async () => (await get(`${cache.url}/`)).status >= 500, { timeout: 10_000 });
  },
);
