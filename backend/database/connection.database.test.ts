import { once } from "node:events";
import { type AddressInfo, connect, createServer } from "node:net";
import { type Insertable, sql } from "kysely";
import pg from "pg";
import { beforeAll, expect, test } from "vitest";
import { eventually, freshDatabase, type TestDatabase } from "#tests/database.ts";
import { type Client, openDatabase, responseMilliseconds } from "./connection.ts";
import { DatabaseUnavailable, RateLimited } from "./errors.ts";
import type { DB } from "./types.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

const event = (name: string) => ({ name, path: "/" });

/** Inserts an event as a visitor. */
function add(row: Insertable<DB["events"]>, client: Client = {}) {
  return db.database.as("anon", (queries) => queries.insertInto("events").values(row).execute(), client);
}

test("role, claims and client hold for one transaction only", async () => {
  const look = sql<{ role: string; sub: string | null; networks: string; claimed: string }>`
    select current_user as role, auth.uid() as sub, auth.role() as claimed, current_setting('app.client_networks') as networks`;
  const sub = "0a3c8f1e-6a51-4a53-9d7e-0c1f2b3d4e5f";
  const first = await db.database.as("authenticated", (queries) => look.execute(queries), {
    claims: { sub, note: `it's a "quote" \\` },
    clientIp: "2001:db8::1%eth0",
  });
  expect(first.rows).toEqual([
    {
      role: "authenticated",
      claimed: "authenticated",
      sub,
      networks: "2001:db8:0:0::/64 2001:db8:0:0::/56 2001:db8:0:0::/48",
    },
  ]);
  const seen = await Promise.all(
    Array.from({ length: 20 }, () => db.database.as("anon", (queries) => look.execute(queries))),
  );
  for (const { rows } of seen)
    expect(rows).toEqual([{ role: "anon", claimed: "anon", sub: null, networks: "" }]);
});

test("claims cannot name another role than the transaction's", async () => {
  const { rows } = await db.database.as("anon", (queries) => sql`select auth.role()`.execute(queries), {
    claims: { role: "service_role" },
  });
  expect(rows).toEqual([{ role: "anon" }]);
});

test("read runs as a visitor in a read-only transaction", async () => {
  const look = sql<{ role: string; sub: string | null }>`select current_user as role, auth.uid() as sub`;
  const { rows } = await db.database.read((queries) => look.execute(queries));
  expect(rows).toEqual([{ role: "anon", sub: null }]);
  const writing = db.database.read((queries) => queries.insertInto("events").values(event("read")).execute());
  await expect(writing).rejects.toMatchObject({ cause: { code: "25006" } });
});

test("when the role can't be set, the work is not done as another role", async () => {
  // A built-in role of PostgreSQL that the site's login is not a member of.
  const role = "pg_read_all_data" as "anon";
  const work = db.database.as(role, (queries) =>
    queries.insertInto("events").values(event("unruled")).execute(),
  );
  await expect(work).rejects.toThrow();
  expect(await db.ask("select from events where name = 'unruled'")).toEqual([]);
});

test("a query error that the work swallows still fails the transaction", async () => {
  const work = db.database.as("anon", async (queries) => {
    await queries.insertInto("events").values(event("swallowed")).execute();
    await sql`select 1 / 0`.execute(queries).catch(() => undefined);
  });
  await expect(work).rejects.toThrow("rolled back");
  expect(await db.ask("select from events where name = 'swallowed'")).toEqual([]);
});

test("work that is repeated has its statements prepared once, also after one of them has failed", async () => {
  const database = openDatabase(db.site, { maxConnections: 2 });
  const divide = (by: number) =>
    database.as(
      "service_role",
      (queries) => sql<{ result: number }>`select 6 / ${by}::int as result`.execute(queries),
      {
        prepares: true,
      },
    );
  await expect(divide(0)).rejects.toMatchObject({ code: "22012" });
  expect((await divide(2)).rows).toEqual([{ result: 3 }]);
  expect((await divide(3)).rows).toEqual([{ result: 2 }]);
  // In the same connection, and not prepared itself.
  const prepared = sql`select statement from pg_prepared_statements`;
  const { rows } = await database.as("service_role", (queries) => prepared.execute(queries));
  expect(rows).toEqual([{ statement: "select 6 / $1::int as result" }]);
  await database.close();
});

test("a connection that breaks in a transaction throws DatabaseUnavailable, and the next request gets another", async () => {
  const work = db.database.as("anon", async (queries) => {
    await queries.insertInto("events").values(event("lost")).execute();
    await db.hangUp("site");
    await queries.insertInto("events").values(event("lost")).execute();
  });
  await expect(work).rejects.toBeInstanceOf(DatabaseUnavailable);
  // The idle connections are broken as well, which the pool notices a little later.
  await eventually(() =>
    db.database
      .as("anon", (queries) => queries.insertInto("events").values(event("kept")).execute())
      .then(
        () => true,
        () => false,
      ),
  );
  expect(await db.ask("select name from events where name in ('lost', 'kept')")).toEqual([{ name: "kept" }]);
});

test("when every connection for pages is busy, neither forms nor /health wait", async () => {
  // A third of a process's ten.
  const pageConnections = 3;
  const holder = new pg.Client(db.admin);
  await holder.connect();
  await holder.query("begin; lock table news_articles");
  const reading = Array.from({ length: 12 }, () =>
    db.database.read((queries) => queries.selectFrom("news_articles").select("id").execute()),
  );
  const waiting = () =>
    db.ask("select from pg_locks where relation = 'news_articles'::regclass and not granted");
  await expect.poll(async () => (await waiting()).length).toBe(pageConnections);
  await add(event("beside"));
  expect(await db.database.state()).toBe("writable");
  expect(await waiting()).toHaveLength(pageConnections);
  await holder.end();
  await Promise.all(reading);
});

test("a first connection that is not answered does not fail the work", async () => {
  const { host, port } = db.site;
  let asked = 0;
  const slow = createServer((socket) => {
    asked += 1;
    socket.on("error", () => undefined);
    if (asked === 1) return;
    const server = host.startsWith("/") ? connect(`${host}/.s.PGSQL.${port}`) : connect(port, host);
    server.on("error", () => socket.destroy());
    socket.pipe(server).pipe(socket);
  }).listen(0, "127.0.0.1");
  await once(slow, "listening");
  const address = slow.address() as AddressInfo;
  const database = openDatabase({ ...db.site, host: "127.0.0.1", port: address.port });
  const begun = performance.now();
  expect(await database.as("anon", async () => "done")).toBe("done");
  expect(asked).toBe(2);
  expect(performance.now() - begun).toBeLessThan(responseMilliseconds);
  await database.close();
  slow.close();
});

test("a full disk is known from what could not be stored, until something is stored again", async () => {
  const refuse = sql`do $$ begin raise exception 'full' using errcode = '53100'; end $$`;
  await expect(db.database.as("service_role", (queries) => refuse.execute(queries))).rejects.toBeInstanceOf(
    DatabaseUnavailable,
  );
  expect(await db.database.state()).toBe("disk-full");
  // Reading needs no room on the disk; the monitoring's figures are an example.
  await db.database.as("service_role", (queries) => sql`select private.figures()`.execute(queries));
  expect(await db.database.state()).toBe("disk-full");
  await db.database.as(
    "service_role",
    (queries) => queries.insertInto("events").values(event("room")).execute(),
    { onBehalfOf: "anon" },
  );
  expect(await db.database.state()).toBe("writable");
});

test("a database that is not there throws DatabaseUnavailable", async () => {
  const nowhere = openDatabase({ host: "127.0.0.1", port: 4199, user: "nobody", database: "none" });
  await expect(nowhere.as("anon", async () => 1)).rejects.toBeInstanceOf(DatabaseUnavailable);
  await nowhere.close();
});

test("an added row's values are escaped, and its role and client do not stay on the connection", async () => {
  const hostile = `'; reset role; drop table events; -- \\' $1 $2`;
  await add({ ...event("added"), data: { hostile } }, { clientIp: "192.0.2.1" });
  expect(await db.ask("select data from events where name = 'added'")).toEqual([{ data: { hostile } }]);
  const { rows } = await db.database.as("anon", (queries) =>
    sql`select current_setting('app.client_networks') as networks, session_user as login`.execute(queries),
  );
  expect(rows).toEqual([{ networks: "", login: db.site.user }]);
});

test("a row with a column that visitors may not set is refused", async () => {
  const refused = add({ ...event("dated"), created_at: new Date(0) });
  await expect(refused).rejects.toMatchObject({ code: "42501" });
});

test("rows that are added at the same time count for their own client, and only those over the limit are refused", async () => {
  await db.ask("update private.rate_limits set max_hits = 3 where action = 'event'");
  const clients = Array.from({ length: 40 }, (_, number) => `198.51.100.${number % 8}`);
  const outcomes = await Promise.allSettled(clients.map((clientIp) => add(event("together"), { clientIp })));
  expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(8 * 3);
  for (const outcome of outcomes)
    if (outcome.status === "rejected") expect(outcome.reason).toBeInstanceOf(RateLimited);
  expect(await db.ask("select from events where name = 'together'")).toHaveLength(8 * 3);
});
