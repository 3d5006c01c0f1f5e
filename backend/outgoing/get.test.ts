import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, expect, test } from "vitest";
import { get } from "./get.ts";

const stops: (() => void)[] = [];
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
});

async function serve(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, "127.0.0.1");
  stops.push(() => server.close().closeAllConnections());
  await once(server, "listening");
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
}
const limits = { allowsPrivate: true, milliseconds: 20_000 };

test("a text comes with its tag, and the headers are sent", async () => {
  const url = await serve((request, response) => {
    response.setHeader("etag", '"7"');
    response.end(request.headers["if-none-match"] ?? "");
  });
  expect(await get(new URL(url), { "if-none-match": '"6"' }, limits)).toEqual({
    status: 200,
    etag: '"7"',
    body: '"6"',
    problem: null,
  });
});

test("a body that is too long is not read to its end, whatever its length says", async () => {
  const url = await serve((_, response) => response.write("x".repeat(100_000)));
  expect(await get(new URL(url), {}, { ...limits, bytes: 50_000 })).toEqual({
    status: null,
    problem: "large",
  });
});

test("a server that does not finish runs into the time limit", async () => {
  const url = await serve((_, response) => response.write("BEGIN:VCALENDAR"));
  expect(await get(new URL(url), {}, { ...limits, milliseconds: 200 })).toEqual({
    status: null,
    problem: "timeout",
  });
});

test("a redirect is checked like the first address, and they end", async () => {
  const inside = await serve((_, response) => response.end("secret"));
  const resolve = async () => [{ address: "127.0.0.1", family: 4 }];
  const outside = await serve((_, response) => response.writeHead(302, { location: inside }).end());
  expect(await get(new URL(outside), {}, limits)).toMatchObject({ status: 200, body: "secret" });
  const refused = { ...limits, allowsPrivate: false };
  expect(await get(new URL("https://calendar.example/"), {}, { ...refused, resolve })).toEqual({
    status: null,
    problem: "address",
  });
  const toFile = await serve((_, response) =>
    response.writeHead(302, { location: "file:///etc/passwd" }).end(),
  );
  expect(await get(new URL(toFile), {}, limits)).toEqual({ status: null, problem: "address" });
  const endless = await serve((_, response) => response.writeHead(302, { location: "/" }).end());
  expect(await get(new URL(endless), {}, limits)).toMatchObject({ status: 302, body: "" });
});
