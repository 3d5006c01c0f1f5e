import { DatabaseError } from "pg";
import { expect, it, onTestFinished, vi } from "vitest";
import { describeError, logUnhandledRejections, openLog, plainWords } from "./log.ts";

it("logs of a database error its code and table, never the values in it", () => {
  const error = new DatabaseError('value "070-123 45 67" is not allowed', 1, "error");
  Object.assign(error, {
    severity: "ERROR",
    code: "23514",
    table: "contact_requests",
    detail: "Failing row contains (Anna).",
  });
  const logged = JSON.stringify(describeError(error));
  expect(logged).toContain("23514");
  expect(logged).toContain("contact_requests");
  expect(logged).not.toMatch(/070|Anna/);
});

it("logs of another error its message, its place and its cause", () => {
  const logged = describeError(new Error("The render failed.", { cause: new Error("No words.") }));
  expect(logged).toMatchObject({ message: "The render failed.", cause: { message: "No words." } });
  expect(logged.place).toContain("log.test.ts");
});

it("logs only the plain words of what a library prints, nothing that a visitor has sent", () => {
  const printed = [
    'The URL path "/%E0%A4%A" could not be decoded',
    new TypeError("bad value anna@mail.example for 070-123 45 67 at https://site.example/a?b=c"),
    { email: "anna@mail.example" },
  ];
  expect(plainWords(printed)).toBe(
    "The URL path … could not be decoded TypeError: bad value … for … … … at … …",
  );
  expect(plainWords(["a ".repeat(1000)]).length).toBeLessThanOrEqual(300);
});

it("logs a rejected promise that nothing handles, for which Node would end the process", () => {
  const log = openLog("silent");
  const logged = vi.spyOn(log, "error");
  const others = process.listeners("unhandledRejection");
  logUnhandledRejections(log);
  const added = process.listeners("unhandledRejection").filter((listener) => !others.includes(listener));
  onTestFinished(() => {
    for (const listener of added) process.removeListener("unhandledRejection", listener);
  });
  // Emitting the event would also fail this test run.
  for (const listener of added) listener(new TypeError("Cannot change anna@mail.example"), Promise.resolve());
  expect(logged).toHaveBeenCalledWith(
    { place: expect.stringContaining("log.test.ts") },
    "TypeError: Cannot change …",
  );
});
