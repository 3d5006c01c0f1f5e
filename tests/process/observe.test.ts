import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { json } from "node:stream/consumers";
import { afterEach, expect, test, vi } from "vitest";
import { readVersion } from "#backend/release.ts";
import { ask, killDatabase } from "#tests/pages/site-database.ts";
import { postContactRequest } from "#tests/post-contact-request.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";
import { startSmtpServer } from "#tests/smtp-server.ts";

const ending: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const end of ending.splice(0).reverse()) await end();
});

async function start(environment: Record<string, string>): Promise<RunningSite> {
  const site = await startSite({ LOG_LEVEL: "info", TRUST_PROXY: "1", ...environment });
  ending.push(
    () => removeData(site),
    () => site.stop(),
  );
  return site;
}

type Line = Record<string, unknown> & { msg: string };
const linesOf = (site: RunningSite): Line[] =>
  site
    .output()
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line));

test("metrics are served on their own port and nowhere else, and only when it is configured", async () => {
  const site = await start({ METRICS_PORT: "0" });
  const address = /Metrics: (http:\/\/127\.0\.0\.1:\d+\/metrics)/.exec(site.output())?.[1] ?? "";
  const read = async () => (await fetch(address)).text();
  const numberOf = (text: string, series: string) =>
    Number(
      text
        .split("\n")
        .find((line) => line.startsWith(`${series} `))
        ?.split(" ")[1],
    );
  expect((await fetch(`${site.url}/metrics`)).status).toBe(404);
  expect((await fetch(new URL("/", address))).status).toBe(404);
  expect((await fetch(address, { method: "POST" })).status).toBe(404);

  for (const path of ["/pris", "/pris", "/pris?fbclid=1", "/anna@mail.example", "/health"])
    await (await fetch(site.url + path, { redirect: "manual" })).text();
  expect((await postContactRequest(site.url)).status).toBe(200);
  const job = 'job_duration_seconds_count{task="send-contact-request-email",result="done"}';
  await vi.waitUntil(async () => numberOf(await read(), job) === 1, { timeout: 40_000 });
  const text = await read();
  const count = (series: string) => numberOf(text, series);
  const version = await readVersion();
  expect(count(`site_info{version="${version}"}`)).toBe(1);
  expect(linesOf(site)[0]).toMatchObject({ version, msg: "starting" });
  expect(count('http_requests_total{route="/pris",method="GET",status="200"}')).toBe(2);
  expect(count('http_requests_total{route="other",method="GET",status="404"}')).toBe(2);
  expect(count('http_request_duration_seconds_count{route="/bli-kontaktad",method="POST"}')).toBe(1);
  expect(count('emails_total{result="done"}')).toBe(2);
  expect(count("page_cache_misses_total")).toBeGreaterThan(0);
  expect(count('disk_bytes{state="free"}')).toBeGreaterThan(0);
  expect(count("database_writable")).toBe(1);
  expect(count("queue_works")).toBe(1);
  expect(count('queue_jobs{state="failed"}')).toBe(0);
  expect(count('emails{state="waiting"}')).toBe(0);
  expect(text).not.toContain("anna");
  expect([count('form_posts_total{result="done"}'), count('form_posts_total{result="failed"}')]).toEqual([
    1, 0,
  ]);
  expect(count("emails_oldest_waiting_seconds")).toBe(0);
  expect(count("emails_to_company_failed")).toBe(0);
  // Only counters have such names; Prometheus' functions treat anything with that name as one.
  expect([...text.matchAll(/^# TYPE \w+_total (?!counter).*$/gm)].map(String)).toEqual([]);
  // A page is cached a moment after its first visitor has got it.
  const isHit = async () => {
    await (await fetch(`${site.url}/pris`)).text();
    return numberOf(await read(), "page_cache_hits_total") > 0;
  };
  await vi.waitUntil(isHit, { timeout: 40_000 });
  expect(numberOf(await read(), "page_cache_bytes")).toBeGreaterThan(10_000);

  const restart = await killDatabase(site);
  await vi.waitUntil(async () => numberOf(await read(), "database_writable") === 0, { timeout: 40_000 });
  expect((await postContactRequest(site.url)).status).toBe(503);
  // In bots' forms and the counting of visits nobody's text is lost.
  for (const path of ["/wp-login.php", "/events"])
    await fetch(site.url + path, { method: "POST", body: "{}" });
  expect(numberOf(await read(), 'form_posts_total{result="failed"}')).toBe(1);
  expect(await read()).not.toMatch(/^(queue_oldest_due_seconds|queue_jobs\{.*|backup_timestamp_seconds) /m);
  const postgres = await restart();
  await vi.waitUntil(async () => numberOf(await read(), "database_writable") === 1, { timeout: 40_000 });
  await postgres.stop();
});

test("a request is found again by its id: in the answer, the access log, its job, its emails and its error's page", async () => {
  const site = await start({ ACCESS_LOG: "true", LOG_LEVEL: "info", SLOW_QUERY_MS: "1" });
  expect(site.output()).not.toContain("Metrics:");
  const response = await fetch(`${site.url}/pris?namn=anna`, { headers: { "x-request-id": "from-proxy-1" } });
  expect(response.headers.get("x-request-id")).toBe("from-proxy-1");
  const made = (await postContactRequest(site.url, { companyName: "Hemliga AB" })).headers.get(
    "x-request-id",
  );
  expect(made).toMatch(/^[\da-f-]{36}$/);
  await vi.waitUntil(() => linesOf(site).filter(({ msg }) => msg === "email sent").length === 2, {
    timeout: 40_000,
  });
  const lines = linesOf(site);
  expect(lines.find(({ msg, route }) => msg === "answered" && route === "/pris")).toEqual({
    level: 30,
    time: expect.any(String),
    request: "from-proxy-1",
    method: "GET",
    route: "/pris",
    status: 200,
    milliseconds: expect.any(Number),
    bytes: expect.any(Number),
    msg: "answered",
  });
  expect(lines.filter(({ request }) => request === made).map(({ msg }) => msg)).toEqual(
    expect.arrayContaining(["answered", "email sent", "email sent"]),
  );
  // Whether a statement took more than one millisecond depends on the machine.
  await vi.waitUntil(
    async () => {
      await postContactRequest(site.url, { companyName: "Hemliga AB" }, "192.0.2.2");
      return linesOf(site).find(
        ({ msg, statement }) => msg === "slow query" && String(statement).includes("$1"),
      );
    },
    { timeout: 40_000 },
  );
  expect(JSON.stringify(linesOf(site))).not.toMatch(/192\.0\.2|namn=|anna|Hemliga|malarport/);

  await ask(site, "alter table news_articles rename to news_articles_away");
  const failed = await fetch(`${site.url}/nyheter?lang=sv`);
  expect(failed.status).toBe(500);
  const id = failed.headers.get("x-request-id") ?? "";
  expect(await failed.text()).toContain(`Uppge då numret ${id}.`);
  const data = await fetch(`${site.url}/nyheter.data`);
  expect(data.headers.get("server-timing")).toBe(`request;desc="${data.headers.get("x-request-id")}"`);
  expect(linesOf(site).find(({ msg }) => msg === "request failed")).toMatchObject({ request: id });
});

interface SentSpan {
  name: string;
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  attributes: { key: string; value: Record<string, unknown> }[];
}

test("traces of requests, queries, jobs and emails are sent where an endpoint is set", async () => {
  const spans: SentSpan[] = [];
  const resources: unknown[] = [];
  const receiver = createServer(async (request, response) => {
    const body = (await json(request)) as {
      resourceSpans: { resource: unknown; scopeSpans: { spans: SentSpan[] }[] }[];
    };
    for (const { resource, scopeSpans } of body.resourceSpans) {
      resources.push(resource);
      spans.push(...scopeSpans.flatMap((scope) => scope.spans));
    }
    response.writeHead(request.url === "/v1/traces" ? 200 : 404, { "content-type": "application/json" });
    response.end("{}");
  }).listen(0, "127.0.0.1");
  await once(receiver, "listening");
  ending.push(async () => receiver.close());
  const mail = await startSmtpServer();
  ending.push(() => mail.close());
  const { port } = receiver.address() as AddressInfo;
  const site = await start({
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    SMTP_URL: mail.url,
  });
  const request = (await postContactRequest(site.url)).headers.get("x-request-id");
  const named = (name: string) => spans.filter((span) => span.name === name);
  await vi.waitUntil(() => named("send email").length === 2, { timeout: 40_000 });
  const attribute = (span: SentSpan | undefined, name: string) =>
    span?.attributes.find(({ key }) => key === name)?.value;

  const [asked] = named("POST /bli-kontaktad");
  expect(attribute(asked, "http.route")).toEqual({ stringValue: "/bli-kontaktad" });
  expect(attribute(asked, "http.response.status_code")).toEqual({ intValue: 200 });
  expect(attribute(asked, "request.id")).toEqual({ stringValue: request });
  const queries = spans.filter(({ parentSpanId }) => parentSpanId === asked?.spanId);
  expect(queries.some((query) => attribute(query, "db.system.name"))).toBe(true);
  expect(new Set(queries.map(({ traceId }) => traceId))).toEqual(new Set([asked?.traceId]));
  const [job] = named("job send-contact-request-email");
  expect(attribute(job, "request.id")).toEqual({ stringValue: request });
  expect(named("send email").map(({ parentSpanId }) => parentSpanId)).toEqual([job?.spanId, job?.spanId]);
  expect(JSON.stringify(resources)).toContain("service.name");
  expect(JSON.stringify(spans)).not.toMatch(/malarport|192\.0\.2/);
});
