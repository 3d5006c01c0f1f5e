import { IncomingMessage, ServerResponse } from "node:http";
import { Socket } from "node:net";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { limitResponseTime } from "./time-limit.ts";

let request: IncomingMessage;
let response: ServerResponse;
const onTimeout = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  onTimeout.mockReset();
  request = new IncomingMessage(new Socket());
  response = new ServerResponse(request);
  limitResponseTime(response, onTimeout);
});
afterEach(() => vi.useRealTimers());

test("a request without a response times out after eight seconds, once", () => {
  request.complete = true;
  vi.advanceTimersByTime(7_999);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.advanceTimersByTime(60_000);
  expect(onTimeout).toHaveBeenCalledOnce();
});

test("the time of a slow upload does not count", () => {
  vi.advanceTimersByTime(7_500);
  request.complete = true;
  vi.advanceTimersByTime(7_000);
  expect(onTimeout).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1_000);
  expect(onTimeout).toHaveBeenCalledOnce();
});

test("a response that has begun does not time out", () => {
  request.complete = true;
  response.flushHeaders();
  vi.advanceTimersByTime(10_000);
  expect(onTimeout).not.toHaveBeenCalled();
});
