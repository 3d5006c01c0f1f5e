import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { freshDatabase } from "#tests/database.ts";
import { generatedTypes } from "./generated-types.ts";

test("types.ts has the types of the current schema: run npm run db:types", async () => {
  const { admin } = await freshDatabase();
  expect(await generatedTypes(admin)).toBe(await readFile("backend/database/types.ts", "utf8"));
});
