import { expect, test } from "vitest";
import * as z from "zod";
import { newFormId } from "./form-values.ts";

test("an id is a version 4 UUID and never the same", () => {
  const ids = Array.from({ length: 200 }, newFormId);
  for (const id of ids) expect(z.uuidv4().safeParse(id).success, id).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
});
