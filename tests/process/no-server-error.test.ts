import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { errorMessages } from "#app/content/shared/errors.server.ts";
import { dataPaths, ownDemoPaths } from "#app/site-map.ts";
import { authEndpointPaths } from "#backend/auth/service.ts";
import { testedForms } from "#tests/forms.ts";
import {
  dataPath,
  filled,
  formsOf,
  keyOf,
  type PageForm,
  parameterNames,
  routePaths,
} from "#tests/hostile.ts";
import { ask } from "#tests/pages/site-database.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { addSiteOffer } from "#tests/site-offer.ts";
import { addAccount, signInWithSecondFactor } from "#tests/staff.ts";

let site: RunningSite;
/** Every path; one that names a row is tried with a missing row and with each existing one. */
const addresses: { path: string; isPage: boolean }[] = [];
/** The page of a buyer, with their link. */
let buyerPage: string;
let administrator: Record<string, string>;

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "error", TRUST_PROXY: "1" });
  const administration = await addAccount((query, values) => ask(site, query, values), { role: "admin" });
  const { cookieHeader, accessToken } = await signInWithSecondFactor(site.url, administration);
  administrator = { cookie: cookieHeader, authorization: `Bearer ${accessToken}` };
  // One of everything that a path can name.
  for (const { path, valid } of testedForms)
    await send(path, {
      method: "POST",
      headers: { accept: "application/json", "content-type": "application/json" },
      body: JSON.stringify({ ...valid, id: randomUUID(), elapsed: 20_000 }),
    });
  buyerPage = (await addSiteOffer(site)).path;
  const rows = await ask(
    site,
    `(select id from leads limit 1) union all (select id from demo_bookings limit 1)
     union all (select id from news_articles limit 1) union all (select id from openings limit 1)
     union all (select id from mail_deliveries limit 1)`,
  );
  const ids = rows.map((row) => String(Reflect.get(Object(row), "id")));
  for (const { path, isPage } of routePaths()) {
    const found = [filled(path, randomUUID())];
    if (path.includes("/:id"))
      for (const id of ids)
        if ((await statusOf(filled(path.replace(/(?<=\/:id).*/, ""), id))) === 200)
          found.push(filled(path, id));
    addresses.push(...found.map((address) => ({ path: address, isPage })));
  }
}, 120_000);
afterAll(async () => {
  await site.stop();
  await removeData(site);
});

interface Sent {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Uint8Array<ArrayBuffer> | URLSearchParams;
}

const failures: string[] = [];
const counts = new Map<number, number>();
let visitor = 0;

/** Sends a request as a visitor with a separate IP address, so that no limit stops it. */
async function send(path: string, { method = "GET", headers = {}, body }: Sent = {}): Promise<string> {
  visitor += 1;
  const response = await fetch(site.url + path, {
    method,
    redirect: "manual",
    headers: {
      origin: site.url,
      "x-forwarded-for": `10.${visitor >> 16}.${(visitor >> 8) & 255}.${visitor & 255}`,
      ...headers,
    },
    ...(body === undefined ? {} : { body }),
    signal: AbortSignal.timeout(30_000),
  }).catch((error: unknown) => {
    throw new Error(`${method} ${path.slice(0, 200)} got no answer`, { cause: error });
  });
  // The stream of changes never ends.
  const isEndless = response.headers.get("content-type")?.startsWith("text/event-stream");
  const text = isEndless ? "" : await response.text();
  if (isEndless) await response.body?.cancel();
  counts.set(response.status, (counts.get(response.status) ?? 0) + 1);
  if (response.status >= 500)
    failures.push(
      `${response.status} ${method} ${path.slice(0, 120)} ${headers["content-type"] ?? ""} ${String(body ?? "").slice(0, 120)}`,
    );
  return text;
}

async function statusOf(path: string): Promise<number> {
  const response = await fetch(site.url + path, { headers: administrator, redirect: "manual" });
  await response.body?.cancel();
  return response.status;
}

/** Runs the work for all values, some at a time. */
async function each<Value>(
  values: readonly Value[],
  work: (value: Value) => Promise<unknown>,
): Promise<void> {
  const waiting = [...values];
  const working = async () => {
    for (let value = waiting.pop(); value !== undefined; value = waiting.pop()) await work(value);
  };
  await Promise.all(Array.from({ length: 8 }, working));
}

/** What ends the session that the rest needs, such as signing out, comes last. */
const endsSession = (path: string) => /^\/(?:logga-ut|logga-in|konto|setup)/.test(path);
const inOrder = (paths: readonly string[]) => [
  paths.filter((path) => !endsSession(path)),
  paths.filter(endsSession),
];
/** Every path as a stranger, and also signed in where that makes a difference. */
const withIdentities = (
  paths: readonly string[],
  signedIn: Record<string, string> = administrator,
): [path: string, headers: Record<string, string>][] =>
  [{}, signedIn].flatMap((headers, n) =>
    paths
      .filter((path) => n === 0 || /^\/(?:admin|konto|setup|logga|auth)/.test(path))
      .map((path): [string, Record<string, string>] => [path, headers]),
  );

/**
 * Every third value, and other ones at the next place: where the same code handles every path, each path gets some
 * values, and together they get all.
 */
const some = <Value>(all: readonly Value[], place: number) => all.filter((_value, n) => n % 3 === place % 3);

type Body = [type: string, body: string | Uint8Array<ArrayBuffer>];
const multipart = "multipart/form-data; boundary=x";
const part = '--x\r\nContent-Disposition: form-data; name="name"\r\n\r\n';

/** Whether everything is sent to a path: the admin refuses a stranger before it reads anything. */
const readsAll = (path: string, { cookie }: Record<string, string>) => cookie || !path.startsWith("/admin");

/** Bodies that reach a route's own code: readable, but not a valid form. */
const readable: Body[] = [
  ["application/json", '{"intent":"save"}'],
  ["application/json", "{"],
  [
    "application/json",
    '{"id":"\\u0000","email":"\\ud800","step":"\\u0000","a\\u0000":{"b":"\\udfff\\ud800"}}',
  ],
  [multipart, `${part}\0\r\n--x--\r\n`],
  ["application/x-www-form-urlencoded", ""],
  ["application/x-www-form-urlencoded", "%00=%00&intent=%00&step=%00&id=%00&name=%ED%A0%80&version=%00"],
  ["application/x-www-form-urlencoded", new Uint8Array([0x61, 0x3d, 0xed, 0xa0, 0x80, 0x00, 0xff])],
];

/** Bodies that the readers of all routes refuse (tests/structure/bodies.test.ts), or pass on as empty. */
const unreadable: Body[] = [
  ["application/json", ""],
  ["application/json", `${"[".repeat(32_000)}${"]".repeat(32_000)}`],
  ["application/json", "[".repeat(64_000)],
  ["application/json", `${'{"a":'.repeat(9_000)}1${"}".repeat(9_000)}`],
  ["", ""],
  ["text/plain", "name=Anna"],
  ["application/octet-stream", new Uint8Array([0, 1, 0xff, 0xfe])],
  ["image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'/>"],
  ["multipart/form-data", part],
  [multipart, ""],
  [multipart, "--x"],
  [multipart, part],
  [multipart, `${part}Anna\r\n--x\r\n`],
  [multipart, "[".repeat(60_000)],
  [multipart, `${"--x\r\n".repeat(10_000)}--x--\r\n`],
  ["application/x-www-form-urlencoded", "&=".repeat(30_000)],
];

/** The values for fields. */
const values = [
  "",
  "\0",
  "a\0b",
  "\uFFFD",
  "9".repeat(400),
  "-",
  "-1",
  "+05:30",
  "1e309",
  "__proto__",
  "+275760-09-13T00:00",
  "x".repeat(9_000),
];

const inPaths = [
  "%00",
  "a%00b",
  "%2500",
  "%E0%A4%A",
  "%ff%fe",
  "%ED%A0%80",
  "%",
  "..%2f..%2f",
  "x".repeat(4_000),
  "__proto__",
];
const inQueries = [
  "%00",
  "%2500",
  "%ED%A0%80",
  "%E0%A4%A",
  "%",
  "9".repeat(400),
  "-1",
  "1e309",
  "2026-99-99T99:99",
  "__proto__",
  "[]",
  "%F0%9F".repeat(500),
];

/** Parameters with a value that looks valid, but that the database could not read. */
const nearlyValid: [names: string[], value: string][] = [
  [["fran", "till", "vecka"], "0000-01-01"],
  [["efter"], `2026-02-30T09:00:00.000000Z_${randomUUID()}`],
  [["efter", "fore"], `${randomUUID()}~1`],
  [["skickat"], `${"-".repeat(36)}.${"a".repeat(64)}`],
];

test("no route answers 5xx, whatever its path and its parameters contain", async () => {
  const names = parameterNames();
  expect(names).toEqual(expect.arrayContaining(["sok", "lang", "next", "near", "q", "efter"]));
  const query = (some: readonly string[], value: string) => some.map((name) => `${name}=${value}`).join("&");
  const below = (path: string, end: string) => `${path === "/" ? "" : path}/${end}`;
  const paths = routePaths();
  expect(paths.length).toBeGreaterThan(80);
  const asked = [
    ...paths.flatMap(({ path }, place) => [
      ...(filled(path, "x") === path ? [] : inPaths.map((value) => filled(path, value))),
      // Everything below a path is an unknown page.
      ...some(inPaths.slice(0, 3), place).map((value) => dataPath(below(filled(path, "x"), value))),
    ]),
    ...addresses.flatMap(({ path, isPage }) => {
      const loaded = isPage ? dataPath(path) : path;
      return [
        // Longer ones, encoded three times in the URL to return to, exceed fetch's limit of headers.
        `${path}?${query(names, "%00").slice(0, 4_000)}`,
        // In groups, since one error may hide another.
        ...Array.from(
          { length: 4 },
          (_, n) =>
            `${loaded}?${query(
              names.filter((_name, i) => i % 4 === n),
              "%00",
            )}`,
        ),
        // An image is drawn in a process of its own each time.
        ...(path.endsWith(".png")
          ? []
          : inQueries.map((value) => `${loaded}?${query(names, value).slice(0, 3_000)}`)),
        ...nearlyValid.map(([some, value]) => `${loaded}?${query(some, value)}`),
      ];
    }),
  ];
  for (const group of inOrder(asked))
    await each(
      withIdentities(group).filter(([path, headers], place) => readsAll(path, headers) || place % 3 === 0),
      ([path, headers]) => send(path, { headers }),
    );
  expect(failures.splice(0), site.output().slice(-3_000)).toEqual([]);
  expect((await fetch(site.url + dataPaths.health)).status).toBe(200);
}, 300_000);

test("no route answers 5xx to a body that is no form", async () => {
  // Only one response of each path is rendered as a page: rendering takes most of the time, and the pages differ
  // little.
  const pages = new Set(addresses.filter(({ isPage }) => isPage).map(({ path }) => path));
  for (const group of inOrder([...addresses.map(({ path }) => path), ...authEndpointPaths]))
    await each(
      withIdentities(group).flatMap(([path, identity], place) =>
        (readsAll(path, identity)
          ? [...readable, ...some(unreadable, place)]
          : some([...readable, ...unreadable], place)
        ).map(([type, body], n) => ({ path, identity, type, body, n })),
      ),
      ({ path, identity, type, body, n }) =>
        send(n === 0 || !pages.has(path) ? path : dataPath(path), {
          method: path.endsWith("/v1/user") ? "PUT" : "POST",
          headers: { ...identity, ...(type ? { "content-type": type } : {}) },
          body,
        }),
    );
  expect(failures.splice(0), site.output().slice(-3_000)).toEqual([]);
  expect((await fetch(site.url + dataPaths.health)).status).toBe(200);
}, 300_000);

test("who sends a form that can't be read is told so in words", async () => {
  const broken = { method: "POST", headers: { "content-type": "text/plain" }, body: "a=b" };
  expect(await send("/logga-in", broken)).toContain(errorMessages.sv.unreadable.title);
  expect(await send("/logga-in?lang=en", broken)).toContain(errorMessages.en.unreadable.title);
  const inLayout = await send(ownDemoPaths.change, broken);
  expect(inLayout).toContain(errorMessages.sv.unreadable.title);
  expect(inLayout).toContain('class="site-header"');
});

test("no form of a page answers 5xx, whatever its fields are filled with", async () => {
  const session = await addAccount((query, given) => ask(site, query, given), { role: "admin" });
  const { cookieHeader } = await signInWithSecondFactor(site.url, session);
  const tried = new Set<string>();
  const forms: (PageForm & { headers: Record<string, string> })[] = [];
  // All pages are read before anything is sent, since every page of the admin contains the form that signs out.
  for (const group of inOrder([...addresses.map(({ path }) => path), buyerPage]))
    await each(withIdentities(group, { cookie: cookieHeader }), async ([page, headers]) => {
      const found = formsOf(await send(page, { headers }), page).filter((form) => isNew(form, tried));
      forms.push(...found.map((form) => ({ ...form, headers })));
    });
  const ends = ({ action }: PageForm) => endsSession(new URL(action, site.url).pathname);
  const pages = new Set(addresses.filter(({ isPage }) => isPage).map(({ path }) => path));
  for (const group of [forms.filter((form) => !ends(form)), forms.filter(ends)])
    await each(group, async ({ action, fields, hidden, headers }) => {
      // Only the first value's response is rendered as a page: rendering takes most of the time, and the pages differ
      // little.
      const { pathname, search } = new URL(action, site.url);
      const data = pages.has(pathname) ? dataPath(pathname) + search : action;
      // Each body once: a form with nothing to fill in has the same one for every value.
      const bodies = values.flatMap((value) => {
        const typed = fields.map((name): [string, string] => [name, value]);
        const all = [...hidden, ...typed];
        return [all, all.map(([name]): [string, string] => [name, value])];
      });
      for (const [n, body] of [
        ...new Set(bodies.map((body) => new URLSearchParams(body).toString())),
      ].entries())
        await send(n < 2 ? action : data, { method: "POST", headers, body: new URLSearchParams(body) });
    });
  expect(forms.length).toBeGreaterThan(80);
  expect(forms.filter(({ action }) => action === buyerPage)).toHaveLength(3);
  expect(failures.splice(0), site.output().slice(-3_000)).toEqual([]);
  expect((await fetch(site.url + dataPaths.health)).status).toBe(200);
}, 300_000);

function isNew(form: PageForm, tried: Set<string>): boolean {
  const key = keyOf(form);
  if (tried.has(key)) return false;
  tried.add(key);
  return true;
}
