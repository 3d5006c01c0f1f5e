import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { type PostLimits, post } from "./post.ts";

const message = { headers: { "content-type": "application/json", "webhook-id": "1" }, body: '{"ö":1}' };
const sendTo = (url: string | URL, limits: Partial<PostLimits> = {}) =>
  post(new URL(url), message, { allowsPrivate: false, ...limits });

/** A receiver on loopback, and how many requests have reached it. */
async function receiver(listener: RequestListener) {
  let reached = 0;
  const server = createServer((request, response) => {
    reached += 1;
    listener(request, response);
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/hook`, port, reached: () => reached };
}

const refused = { status: null, problem: "address" };

test.each([
  "https://127.0.0.1/",
  "https://0x7f.1/",
  "https://2130706433/",
  "https://[::1]/",
  "https://[::ffff:10.0.0.1]/",
  "https://169.254.169.254/latest/meta-data",
  "http://example.com/",
])("nothing is sent to %s", async (url) => {
  const reached: string[] = [];
  const resolve = async (name: string) => {
    reached.push(name);
    return [{ address: "127.0.0.1", family: 4 }];
  };
  expect(await sendTo(url, { resolve })).toMatchObject(refused);
  expect(reached).toEqual([]);
});

test.each([["10.0.0.1"], ["::1"], ["::ffff:10.0.0.1"], ["169.254.169.254"], ["8.8.8.8", "127.0.0.1"]])(
  "a name of which an address is private (%s %s) is refused",
  async (...addresses) => {
    const resolve = async () =>
      addresses.map((address) => ({ address, family: address.includes(":") ? 6 : 4 }));
    expect(await sendTo("https://hook.example/", { resolve })).toMatchObject(refused);
  },
);

test("a name that this machine resolves to itself is refused", async () => {
  expect(await sendTo("https://localhost/")).toMatchObject(refused);
});

test("a name is resolved once, and the connection goes to the address that was checked", async () => {
  const target = await receiver((_request, response) => response.end("ok"));
  const answers = [[{ address: "127.0.0.1", family: 4 }], [{ address: "127.0.0.2", family: 4 }]];
  let asked = 0;
  const resolve = async () => answers[asked++] ?? [];
  const outcome = await sendTo(`http://hook.example:${target.port}/`, { allowsPrivate: true, resolve });
  expect([outcome.status, asked, target.reached()]).toEqual([200, 1, 1]);
});

test("what is sent arrives as it is, and the response's status and Retry-After come back", async () => {
  const got: unknown[] = [];
  const target = await receiver(async (request, response) => {
    const chunks = await request.toArray();
    got.push(request.method, request.headers["webhook-id"], Buffer.concat(chunks).toString());
    response.writeHead(503, { "retry-after": "120" }).end();
  });
  expect(await sendTo(target.url, { allowsPrivate: true })).toEqual({
    status: 503,
    retryAfter: "120",
    problem: null,
  });
  expect(got).toEqual(["POST", "1", '{"ö":1}']);
});

test("a response with a number that is no status counts as none", async () => {
  const target = await receiver((request) =>
    request.socket.end("HTTP/1.1 099 x\r\ncontent-length: 0\r\n\r\n"),
  );
  expect(await sendTo(target.url, { allowsPrivate: true })).toMatchObject({
    status: null,
    problem: "connection",
  });
});

test("no redirect is followed", async () => {
  const inside = await receiver((_request, response) => response.end("secret"));
  const target = await receiver((_request, response) => {
    response.writeHead(307, { location: inside.url }).end();
  });
  expect(await sendTo(target.url, { allowsPrivate: true })).toMatchObject({ status: 307 });
  expect(inside.reached()).toBe(0);
});

test("a response without an end is cut off, and its status counts", async () => {
  const target = await receiver((_request, response) => {
    const write = (): void => {
      while (response.write("x".repeat(16_000))) if (response.destroyed) return;
      response.once("drain", write);
    };
    write();
  });
  expect(await sendTo(target.url, { allowsPrivate: true })).toMatchObject({ status: 200 });
});

test("a receiver that does not respond in time is given up", async () => {
  const target = await receiver(() => undefined);
  expect(await sendTo(target.url, { allowsPrivate: true, milliseconds: 50 })).toMatchObject({
    status: null,
    problem: "timeout",
  });
});

test("the reason for no response is known: a name, a connection", async () => {
  const notFound = async () => {
    throw Object.assign(new Error("no such name"), { code: "ENOTFOUND" });
  };
  expect(await sendTo("https://hook.example/", { resolve: notFound })).toMatchObject({ problem: "name" });
  const target = await receiver((request) => request.socket.destroy());
  expect(await sendTo(target.url, { allowsPrivate: true })).toMatchObject({ problem: "connection" });
});
