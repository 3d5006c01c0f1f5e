import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { networksOf } from "./client-limit.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

test("the process and the database count a client by the same networks", async () => {
  const addresses = [
    ...["192.0.2.1", "2001:db8::", "::1", "2001:db8:1:2:3:4:5:6", "2001:db8::1:0:0:1"],
    ...fc.sample(
      fc.ipV6().filter((ip) => !ip.includes(".")),
      300,
    ),
    ...fc.sample(fc.ipV4(), 50),
  ];
  for (const ip of addresses) {
    const [networks] = await db.ask<{ counted: string[]; own: string[] }>(
      `select (select array_agg(network order by share) from private.networks_of($1)) as counted,
        (select array_agg(own::cidr::text) from unnest($2::text[]) as own) as own`,
      [ip, networksOf(ip)],
    );
    expect(
      networks?.counted.map((network) => network.replace(/\/32$/, "")),
      ip,
    ).toEqual(networks?.own.map((network) => network.replace(/\/32$/, "")));
  }
});
