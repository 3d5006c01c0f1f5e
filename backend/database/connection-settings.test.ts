import { expect, test } from "vitest";
import { DatabaseClient } from "./client.ts";
import { settingsFromUrl } from "./connection-settings.ts";

test("one server is read as the driver reads it", () => {
  expect(settingsFromUrl("postgres://site:se%40cret@db.example:5433/site")).toEqual({
    host: "db.example",
    port: 5433,
    user: "site",
    password: "se@cret",
    database: "site",
  });
});

test("of several servers all connections share the list of addresses", () => {
  const { addresses, user, database } = settingsFromUrl(
    "postgres://site:secret@one.example,[2001:db8::2]:5433/site?target_session_attrs=read-write",
  );
  expect([user, database]).toEqual(["site", "site"]);
  expect(addresses).toEqual([
    { host: "one.example", port: 5432 },
    { host: "2001:db8::2", port: 5433 },
  ]);
});

test("two connections that find the same server away switch to the next once", async () => {
  const [away, other] = [
    { host: "127.0.0.1", port: 1 },
    { host: "127.0.0.1", port: 2 },
  ];
  const addresses = [away, other];
  const clients = [new DatabaseClient({ addresses }), new DatabaseClient({ addresses })];
  await Promise.allSettled(clients.map((client) => client.connect()));
  expect(addresses).toEqual([other, away]);
});
