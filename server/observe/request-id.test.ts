import type { IncomingMessage } from "node:http";
import { expect, test } from "vitest";
import { currentRequestId, forRequest, requestIdOf, requestIdOfJob } from "./request-id.ts";

const requestWith = (id?: string) => ({ headers: { "x-request-id": id } }) as unknown as IncomingMessage;
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

test("the id comes from a trusted proxy, never from a stranger", () => {
  expect(requestIdOf(requestWith("proxy-id-1"), 1)).toBe("proxy-id-1");
  expect(requestIdOf(requestWith("proxy-id-1"), 0)).toMatch(uuid);
});

test.each([undefined, "", "short", "x".repeat(65), "anna@mail.example", 'line\n{"level":60}', "åäöåäöåäö"])(
  "a proxy's id that could break a log line is replaced: %j",
  (id) => {
    expect(requestIdOf(requestWith(id), 1)).toMatch(uuid);
  },
);

test("work of a request has its id, also after it has waited, and no other work has it", async () => {
  const ids = await Promise.all(
    ["first-id", "second-id"].map((id) =>
      forRequest(id, async () => {
        await new Promise(setImmediate);
        return currentRequestId();
      }),
    ),
  );
  expect(ids).toEqual(["first-id", "second-id"]);
  expect(currentRequestId()).toBeUndefined();
});

test("a job's id is read from its payload", () => {
  expect(requestIdOfJob({ id: 1, request: "proxy-id-1" })).toBe("proxy-id-1");
  for (const payload of [undefined, null, {}, [], { request: 4 }, { request: "anna@mail.example" }])
    expect(requestIdOfJob(payload)).toBeUndefined();
});
