import { expect, test } from "vitest";
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

test("of several servers all connections use the current one, until one switches to the next", () => {
  const { addresses, user, database } = settingsFromUrl(
    "postgres://site:secret@one.example,[2001:db8::2]:5433/site?target_session_attrs=read-write",
  );
  expect([user, database]).toEqual(["site", "site"]);
  const first = addresses?.current ?? { host: "", port: 0 };
  expect(first).toEqual({ host: "one.example", port: 5432 });
  // Two connections that find the same server read-only switch once.
  addresses?.switchFrom(first);
  addresses?.switchFrom(first);
  const second = addresses?.current ?? { host: "", port: 0 };
  expect(second).toEqual({ host: "2001:db8::2", port: 5433 });
  addresses?.switchFrom(second);
  expect(addresses?.current).toEqual(first);
});
