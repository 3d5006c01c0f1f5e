import { brotliDecompressSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressedData, encodingOf } from "./content-encoding.ts";

describe("encodingOf", () => {
  it.each([
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    [undefined, "identity"],
    ["br;q=0, gzip;q=1.0", "gzip"],
    ["gzip;q=0.5, br; q=0.000", "gzip"],
    ["GZIP", "gzip"],
    ["x-br, brotli", "identity"],
    ["identity", "identity"],
  ])("%s -> %s", (header, encoding) => {
    expect(encodingOf(header)).toBe(encoding);
  });
});

describe("compressedData", () => {
  const responseOf = (type: string) => new Response("[1]", { headers: { "content-type": type } });

  it.each(["text/x-script", "application/json; charset=utf-8"])("compresses %s", async (type) => {
    const sent = compressedData(responseOf(type), "gzip, br");
    expect(sent.headers.get("content-encoding")).toBe("br");
    expect(sent.headers.get("vary")).toBe("Accept-Encoding");
    expect(brotliDecompressSync(await sent.bytes()).toString()).toBe("[1]");
  });

  it("sends each chunk as it comes", async () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(new TextEncoder().encode("first")),
    });
    const response = new Response(body, { headers: { "content-type": "text/x-script" } });
    const { value } = (await compressedData(response, "br").body?.getReader().read()) ?? {};
    expect(value?.length).toBeGreaterThan(0);
  });

  it("does not compress other types, or for a client without Brotli", () => {
    const [html, data] = [responseOf("text/html"), responseOf("text/x-script")];
    expect(compressedData(html, "br")).toBe(html);
    expect(compressedData(data, "gzip")).toBe(data);
  });
});
