import { randomUUID } from "node:crypto";
import fc from "fast-check";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { startEmbeddedPostgres } from "#backend/database/embedded.ts";
import { type TestedForm, testedForms } from "#tests/forms.ts";
import { type RunningSite, removeData, startSite } from "#tests/site.ts";

const tries = 10_400;
// Fewer than the site's connections to its database: on a busy machine a request that waits three seconds for one gets
// 503.
const atOnce = 8;
const seed = 20_261_121;

let site: RunningSite;
let postgres: Awaited<ReturnType<typeof startEmbeddedPostgres>>;
let database: pg.Pool;

beforeAll(async () => {
  site = await startSite({ LOG_LEVEL: "silent", TRUST_PROXY: "1" });
  postgres = await startEmbeddedPostgres({ dataDir: site.dataDir, log: () => undefined });
  database = new pg.Pool(postgres.connection);
});
afterAll(async () => {
  await database.end();
  await site.stop();
  await postgres.stop();
  await removeData(site);
});

/** What has broken forms elsewhere: headers, markup, queries, reversed text, lone surrogates, sheer size. */
const nasty = fc.constantFrom(
  "Anna\r\nBcc: alla@example.se\r\n\r\nHej",
  "%0d%0aBcc: alla@example.se",
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "'; drop table contact_requests; --",
  "{{constructor.constructor('return process')()}}",
  "#{process.exit(1)}",
  "../../../../etc/passwd",
  "\u202egnp.exe\u202c",
  "\u0000",
  "a\u0000b",
  "\ud800",
  "\udfff\ud800 halva",
  "e\u0301".repeat(600),
  "👩‍👩‍👧‍👦".repeat(90),
  "=cmd|' /C calc'!A0",
  "__proto__",
  "constructor",
  "NaN",
  "-",
  "-1",
  "+05:30",
  "1e309",
  "9".repeat(400),
  "0000-00-00T00:00",
  "+275760-09-13T00:00",
  "2026-02-30T25:61",
  " \t\n\u00a0\u2003\ufeff ",
  "x".repeat(20_000),
  "\u0007\u001b[31m",
);
const badText = fc.oneof(
  { weight: 3, arbitrary: nasty },
  // Whole characters and lone surrogates.
  {
    weight: 2,
    arbitrary: fc.array(fc.nat(0xffff), { maxLength: 40 }).map((units) => String.fromCharCode(...units)),
  },
);
const badValue = fc.oneof(
  { weight: 4, arbitrary: badText },
  {
    weight: 2,
    arbitrary: fc.constantFrom<unknown>(
      null,
      true,
      0,
      -1,
      1e308,
      [],
      {},
      [[[]]],
      ["a@b.se"],
      { toString: [] },
      { valueOf: 1, length: 3 },
      { $gt: "" },
      { challenge: { parameters: { data: { form: "x" } } }, solution: {} },
    ),
  },
);

interface Try {
  form: TestedForm;
  /** The fields with invalid values; undefined is a missing field. */
  bad: [string, unknown][];
  way: "json" | "urlencoded" | "multipart" | "broken";
  elapsed: unknown;
  clientIp: string;
  broken: string;
}

const anyTry: fc.Arbitrary<Try> = fc.constantFrom(...testedForms).chain((form) =>
  fc.record({
    form: fc.constant(form),
    bad: fc.array(
      fc.tuple(
        fc.constantFrom(
          ...Object.keys(form.valid),
          "id",
          "website",
          "solution",
          "locale",
          "__proto__",
          "more",
        ),
        fc.oneof({ weight: 9, arbitrary: badValue }, { weight: 1, arbitrary: fc.constant(undefined) }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    way: fc.oneof(
      { weight: 17, arbitrary: fc.constant("json" as const) },
      { weight: 1, arbitrary: fc.constantFrom("urlencoded" as const, "multipart" as const) },
      { weight: 2, arbitrary: fc.constant("broken" as const) },
    ),
    elapsed: fc.oneof({ weight: 9, arbitrary: fc.constant(20_000) }, { weight: 1, arbitrary: badValue }),
    clientIp: fc.oneof(
      { weight: 9, arbitrary: fc.ipV4() },
      fc.ipV6(),
      fc.constantFrom("", "x", "1.2.3", "'; --"),
    ),
    broken: fc.constantFrom(
      "",
      "{",
      "[1]",
      "null",
      '"text"',
      "{}".repeat(9),
      "[".repeat(5_000),
      '{"a":1,}',
      "\ufeff{}",
    ),
  }),
);

const stackTrace =
  /\bat .+\(?(?:file:|\/|node:).*:\d+:\d+|node_modules|(?:Type|Range|Syntax|Reference)Error|violates|PostgreSQL/;

interface TriedResponse {
  tried: Try;
  posted: Record<string, unknown>;
  status: number;
  body: string;
}

it(`${tries} bad inputs over all forms: no 5xx, no stack trace, no row that the schema refuses, nobody harmed`, async () => {
  const responses: TriedResponse[] = [];
  const waiting = fc.sample(anyTry, { numRuns: tries, seed });
  const working = async () => {
    for (let tried = waiting.pop(); tried; tried = waiting.pop()) responses.push(await send(tried));
  };
  await Promise.all(Array.from({ length: atOnce }, working));
  expect(responses).toHaveLength(tries);

  const failures = responses.filter(({ status, body }) => status >= 500 || stackTrace.test(body));
  expect(failures.slice(0, 3).map(shown)).toEqual([]);

  const taken = responses.filter(
    ({ tried, status, body }) => tried.way === "json" && status === 200 && body.includes('"ok":true'),
  );
  // A form without an id gets one that is made from its content (without script it can't have one).
  const wronglyTaken = taken.filter(
    ({ tried, posted }) => !tried.form.check({ ...posted, id: posted.id ?? randomUUID(), website: "" }).ok,
  );
  expect(wronglyTaken.slice(0, 3).map(shown)).toEqual([]);
  // Some odd values are valid, e.g. a script as a company's name; they are stored as harmless text, each once.
  expect(taken.length).toBeGreaterThan(100);
  for (const table of new Set(testedForms.map((form) => form.table))) {
    const { rows } = await database.query<{ id: string }>(`select id from ${table}`);
    const kept = new Set(rows.map(({ id }) => id));
    const ids = taken
      .filter(({ tried, posted }) => tried.form.table === table && posted.id != null)
      .map(({ posted }) => String(posted.id).toLowerCase());
    expect(ids.filter((id) => !kept.has(id))).toEqual([]);
  }

  expect(site.process.exitCode).toBeNull();
  // A strange but valid input may already have taken the one slot that all of them request.
  await database.query("delete from demo_bookings");
  for (const form of testedForms) {
    const sound = { ...form.valid, id: randomUUID(), elapsed: 20_000 };
    const { status, body } = await post(form.path, JSON.stringify(sound), "application/json", "198.51.100.7");
    expect([form.name, status, body.startsWith('{"ok":true')]).toEqual([form.name, 200, true]);
  }
  expect((await fetch(site.url)).status).toBe(200);
}, 240_000);

async function send(tried: Try): Promise<TriedResponse> {
  const posted: Record<string, unknown> = { ...tried.form.valid, id: randomUUID(), elapsed: tried.elapsed };
  for (const [name, value] of tried.bad) {
    if (value === undefined) delete posted[name];
    else Object.defineProperty(posted, name, { value, enumerable: true, configurable: true, writable: true });
  }
  const { path } = tried.form;
  const { status, body } =
    tried.way === "json"
      ? await post(path, JSON.stringify(posted), "application/json", tried.clientIp)
      : tried.way === "broken"
        ? await post(path, tried.broken, "application/json", tried.clientIp)
        : await post(path, asForm(posted, tried.way), undefined, tried.clientIp);
  return { tried, posted, status, body };
}

function asForm(
  posted: Record<string, unknown>,
  way: "urlencoded" | "multipart",
): URLSearchParams | FormData {
  const form = way === "urlencoded" ? new URLSearchParams() : new FormData();
  for (const [name, value] of Object.entries(posted))
    if (name !== "id" && name !== "elapsed")
      form.append(name, typeof value === "string" ? value : JSON.stringify(value));
  if (form instanceof FormData) form.append("name", new Blob(["\u0000"]), "name.exe");
  return form;
}

async function post(
  path: string,
  body: string | URLSearchParams | FormData,
  type: string | undefined,
  clientIp: string,
) {
  const response = await fetch(`${site.url}${path}`, {
    method: "POST",
    redirect: "manual",
    headers: {
      ...(type && { "content-type": type, accept: "application/json" }),
      "x-forwarded-for": clientIp,
    },
    // Keeps lone surrogates away from fetch, as a hostile client does.
    body: typeof body === "string" ? Buffer.from(body) : body,
  });
  return { status: response.status, body: await response.text() };
}

function shown({ tried, posted, status, body }: TriedResponse) {
  return {
    form: tried.form.name,
    way: tried.way,
    status,
    bad: tried.bad,
    elapsed: posted.elapsed,
    body: body.slice(0, 400),
  };
}
