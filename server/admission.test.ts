import type { IncomingMessage } from "node:http";
import { describe, expect, it } from "vitest";
import { senderOf } from "./admission.ts";

describe("senderOf", () => {
  const request = (forwarded?: string) =>
    ({
      headers: { "x-forwarded-for": forwarded },
      socket: { remoteAddress: "127.0.0.1" },
    }) as unknown as IncomingMessage;

  it("believes nothing but the connection when no proxy is trusted", () => {
    expect(senderOf(request("192.0.2.7"), 0)).toBe("127.0.0.1");
  });

  it("takes the address that the last trusted proxy saw, not what the visitor claims before it", () => {
    expect(senderOf(request("203.0.113.9, 192.0.2.7"), 1)).toBe("192.0.2.7");
    expect(senderOf(request("203.0.113.9, 192.0.2.7, 198.51.100.2"), 2)).toBe("192.0.2.7");
  });

  it("falls back to the connection when the header is missing", () => {
    expect(senderOf(request(), 1)).toBe("127.0.0.1");
  });
});
