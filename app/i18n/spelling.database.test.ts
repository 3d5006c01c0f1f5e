import { beforeAll, expect, test } from "vitest";
import { freshDatabase, type TestDatabase } from "#tests/database.ts";
import { plainSpelling } from "./spelling.ts";

let db: TestDatabase;

beforeAll(async () => {
  db = await freshDatabase();
});

test("the database compares Latin letters, marks and digits as the app does", async () => {
  // Letters after these are newer than PostgreSQL's version of Unicode.
  const characters = Array.from({ length: 0xa7cb }, (_, code) => String.fromCodePoint(code)).filter(
    (character) => /[\p{sc=Latin}\p{sc=Inherited}\p{Nd}]/u.test(character),
  );
  expect(characters.length).toBeGreaterThan(1500);
  const texts = characters.map((character) => `a${character}b`);
  const rows = await db.ask<{ plain: string }>(
    "select private.plain_spelling(text) as plain from unnest($1::text[]) with ordinality each (text, place) order by place",
    [texts],
  );
  const differing = texts.filter((text, place) => plainSpelling(text) !== rows[place]?.plain);
  expect(differing).toEqual([]);
});
