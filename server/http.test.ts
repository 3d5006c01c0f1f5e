import { once } from "node:events";
import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { type IncomingMessage, type Server, request as send } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { languageCookieName, localeOfRequest } from "#app/i18n/locale.ts";
import { Redirects } from "#app/redirects/redirects.server.ts";
import { DatabaseUnavailable } from "#backend/database/errors.ts";
import { Assets } from "./assets.ts";
import { ClientLimit } from "./client-limit.ts";
import { handleRequest, type SiteParts } from "./http.ts";
import { PageCache } from "./page-cache.ts";
import { RenderLimit } from "./render-limit.ts";
import { openServer, serverLimits } from "./request-limits.ts";
import { respondWhileStarting } from "./starting.ts";
import { needsNoResponse } from "./time-limit.ts";

/** For a busy machine: the default is a second. */
const patience = { timeout: 15_000 };

/** What the site's script sends a form with. */
const script = { accept: "application/json", "content-type": "application/json" };

const page = "<html><body><h1>Trygghet</h1></body></html>";

let folder: string;
let server: Server;
/** The requests that reached the router, in order. */
let handled: { request: Request; body: string }[];
let failures: unknown[];
let cache: PageCache;
let site: SiteParts;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "client-"));
  await mkdir(join(folder, "assets"));
  await writeFile(join(folder, "assets", "entry.js"), "start()");
  handled = [];
  failures = [];
  cache = new PageCache(100_000);
  site = {
    renders: new RenderLimit(1),
    isSignedIn: async (cookie) => cookie === "session=ours",
    clients: new ClientLimit(),
    maintenance: () => null,
    assets: await Assets.read(folder),
    cache,
    redirects: new Redirects({ store: async () => {}, log: () => {} }),
    headers: { "x-content-type-options": "nosniff" },
    configuration: {
      MEASUREMENT_TAG_URL: undefined,
      SHARED_CACHE: "by-address",
      SITE_URL: undefined,
      TRUST_PROXY: 0,
    },
    async signIn(request) {
      return Response.json({ method: request.method, body: await request.text() });
    },
    async handle(request) {
      const body = await request.text().catch(() => "cut off");
      handled.push({ request, body });
      const { pathname } = new URL(request.url);
      if (pathname === "/data") return Response.json({ answered: body });
      const response = new Response(page, {
        status: pathname === "/gone" ? 404 : 200,
        headers: {
          "content-type": "text/html; charset=utf-8",
          "content-language": localeOfRequest(new URL(request.url), request.headers.get("cookie")),
          "cache-control": pathname === "/gone" ? "no-store" : "private, no-cache",
          vary: "Accept-Encoding, Cookie",
        },
      });
      if (pathname === "/admin") {
        response.headers.set("cache-control", "no-store");
        for (const cookie of ["session.0=a", "session.1=b"]) response.headers.append("set-cookie", cookie);
      }
      return response;
    },
  };
  server = openServer(
    (request, response) => {
      handleRequest(site, request, response).catch((error: unknown) => {
        failures.push(error);
        response.destroy();
      });
    },
    { ...serverLimits, connectionsCheckingInterval: 20 },
  ).listen(0, "127.0.0.1");
  await once(server, "listening");
});

afterEach(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const port = () => (server.address() as AddressInfo).port;

/** Sends a request exactly as given: `path` is the request's target, unchanged. */
function ask(path: string, options: { method?: string; headers?: object; body?: string } = {}) {
  return unlessFailed(responseTo(path, options));
}

/** A promise that causes no second error when the test fails before it is awaited. */
function unlessFailed<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => undefined);
  return promise;
}

async function responseTo(path: string, { method = "GET", headers = {}, body = "" }) {
  const request = send({ host: "127.0.0.1", port: port(), path, method, headers, agent: false });
  request.end(body);
  const [response] = (await once(request, "response")) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Sends raw bytes and returns everything that comes back until the server closes the connection. */
function askRaw(bytes: string): Promise<string> {
  const socket = connect(port(), "127.0.0.1");
  socket.write(bytes);
  return unlessFailed(text(socket));
}

describe("reading", () => {
  it("answers a page once from the router and then from memory", async () => {
    const first = await ask("/");
    expect(first).toMatchObject({ status: 200, headers: { "x-content-type-options": "nosniff" } });
    await vi.waitUntil(() => cache.get("sv /"), patience);
    expect(await ask("/?lang=sv")).toMatchObject({ status: 200, body: first.body });
    expect(handled).toHaveLength(1);
  });

  it("sends every cookie of a page, and does not cache such a page", async () => {
    expect((await ask("/admin")).headers["set-cookie"]).toEqual(["session.0=a", "session.1=b"]);
    expect((await ask("/admin")).headers["set-cookie"]).toEqual(["session.0=a", "session.1=b"]);
    expect(handled).toHaveLength(2);
  });

  it.each(["/", "/?debug", "/gone"])("answers HEAD %s as GET, without the body", async (path) => {
    const head = await ask(path, { method: "HEAD" });
    const get = await ask(path);
    expect(head.body).toBe("");
    expect(head.status).toBe(get.status);
    for (const name of ["content-length", "content-type", "etag", "cache-control", "vary"])
      expect(head.headers[name], name).toBe(get.headers[name]);
  });

  it("answers HEAD for a file without its body", async () => {
    expect(await ask("/assets/entry.js", { method: "HEAD" })).toMatchObject({
      status: 200,
      headers: { "content-length": "7" },
      body: "",
    });
  });

  it("answers a short 404 for a file of another build", async () => {
    expect(await ask("/assets/gone-B3x9.js")).toMatchObject({
      status: 404,
      headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "no-store" },
      body: "Not found\n",
    });
    expect(handled).toHaveLength(0);
  });

  it("answers 304 for a page that has not changed, with the headers that a cached copy needs", async () => {
    const { headers } = await ask("/");
    const again = { headers: { "if-none-match": `"other", ${headers.etag}` } };
    const unchanged = await ask("/", again);
    expect(unchanged).toMatchObject({ status: 304, body: "" });
    for (const name of ["etag", "cache-control", "vary"])
      expect(unchanged.headers[name], name).toBe(headers[name]);
    expect(await ask("/", { headers: { "if-none-match": '"other"' } })).toMatchObject({ status: 200 });
  });

  it("never answers 304 for a 404", async () => {
    const { headers } = await ask("/gone");
    expect(await ask("/gone", { headers: { "if-none-match": headers.etag } })).toMatchObject({ status: 404 });
  });

  it.each([
    [`${languageCookieName}=en`, "en"],
    [`${languageCookieName}=%E0%A4%A; other=1`, "sv"],
    [`${languageCookieName}=en=en; =; ;;`, "sv"],
    [`${languageCookieName}=__proto__`, "sv"],
    [languageCookieName, "sv"],
  ])("reads the language from the cookie %j", async (cookie, language) => {
    expect(await ask("/", { headers: { cookie } })).toMatchObject({
      status: 200,
      headers: { "content-language": language },
    });
  });
});

it("renders a page once for all who request it meanwhile, and again after a change of content", async () => {
  const crowd = async () => {
    const responses = await Promise.all(Array.from({ length: 50 }, () => ask("/pris")));
    expect(new Set(responses.map(({ status, body }) => `${status} ${body}`))).toEqual(
      new Set([`200 ${page}`]),
    );
    return handled.length;
  };
  expect(await crowd()).toBe(1);
  cache.empty();
  expect(await crowd()).toBe(2);
  const missing = await Promise.all(Array.from({ length: 5 }, () => ask("/gone")));
  expect(missing.map(({ status }) => status)).toEqual(Array(5).fill(404));
});

it("renders a page that is never cached once for all who request it meanwhile, unless it sets a cookie", async () => {
  const { handle } = site;
  let released = Promise.withResolvers<void>();
  let cookie = "";
  site.handle = async (request, clientIp) => {
    await released.promise;
    const response = await handle(request, clientIp);
    response.headers.set("cache-control", "no-store");
    if (cookie) response.headers.append("set-cookie", cookie);
    return response;
  };
  const crowd = async (size: number) => {
    released = Promise.withResolvers();
    const before = handled.length;
    const encodings = ["br", "gzip", "identity"];
    const responses = Array.from({ length: size }, (_, one) =>
      ask("/boka-demo", { headers: { "accept-encoding": encodings[one % 3] ?? "" } }),
    );
    await vi.waitUntil(() => site.clients.countOf("127.0.0.1") === size, patience);
    released.resolve();
    for (const { status, headers } of await Promise.all(responses))
      expect([status, headers["cache-control"], headers["set-cookie"]?.join()]).toEqual([
        200,
        "no-store",
        cookie || undefined,
      ]);
    return handled.length - before;
  };
  expect(await crowd(90)).toBe(1);
  expect(cache.get("sv /boka-demo")).toBeUndefined();
  // A later request gets one of its own.
  expect(await crowd(3)).toBe(1);
  cookie = "a=b";
  expect(await crowd(5)).toBe(5);
});

it("who waits for a page gets it before it is compressed for the cache, and after a change of content another", async () => {
  const { handle } = site;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  site.handle = async (request, clientIp) => {
    await released;
    return handle(request, clientIp);
  };
  const early = [ask("/pris"), ask("/pris")];
  await vi.waitUntil(() => site.clients.countOf("127.0.0.1") === 2, patience);
  cache.empty();
  release();
  expect((await Promise.all(early)).map(({ status }) => status)).toEqual([200, 200]);
  expect(handled).toHaveLength(2);
});

it("people who are signed in don't wait for a page that a visitor's request renders", async () => {
  const { handle } = site;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  site.handle = async (request, clientIp) => {
    if (!request.headers.has("cookie")) await released;
    return handle(request, clientIp);
  };
  const visitors = [ask("/pris"), ask("/pris")];
  await vi.waitUntil(() => site.renders.stats.running === 1, patience);
  expect((await ask("/pris?lang=sv", { headers: { cookie: "session=ours" } })).status).toBe(200);
  release();
  for (const { status } of await Promise.all(visitors)) expect(status).toBe(200);
});

it("renders a page for the cache though its first visitor leaves meanwhile", async () => {
  const { handle } = site;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let signal: AbortSignal | undefined;
  site.handle = async (request, clientIp) => {
    signal = request.signal;
    await released;
    request.signal.throwIfAborted();
    return handle(request, clientIp);
  };
  const left = send({ host: "127.0.0.1", port: port(), path: "/pris" }).on("error", () => {});
  left.end();
  await vi.waitUntil(() => signal, patience);
  left.destroy();
  const open = () => new Promise<number>((done) => server.getConnections((_error, found) => done(found)));
  await vi.waitUntil(async () => (await open()) === 0, patience);
  release();
  await vi.waitUntil(() => cache.get("sv /pris"), patience);
});

describe("redirects", () => {
  it("come before anything else, and may be cached for a day", async () => {
    expect(await ask("/en/priser/")).toMatchObject({
      status: 301,
      headers: { location: "/pris?lang=en", "cache-control": "public, max-age=86400" },
    });
    expect(await ask("/pris/", { method: "HEAD" })).toMatchObject({ status: 301 });
    expect(handled).toEqual([]);
  });

  it("of URLs with tracking parameters are not cached", async () => {
    expect(await ask("/pris?utm_source=x&antal=2")).toMatchObject({
      status: 302,
      headers: { location: "/pris?antal=2", "cache-control": "no-store" },
    });
  });

  it("do not apply to the router's data requests and to posts", async () => {
    await ask("/en/priser.data");
    await ask("/priser/", { method: "POST", headers: { "content-length": "0" } });
    expect(handled).toHaveLength(2);
  });
});

describe("malformed URLs and hosts", () => {
  it.each(["/%", "/%00", "/%E0%A4%A", `/${"a".repeat(9000)}`])(
    "are handled as a path of this site: %s",
    async (path) => {
      expect((await ask(path)).status).toBe(200);
      expect(failures).toEqual([]);
      expect(new URL(handled[0]?.request.url ?? "").host).toBe(`127.0.0.1:${port()}`);
    },
  );

  it.each(["//evil.example/", "/\\evil.example", "/.//evil.example"])(
    "that look like another site's URL redirect to a path of this one: %s",
    async (path) => {
      const { status, headers } = await ask(path);
      expect([status, headers.location]).toEqual([301, "/evil.example"]);
      expect(handled).toEqual([]);
    },
  );

  it.each(["ev il", "a<b>", "site/other?", "site#", "user@site", "site:port"])(
    "in a Host header are refused, as their pages would be cached for other visitors: %s",
    async (host) => {
      expect(await ask("/", { headers: { host } })).toMatchObject({ status: 400 });
      expect(handled).toEqual([]);
    },
  );

  it.each(["127.0.0.1:4800", "[::1]:4800", "xn--tryggra-q1a.example"])(
    "do not include valid host names: %s",
    async (host) => {
      expect(await ask("/", { headers: { host } })).toMatchObject({ status: 200 });
      expect(handled[0]?.request.url).toBe(`http://${host}/`);
    },
  );

  it.each(["http://evil.example/", "*", "/#/pris", "/pris#a"])(
    "that are not a path are refused: %s",
    async (path) => {
      expect(await ask(path)).toMatchObject({ status: 400 });
      expect(handled).toEqual([]);
    },
  );

  it("are refused with two Host headers, of which a proxy may use the other", async () => {
    const response = await askRaw("GET / HTTP/1.1\r\nHost: site\r\nhost: evil.example\r\n\r\n");
    expect(response).toMatch(/^HTTP\/1\.1 400 /);
    expect(handled).toEqual([]);
  });

  it("that are longer than any of ours are refused", async () => {
    expect(await ask(`/${"a".repeat(20_000)}`)).toMatchObject({ status: 431 });
  });

  it("cannot add a header to the response", async () => {
    const { headers } = await ask("/?a=%0d%0aset-cookie:%20a=b");
    expect(headers["set-cookie"]).toBeUndefined();
  });
});

describe("made-up paths", () => {
  it.each([",", "%2C", "%2c"])(
    "by the thousand are not matched with the routes, parted by %s",
    async (comma) => {
      const target = (count: number) =>
        `/__manifest?paths=${Array.from({ length: count }, (_, n) => n).join(comma)}`;
      expect((await ask(target(200))).status).toBe(200);
      expect((await ask(target(201))).status).toBe(400);
      const post = { method: "POST", headers: { "content-length": "0" } };
      expect((await ask(`/x/..${target(201)}`, post)).status).toBe(400);
      expect(handled).toHaveLength(1);
    },
  );

  it("are not cached", async () => {
    for (const path of [
      "/finns-inte",
      "/logga-in",
      "/PRIS.html",
      "/%70ris%2f",
      "/nyheter/A",
      "/nyheter/a/b",
      "/gone",
    ])
      await ask(path);
    expect(cache.stats.pages).toBe(0);
    await ask("/pris");
    await vi.waitUntil(() => cache.get("sv /pris"), patience);
  });
});

describe("connections whose client does not read", () => {
  const get = "GET /pris HTTP/1.1\r\nHost: site\r\n\r\n";

  it("are closed when they send more requests before they have the responses", async () => {
    await ask("/pris");
    await vi.waitUntil(() => cache.get("sv /pris"), patience);
    const few = await askRaw(get.repeat(3) + get.replace("Host", "Connection: close\r\nHost"));
    expect(few.match(/HTTP\/1\.1 200 /g)).toHaveLength(4);
    const many = await askRaw(get.repeat(500)).catch(() => "");
    expect(many.match(/HTTP\/1\.1 200 /g)?.length ?? 0).toBeLessThanOrEqual(4);
  });

  it("are closed when they make no progress", async () => {
    // Instead of a minute.
    server.timeout = 400;
    const big = Buffer.alloc(30_000_000, "a");
    site.handle = async () => new Response(big);
    const socket = connect(port(), "127.0.0.1");
    const [accepted] = await Promise.all([once(server, "connection"), once(socket, "connect")]);
    socket.pause();
    socket.write("GET /file HTTP/1.1\r\nHost: site\r\n\r\n");
    await once(accepted[0], "close");
    socket.destroy();
  });
});

describe("requests from pages of other sites", () => {
  it("are refused before they are read", async () => {
    const foreign = { origin: "https://evil.example", "content-length": "2" };
    expect(await ask("/data", { method: "POST", body: "{}", headers: foreign })).toMatchObject({
      status: 403,
      headers: { "x-content-type-options": "nosniff" },
    });
    expect((await ask("/auth/v1/recover", { method: "POST", body: "{}", headers: foreign })).status).toBe(
      403,
    );
    expect(handled).toEqual([]);
  });
});

describe("a refused form", () => {
  const refusals: [number, string, Record<string, string>][] = [
    [403, "Formuläret kom inte fram", { origin: "https://evil.example", "content-length": "2" }],
    [413, "högst 64 kB", { "content-length": String(70 * 1024) }],
    [411, "Vi kunde inte läsa formuläret", { "transfer-encoding": "chunked" }],
  ];
  it.each(refusals)(
    "is answered in a browser with a page that says what to do: %s",
    async (status, says, headers) => {
      const asked = { method: "POST", body: "{}", headers: { ...headers, accept: "text/html,*/*" } };
      const response = await ask("/offert", asked);
      expect(response).toMatchObject({
        status,
        headers: { "content-language": "sv", "cache-control": "no-store" },
      });
      expect(response.body).toContain(says);
      expect(response.body).toContain("tel:");
      expect((await ask("/offert?lang=en", asked)).headers).toMatchObject({ "content-language": "en" });
      // A script does not show the page.
      expect((await ask("/offert", { ...asked, headers })).body).toBe("");
      const bySite = { ...asked, headers: { ...headers, ...script } };
      expect(await ask("/offert", bySite)).toMatchObject({
        status,
        headers: { "content-type": "application/json", "cache-control": "no-store" },
        body: JSON.stringify({ ok: false, reason: "failed" }),
      });
      expect(handled).toEqual([]);
    },
  );
});

it("takes browsers' reports from any page, bounded in length before they are read", async () => {
  const headers = {
    origin: "null",
    "sec-fetch-site": "cross-site",
    "content-type": "application/csp-report",
  };
  const send = (length: number) =>
    ask("/reports", {
      method: "POST",
      body: "x".repeat(length),
      headers: { ...headers, "content-length": String(length) },
    });
  expect((await send(8 * 1024)).status).toBe(200);
  expect((await send(8 * 1024 + 1)).status).toBe(413);
  expect(handled).toHaveLength(1);
});

describe("writing", () => {
  it("accepts a beacon and a form as browsers send them", async () => {
    const data = new Blob(['{"name":"booking_click"}'], { type: "application/json" });
    const beacon = await fetch(`http://127.0.0.1:${port()}/data`, { method: "POST", body: data });
    const form = await fetch(`http://127.0.0.1:${port()}/data`, {
      method: "POST",
      body: new URLSearchParams({ companyName: "Åre AB" }),
    });
    expect(await Promise.all([beacon, form].map((response) => response.json()))).toEqual([
      { answered: '{"name":"booking_click"}' },
      { answered: "companyName=%C3%85re+AB" },
    ]);
  });

  it("refuses a body that is too long before it is read, and one of unknown length", async () => {
    const post = "POST /data HTTP/1.1\r\nHost: site\r\n";
    expect(await askRaw(`${post}Content-Length: 65537\r\n\r\n`)).toMatch(/^HTTP\/1\.1 413 /);
    expect(await askRaw(`${post}Transfer-Encoding: chunked\r\n\r\n1\r\na\r\n0\r\n\r\n`)).toMatch(
      /^HTTP\/1\.1 411 /,
    );
    expect(handled).toEqual([]);
  });

  it("sends the answer to a form that comes just when the time for it is over", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    [server.timeout, server.headersTimeout, server.requestTimeout] = [0, 0, 0];
    try {
      const { promise: stored, resolve: store } = Promise.withResolvers<Response>();
      site.handle = async ({ method, body }) => {
        handled.push({ request: new Request("http://site/"), body: `${method} ${body !== null}` });
        return stored;
      };
      const form = new FormData();
      // Larger than a visitor's, so that its route reads it.
      for (let field = 0; field < 900; field += 1) form.append("message", "Två väktare på lördag.");
      const headers = { accept: "text/html" };
      const response = fetch(`http://127.0.0.1:${port()}/admin/bilder/ladda-upp`, {
        method: "POST",
        body: form,
        headers,
      });
      await vi.waitFor(() => expect(handled).toHaveLength(1), patience);
      await vi.waitFor(() => {
        vi.advanceTimersByTime(1_000);
        expect(vi.getTimerCount()).toBe(0);
        // The form that the outage page would contain has not been read yet.
        store(Response.json({ answered: "stored" }));
      }, patience);
      expect(await (await response).json()).toEqual({ answered: "stored" });
      expect(failures).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("gives up a page or file that comes after the time for it, without an error", async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    [server.timeout, server.headersTimeout, server.requestTimeout] = [0, 0, 0];
    try {
      const late = Promise.withResolvers<void>();
      const { handle } = site;
      let given = 0;
      site.handle = async (request, clientIp) => {
        await late.promise;
        given += 1;
        return handle(request, clientIp);
      };
      const responses = [ask("/?debug"), ask("/data", post)];
      await vi.waitFor(() => expect(site.clients.countOf("127.0.0.1")).toBe(2), patience);
      await vi.waitFor(() => {
        vi.advanceTimersByTime(1_000);
        expect(vi.getTimerCount()).toBe(0);
      }, patience);
      expect((await Promise.all(responses)).map(({ status }) => status)).toEqual([503, 503]);
      late.resolve();
      await vi.waitFor(() => expect([given, site.clients.countOf("127.0.0.1")]).toEqual([2, 0]), patience);
      expect(failures).toEqual([]);
    } finally {
      vi.useRealTimers();
    }
  });

  it("closes the connection of a body that does not arrive, and answers other requests", async () => {
    // Instead of ten and twenty seconds; Node would take the greater as the request's.
    [server.headersTimeout, server.requestTimeout] = [300, 300];
    const slow = "POST /data HTTP/1.1\r\nHost: site\r\nContent-Length: 10\r\n\r\nhalf";
    expect(await askRaw(slow)).toMatch(/^(HTTP\/1\.1 408 .*)?/s);
    expect(handled).toEqual([]);
    expect(await ask("/")).toMatchObject({ status: 200 });
  });

  it.each(["OPTIONS", "PUT", "DELETE", "TRACE"])("refuses %s, and says what may be sent", async (method) => {
    expect(await ask("/", { method })).toMatchObject({ status: 405, headers: { allow: "GET, HEAD, POST" } });
    expect(handled).toEqual([]);
  });

  it.each(["/health", "/health/live?x", "/health/ready"])("refuses a POST to %s", async (path) => {
    const refused = await ask(path, { method: "POST", body: "x=1" });
    expect(refused).toMatchObject({ status: 405, headers: { allow: "GET, HEAD" } });
    expect(refused.body).not.toContain("Server Error");
  });
});

describe("the auth API", () => {
  it.each(["GET", "DELETE"])("accepts %s without a body", async (method) => {
    expect(await ask("/auth/v1/user", { method })).toMatchObject({
      status: 200,
      body: JSON.stringify({ method, body: "" }),
      headers: { "x-content-type-options": "nosniff" },
    });
  });

  it.each(["POST", "PUT"])("gets the body of %s, up to the limit", async (method) => {
    const response = await ask("/auth/v1/user", { method, body: "{}", headers: { "content-length": "2" } });
    expect(response.body).toBe(JSON.stringify({ method, body: "{}" }));
    const headers = { "content-length": String(70 * 1024) };
    expect((await ask("/auth/v1/user", { method, headers })).status).toBe(413);
  });

  it("is the only part of the site that accepts PUT, PATCH and DELETE", async () => {
    for (const method of ["PUT", "PATCH", "DELETE"]) expect((await ask("/", { method })).status).toBe(405);
    for (const method of ["OPTIONS", "TRACE"])
      expect((await ask("/auth/v1/user", { method })).status).toBe(405);
  });
});

describe("while more pages are requested than can be rendered", () => {
  let release: () => void;

  /** Requests pages that render until `release` is called, until no more may wait; returns their responses. */
  async function crowd() {
    const { handle, renders } = site;
    const { promise: released, resolve } = Promise.withResolvers<void>();
    release = resolve;
    site.handle = async (request, clientIp) => {
      if (request.url.includes("crowd")) await released;
      return handle(request, clientIp);
    };
    const pages = Array.from({ length: 30 }, () => ask("/?debug=crowd"));
    await vi.waitUntil(() => !renders.admits("visitors"), patience);
    return pages;
  }

  it("the next visitor gets a 503 page in their language, with Retry-After and the telephone number", async () => {
    const pages = await crowd();
    const { status, headers, body } = await ask("/?debug&lang=en");
    expect([status, headers["retry-after"], headers["cache-control"]]).toEqual([503, "5", "no-store"]);
    expect(headers["x-content-type-options"]).toBe("nosniff");
    expect(body).toContain('<html lang="en">');
    expect(body).toContain('href="tel:');
    release();
    const statuses = (await Promise.all(pages)).map((page) => page.status);
    expect(new Set(statuses)).toEqual(new Set([200, 503]));
    expect((await ask("/?debug")).status).toBe(200);
  });

  it("a crowd of one client leaves room for others", async () => {
    const pages = await crowd();
    site.configuration = { ...site.configuration, TRUST_PROXY: 1 };
    const other = ask("/?debug", { headers: { "x-forwarded-for": "192.0.2.7" } });
    expect((await ask("/?debug")).status).toBe(503);
    release();
    expect((await other).status).toBe(200);
    await Promise.all(pages);
  });

  it("posts, /health and signed-in users are answered", async () => {
    const pages = await crowd();
    const sent = await ask("/data", { method: "POST", body: "x", headers: { "content-length": "1" } });
    expect(sent.status).toBe(200);
    expect((await ask("/health")).status).toBe(200);
    // Anybody can make up such paths.
    for (const path of ["/healthy?debug", "//[.data"])
      expect([path, (await ask(path)).status]).toEqual([path, 503]);
    expect((await ask("/?debug", { headers: { cookie: "session=ours" } })).status).toBe(200);
    expect((await ask("/?debug", { headers: { cookie: "session=made-up" } })).status).toBe(503);
    release();
    await Promise.all(pages);
  });
});

const form = { accept: "text/html", "content-type": "application/x-www-form-urlencoded" };
const post = { method: "POST", body: "a=b", headers: { ...form, "content-length": "3" } };

it("answers a form at once that its route does not read, as one of an ended session", async () => {
  site.handle = async () => new Response(null, { status: 302, headers: { location: "/logga-in" } });
  expect((await ask("/admin/x", post)).status).toBe(302);
});

it("counts the event streams of strangers, and not those of the staff", async () => {
  const { handle } = site;
  const counts: number[] = [];
  site.handle = async (request, clientIp) => {
    counts.push(site.clients.countOf(clientIp));
    return handle(request, clientIp);
  };
  const staff = { headers: { cookie: "session=ours" } };
  await ask(adminPaths.changes, staff);
  await ask(`${adminPaths.changes}?last=1`, staff);
  await ask(adminPaths.changes);
  await ask(`${adminPaths.changes}-made-up`, staff);
  await ask(adminPaths.changes, { ...post, headers: { ...post.headers, ...staff.headers } });
  expect(counts).toEqual([0, 0, 1, 1, 1]);
});

it.each([
  { kind: "a form posted without script is not", headers: {}, atOnce: 3, all: 4 },
  { kind: "a form that a script has sent is", headers: script, atOnce: 16, all: 18 },
])("$kind handled when its sender has left before its turn", async ({ headers, atOnce, all }) => {
  const options = { ...post, headers: { ...post.headers, ...headers } };
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  site.handle = async () => {
    count += 1;
    await released;
    return new Response();
  };
  const sent = Array.from({ length: atOnce }, () => ask("/data", options));
  await vi.waitUntil(() => count === atOnce, patience);
  const left = send({ host: "127.0.0.1", port: port(), path: "/data", ...options }).on("error", () => {});
  left.end(options.body);
  const last = ask("/data", options);
  await vi.waitUntil(() => site.renders.stats.waiting === 2, patience);
  const open = () => new Promise<number>((done) => server.getConnections((_error, found) => done(found)));
  left.destroy();
  await vi.waitUntil(async () => (await open()) === atOnce + 1, patience);
  release();
  await Promise.all([...sent, last]);
  expect(count).toBe(all);
});

describe("bodies that arrive slowly", () => {
  const half = "POST /data HTTP/1.1\r\nHost: site\r\nContent-Length: 10\r\n\r\nhalf";

  beforeEach(() => {
    [server.headersTimeout, server.requestTimeout, server.timeout] = [0, 0, 0];
    site.renders = new RenderLimit(0);
    // Twenty requests at once, of which fifteen are open to anybody.
    site.clients = new ClientLimit({
      ofClient: [8],
      ofAll: 20,
      forAnybody: 15,
      few: [2],
      leastRate: 16 * 1024,
    });
  });

  /** Sends half of a body from each address; returns how many connections are open when all are handled. */
  async function sendHalves(addresses: readonly string[]): Promise<() => number> {
    const inProgress = () =>
      [...new Set(addresses)].reduce((sum, address) => sum + site.clients.countOf(address), 0);
    let open = addresses.length;
    for (const localAddress of addresses) {
      const before = inProgress();
      const socket = connect({ port: port(), host: "127.0.0.1", localAddress }).resume();
      socket
        .on("error", () => {})
        .once("close", () => {
          open -= 1;
        });
      socket.write(half);
      await vi.waitUntil(() => socket.destroyed || inProgress() > before, patience);
    }
    return () => open;
  }

  it("of a few clients leave room for forms of others", async () => {
    const few = Array.from({ length: 24 }, (_, n) => `127.0.1.${1 + (n % 3)}`);
    const open = await sendHalves(few);
    expect(open()).toBe(15);
    expect((await ask("/data", post)).status).toBe(200);
    expect(open()).toBe(15);
  });

  it("of many clients are cut for a form, the slowest first", async () => {
    const many = Array.from({ length: 20 }, (_, n) => `127.0.1.${1 + n}`);
    const open = await sendHalves(many);
    expect(open()).toBe(20);
    // A body counts as slow only after a while.
    await vi.waitUntil(async () => (await ask("/data", post)).status === 200, { timeout: 20_000 });
    await vi.waitUntil(() => open() === 19, patience);
    expect(site.clients.countOf("127.0.1.1")).toBe(0);
    expect((await ask("/data", post)).status).toBe(200);
    expect(failures.filter((error) => !needsNoResponse(error))).toEqual([]);
  });
});

it("takes a hundred requests of a client at once, and others of other clients and health checks", async () => {
  site.configuration = { ...site.configuration, TRUST_PROXY: 1 };
  const { handle } = site;
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  site.handle = async (request, clientIp) => {
    if (clientIp === "192.0.2.66" && request.method === "POST") await released;
    return handle(request, clientIp);
  };
  const from = (clientIp: string, path = "/data", more: object = post) =>
    ask(path, { ...more, headers: { ...post.headers, "x-forwarded-for": clientIp } });
  const sent = Array.from({ length: 100 }, () => from("192.0.2.66"));
  await vi.waitUntil(() => site.clients.countOf("192.0.2.66") === 100, patience);
  expect((await from("192.0.2.66")).status).toBe(503);
  const slow =
    "POST /data HTTP/1.1\r\nHost: site\r\nX-Forwarded-For: 192.0.2.66\r\nContent-Length: 9\r\n\r\na";
  expect(await askRaw(slow)).toMatch(/^HTTP\/1\.1 503 .*\r\nconnection: close\r\n/is);
  expect((await from("192.0.2.66", "/health", {})).status).toBe(200);
  expect((await from("192.0.2.7", "/?debug", {})).status).toBe(200);
  release();
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
  expect((await from("192.0.2.66")).status).toBe(200);
});

it("handles three forms at once, the staff's apart, and none whose body has not arrived", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let count = 0;
  const { handle } = site;
  site.handle = async (request, clientIp) => {
    if (request.method === "POST" && !request.headers.has("cookie")) {
      count += 1;
      await released;
    }
    return handle(request, clientIp);
  };
  const slow = Array.from({ length: 8 }, () =>
    send({ port: port(), path: "/slow", method: "POST", headers: { "content-length": "9" } }).on(
      "error",
      () => {},
    ),
  );
  for (const request of slow) request.write("a");
  const sent = Array.from({ length: 12 }, () => ask("/data", post));
  await vi.waitUntil(() => count === 3, patience);
  expect((await ask("/health")).status).toBe(200);
  const headers = { ...post.headers, cookie: "session=ours" };
  expect((await ask("/data", { ...post, headers })).status).toBe(200);
  expect(count).toBe(3);
  release();
  expect(new Set((await Promise.all(sent)).map(({ status }) => status))).toEqual(new Set([200]));
  for (const request of slow) request.destroy();
});

it("of a hundred forms sent by script at once sixteen are parsed, and the others follow", async () => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  let parsed = 0;
  site.handle = async (request) => {
    const fields: unknown = await request.json();
    parsed += 1;
    await released;
    return Response.json(fields);
  };
  const sent = Array.from({ length: 100 }, () =>
    ask("/pris", { ...post, body: '{"a":1}', headers: { ...script, "content-length": "7" } }),
  );
  await vi.waitUntil(() => parsed === 16 && site.renders.stats.waiting === 84, patience);
  await new Promise((turn) => setImmediate(turn));
  expect(parsed).toBe(16);
  release();
  expect(new Set((await Promise.all(sent)).map(({ body }) => body))).toEqual(new Set(['{"a":1}']));
});

it("a form sent by script gets a result when there is no place, no database or no process for it yet", async () => {
  const refused = {
    status: 503,
    headers: { "content-type": "application/json", "retry-after": "5", "x-content-type-options": "nosniff" },
    body: JSON.stringify({ ok: false, reason: "unavailable" }),
  };
  const sent = { ...post, body: '{"a":1}', headers: { ...script, "content-length": "7" } };
  site.handle = () => Promise.reject(new DatabaseUnavailable());
  expect(await ask("/pris", sent)).toMatchObject(refused);
  site.clients = new ClientLimit({ ofClient: [0], ofAll: 0, forAnybody: 0, few: [0], leastRate: 0 });
  expect(await ask("/pris", sent)).toMatchObject(refused);
  server
    .removeAllListeners("request")
    .on("request", respondWhileStarting({ SITE_URL: undefined, TRUST_PROXY: 0 }, null));
  expect(await ask("/pris", sent)).toMatchObject(refused);
});

it("answers every path while the process starts, which no path ends", async () => {
  server
    .removeAllListeners("request")
    .on("request", respondWhileStarting({ SITE_URL: undefined, TRUST_PROXY: 0 }, null));
  for (const path of ["//", "//[", "/\\a:99999/", "/%"])
    expect([path, (await ask(path)).status]).toEqual([path, 503]);
});
