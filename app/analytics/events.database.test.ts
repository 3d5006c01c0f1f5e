import { beforeAll, beforeEach, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { recordEvent } from "./change-events.server.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

beforeEach(() => db.ask("truncate events"));

const record = (event: unknown) => recordEvent(db.database, JSON.stringify(event), { clientIp: "192.0.2.1" });
const kept = () => db.ask("select name, path, data from events");

test("a booking click is stored with its source, and its path without the query", async () => {
  expect(await record({ name: "booking_click", path: "/?lang=en#top", data: { source: "above_fold" } })).toBe(
    true,
  );
  expect(await kept()).toEqual([{ name: "booking_click", path: "/", data: { source: "above_fold" } }]);
});

test("values of another type are dropped, the rest stored", async () => {
  const data = {
    text: "å",
    number: 1.5,
    yes: true,
    none: null,
    list: [1],
    object: {},
    nan: Number.NaN,
    "bad key": 1,
  };
  await record({ name: "x", path: "/", data });
  expect(await kept()).toMatchObject([{ data: { text: "å", number: 1.5, yes: true, none: null } }]);
});

test("the largest accepted event fits the table", async () => {
  const keys = Array.from({ length: 12 }, (_, i) => String(i).padStart(40, "k"));
  const values = ["stack", ...keys].map((key) => [key, '"\u0000\\'.repeat(200)]);
  const data = Object.fromEntries(values);
  await record({ name: "x".repeat(64), path: `/${"å".repeat(299)}`, data });
  expect(Object.keys((await kept())[0]?.data)).toHaveLength(10);
});

test("the texts of an event have 800 characters together, so that it takes 4 KB at most in any script", async () => {
  const data = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`key${i}`, "汉".repeat(500)]));
  await record({ name: "x", path: `/${"å".repeat(299)}`, data });
  const [event] = await db.ask<{ bytes: number; texts: Record<string, string> }>(
    "select pg_column_size(events.*) as bytes, data as texts from events",
  );
  expect(Object.values(event?.texts ?? {}).join("")).toHaveLength(800);
  expect(event?.bytes).toBeLessThan(4_096);
});

test("the events of a day have a total, whoever sends them; those that are dropped don't count", async () => {
  await db.ask("truncate private.rate_counts");
  await db.ask("update private.rate_limits set max_hits = 3 where action = 'event_of_all'");
  const from = (clientIp: string, name = "x") =>
    recordEvent(db.database, JSON.stringify({ name, path: "/" }), { clientIp });
  for (const clientIp of ["192.0.2.1", "198.51.100.1", "2001:db8::1"]) {
    expect(await from(clientIp, "NOT AN EVENT")).toBe(false);
    expect(await from(clientIp)).toBe(true);
  }
  await expect(from("203.0.113.1")).rejects.toMatchObject({ name: "RateLimited" });
  // The site's own work does not count.
  await db.ask("insert into events (name, path) values ('x', '/')");
  expect(await kept()).toHaveLength(4);
  await db.ask("update private.rate_limits set max_hits = 20000 where action = 'event_of_all'");
});

test("500 characters of a stack are stored, 150 of any other text", async () => {
  await record({
    name: "route_error",
    path: "/",
    data: { message: "m".repeat(600), stack: "s".repeat(600) },
  });
  expect(await kept()).toMatchObject([{ data: { message: "m".repeat(150), stack: "s".repeat(500) } }]);
});

test("a client's events are counted, whatever they are, before they are read", async () => {
  await db.ask("truncate private.rate_counts");
  await db.ask("update private.rate_limits set max_hits = 3 where action = 'event'");
  const send = (text: string) => recordEvent(db.database, text, { clientIp: "192.0.2.9" });
  const event = JSON.stringify({ name: "x", path: "/" });
  expect(await send("{")).toBe(false);
  expect(await send(event)).toBe(true);
  // One count for one event, although the table also counts direct inserts.
  expect(await send(event)).toBe(true);
  await expect(send("{")).rejects.toMatchObject({ name: "RateLimited" });
  await expect(send(event)).rejects.toMatchObject({ name: "RateLimited" });
  await expect(
    db.database.as(
      "anon",
      (queries) => queries.insertInto("events").values({ name: "x", path: "/", data: "{}" }).execute(),
      { clientIp: "192.0.2.9" },
    ),
  ).rejects.toMatchObject({ name: "RateLimited" });
  expect(await kept()).toHaveLength(2);
  await db.ask("update private.rate_limits set max_hits = 300 where action = 'event'");
});

test("an email address that is cut at the end of a stored text is removed", async () => {
  const message = `${"x".repeat(139)} anna.andersson@${"foretag".repeat(8)}.example.se`;
  await record({ name: "exception", path: "/", data: { message } });
  expect(await kept()).toMatchObject([{ data: { message: `${"x".repeat(139)} …` } }]);
});

test("nothing that identifies somebody is stored: no personal path, no query, no email address in an error", async () => {
  const message = "Failed to load https://site.example/x?namn=Anna (anna@example.se): timeout";
  await record({ name: "exception", path: "/admin/forfragningar/4f1c", data: { message } });
  expect(await kept()).toMatchObject([
    { path: "/admin", data: { message: "Failed to load https://site.example/x… (…): timeout" } },
  ]);
});

test.each([
  null,
  "x",
  [],
  {},
  { name: "X", path: "/" },
  { name: "x", path: "https://evil.example" },
  { name: "x".repeat(65), path: "/" },
  { name: "x", path: `/${"x".repeat(300)}` },
  { name: "page_view", path: "/utkast/nyhet" },
])("what is no event is dropped: %j", async (event) => {
  expect(await record(event)).toBe(false);
  expect(await kept()).toEqual([]);
});

test.each([
  "[]",
  '"x"',
  '{"a": {"b": 1}}',
  '{"a": [1]}',
  '{"a": []}',
  `{${Array.from({ length: 11 }, (_, i) => `"k${i}": 1`)}}`,
])("the database refuses the data %s on every path", (data) =>
  expect(db.ask("insert into events (name, path, data) values ('x', '/', $1)", [data])).rejects.toMatchObject(
    {
      code: "23514",
    },
  ),
);
