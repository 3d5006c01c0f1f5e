import { DatabaseError } from "pg";
import { expect, it } from "vitest";
import { describeFully } from "./development-log.ts";

it("shows the developer of a database error its message, code, hint and statement", () => {
  const error = new DatabaseError("function lower(integer) does not exist", 1, "error");
  Object.assign(error, { code: "42883", hint: "Add casts.", statement: "select →lower(1)" });
  expect(describeFully(error)).toMatchObject({
    code: "42883",
    hint: "Add casts.",
    statement: "select →lower(1)",
    stack: expect.stringContaining("error: function lower(integer) does not exist\n    at "),
  });
});

it("shows of an error only the lines of our own files, and its cause", () => {
  const described = describeFully(new Error("The render failed.", { cause: new Error("No words.") }));
  expect(described.stack).toContain("development-log.test.ts");
  expect(described.stack).not.toContain("node_modules");
  expect(described.cause).toMatchObject({ stack: expect.stringContaining("Error: No words.") });
});
