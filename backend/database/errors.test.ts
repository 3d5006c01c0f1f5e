import { expect, test } from "vitest";
import { DatabaseUnavailable, RateLimited, typedError } from "./errors.ts";

const failure = (code: string) => Object.assign(new Error("x"), { code });

test.each(["08006", "53300", "57014", "57P01", "57P03", "25006", "ECONNREFUSED", "ENOENT", "ETIMEDOUT"])(
  "%s means that the database cannot be used now",
  (code) => expect(typedError(failure(code))).toBeInstanceOf(DatabaseUnavailable),
);

test.each([
  "timeout exceeded when trying to connect",
  "Query read timeout",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
])("so does the driver's message: %s", (message) =>
  expect(typedError(new Error(message))).toBeInstanceOf(DatabaseUnavailable),
);

test("PT429 is the rate limit", () => {
  expect(typedError(failure("PT429"))).toBeInstanceOf(RateLimited);
});

test("any other error is returned as it is", () => {
  const mistake = failure("23514");
  expect(typedError(mistake)).toBe(mistake);
  expect(typedError("text")).toBe("text");
});
