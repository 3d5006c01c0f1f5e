import fc from "fast-check";
import { beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { cleanTelephone, isTelephone } from "./telephone.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

test("the database has the rule of the forms", async () => {
  const part = fc.oneof(
    fc.constantFrom(..."0123456789"),
    fc.constantFrom(..."+ -()./\t\u2011\u200Ba"),
    fc.string({ minLength: 1, maxLength: 1 }),
  );
  const texts = fc.sample(
    fc.oneof(
      { weight: 3, arbitrary: fc.array(fc.constantFrom(..."0123456789 -()"), { maxLength: 40 }) },
      fc.array(part, { maxLength: 30 }),
    ),
    3000,
  );
  const numbers = [
    ...texts.map((parts) => parts.join("")),
    `${"-".repeat(92)}12345678`,
    `${"-".repeat(93)}12345678`,
  ].map((typed) => cleanTelephone(typed).replaceAll("\0", ""));
  const results = await db.ask<{ number: string; is: boolean }>(
    "select number, private.is_phone(number) as is from unnest($1::text[]) with ordinality each (number, place) order by place",
    [numbers],
  );
  expect(results).toEqual(numbers.map((number) => ({ number, is: isTelephone(number) })));
  expect(results.filter(({ is }) => is).length).toBeGreaterThan(100);
});
