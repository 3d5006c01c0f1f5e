import type { IncomingMessage } from "node:http";
import { isIP } from "node:net";
import { describe, expect, it } from "vitest";
import { adminPaths } from "#app/domain/staff-paths.ts";
import { maxImageBytes } from "#app/news/media.ts";
import { clientIpOf, mostBytesOf, readableTarget } from "./request-limits.ts";

describe("clientIpOf", () => {
  const request = (forwarded?: string) =>
    ({
      headers: { "x-forwarded-for": forwarded },
      socket: { remoteAddress: "127.0.0.1" },
    }) as unknown as IncomingMessage;

  it("is the connection's address when no proxy is trusted", () => {
    expect(clientIpOf(request("192.0.2.7"), 0)).toBe("127.0.0.1");
  });

  it("is the address that the outermost trusted proxy saw, not what the visitor wrote before it", () => {
    expect(clientIpOf(request("203.0.113.9, 192.0.2.7"), 1)).toBe("192.0.2.7");
    expect(clientIpOf(request("203.0.113.9, 192.0.2.7, 198.51.100.2"), 2)).toBe("192.0.2.7");
  });

  it.each([
    ["192.0.2.7:51234", "192.0.2.7"],
    ["[2001:db8::7]:51234", "2001:db8::7"],
    ["[2001:db8::7]", "2001:db8::7"],
    ["2001:db8::7", "2001:db8::7"],
  ])("leaves out the port that some proxies add: %s", (entry, address) => {
    expect(clientIpOf(request(entry), 1)).toBe(address);
  });

  it("differs between visitors for whom a proxy writes pseudonyms", () => {
    const hidden = ["_anna", "_bo", "1.2.3", "unknown:80", "[::1", "'; --"].map((entry) =>
      clientIpOf(request(entry), 1),
    );
    expect(new Set(hidden).size).toBe(hidden.length);
    for (const address of hidden) expect([isIP(address), address.startsWith("fd")]).toEqual([6, true]);
    // Limits are counted by the first half of such an address.
    expect(new Set(hidden.map((address) => address.split(":").slice(0, 4).join())).size).toBe(hidden.length);
    expect(clientIpOf(request("_anna"), 1)).toBe(hidden[0]);
  });

  it("is the connection's address when the header is missing", () => {
    expect(clientIpOf(request(), 1)).toBe("127.0.0.1");
  });
});

it.each([
  ["/nyheter?sok=%00&q=a%00b", "/nyheter?sok=%EF%BF%BD&q=a%EF%BF%BDb"],
  ["/nyheter/%E0%A4%A?x=%", "/nyheter/%25E0%25A4%25A?x=%"],
  ["/nyheter/r%C3%A4tt?x=%E0%A4%A", "/nyheter/r%C3%A4tt?x=%E0%A4%A"],
])("a target that can't be decoded is made one that can: %s", (sent, decodable) => {
  expect(readableTarget(sent)).toBe(decodable);
});

it.each([
  adminPaths.mediaUpload,
  `/admin/nyheter/${crypto.randomUUID()}/bild`,
  `${adminPaths.references}/logotyper/${crypto.randomUUID()}`,
  `${adminPaths.references}/logotyper/${crypto.randomUUID()}.data?lang=en`,
])("the largest picture can be uploaded to %s", (path) => {
  expect(mostBytesOf(path)).toBeGreaterThan(maxImageBytes);
});

it("the text of a file of 1 MB can be posted again to import it, however long it is in UTF-8", () => {
  const text = new TextDecoder("windows-1252").decode(new Uint8Array(1024 * 1024).fill(0x80));
  expect(mostBytesOf("/admin/forfragningar/importera.data")).toBeGreaterThan(Buffer.byteLength(text));
  expect(mostBytesOf("/admin/forfragningar/importera")).toBeGreaterThan(Buffer.byteLength(text));
  expect(mostBytesOf("/admin/etiketter")).toBe(64 * 1024);
});
